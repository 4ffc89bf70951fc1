// All demo data as one list: the value, the page that takes it, and the answer.
import { isMeant, type Answer, type Contract } from './contract.ts';
import * as demo from './demo-data.ts';
import * as flows from './demo-flows.ts';

export interface DemoAnswer extends Answer {
  readonly operationId: string;
  /** A code, number, link or deed. */
  readonly input: string;
}

/** Every answer that demo data leads to. */
export function demoAnswers(contract: Contract): DemoAnswer[] {
  return [
    ...ofVouchers(),
    ...ofRedemptions(),
    ...ofFlows(),
    ...ofPayments(contract),
    ...ofInputs(contract),
  ];
}

const entries = (
  operationId: string,
  list: readonly (Answer | undefined)[],
  input: (index: number) => string,
): DemoAnswer[] =>
  list.flatMap((answer, index) =>
    answer ? [{ status: answer.status, ...nameOf(answer), operationId, input: input(index) }] : [],
  );

const nameOf = ({ example }: Answer): { example?: string } => (example ? { example } : {});

function ofVouchers(): DemoAnswer[] {
  const { demoVouchers } = demo;
  const code = (index: number): string => demoVouchers[index]?.code ?? '';
  const of = (operationId: string, pick: (voucher: demo.DemoVoucher) => Answer | undefined) =>
    entries(operationId, demoVouchers.map(pick), code);
  return [
    ...of('createVoucherToken', (voucher) => voucher),
    ...of('redeemVoucher', ({ redeem }) => redeem),
    ...of('getActiveGiveaway', ({ giveaway }) => giveaway),
    ...of('getRedemption', ({ orderStatus }) => orderStatus),
    ...of('getPrepaidPackagePromotion', ({ promotion }) => promotion),
    ...of('createShoppingAccount', ({ account }) => account),
    ...of('requestMerchantCodeLink', newLinkOf),
  ];
}

/** The answer to a request for a new link with a voucher's code. */
function newLinkOf({ status, example }: demo.DemoVoucher): Answer | undefined {
  if (status === 200) return { status: 409, example: 'voucher-not-redeemed' };
  if (example === 'voucher-already-redeemed') return { status: 202, example: 'new-link-sent' };
  const isSame = example === 'voucher-not-found' || example === 'voucher-blocked';
  return isSame ? { status, example } : undefined;
}

function ofRedemptions(): DemoAnswer[] {
  const { demoLinks, demoOrders, demoShops } = demo;
  const link = (index: number): string => demoLinks[index]?.token ?? '';
  const refused = demoLinks.map((entry) => (entry.status < 400 ? undefined : entry));
  return [
    ...entries('getOrderStatus', demoOrders, (index) => demoOrders[index]?.orderNumber ?? ''),
    ...entries('getShop', demoShops, (index) => String(demoShops[index]?.id)),
    ...entries('revealMerchantCode', demoLinks, link),
    ...entries('downloadMerchantCodePdf', refused, link),
    // A new link is asked for with an expired one.
    ...entries(
      'requestMerchantCodeLink',
      refused.map((entry) => (entry?.status === 410 ? undefined : entry)),
      link,
    ),
  ];
}

function ofFlows(): DemoAnswer[] {
  const { activations, reactivations, resends } = flows;
  const secret = (list: readonly flows.DemoSecret[], ...operations: string[]): DemoAnswer[] =>
    operations.flatMap((operationId, index) =>
      entries(
        operationId,
        // The first call shows all; those after it refuse as the first does.
        list.map((entry) => (index === 0 || entry.status >= 400 ? entry : undefined)),
        (at) => list[at]?.ident ?? '',
      ),
    );
  const order = (index: number): string => activations[index]?.orderHash ?? '';
  const activate = activations.map((entry) => entry.activate ?? entry);
  const checked = flows.identityChecks.filter(({ example }) => example === 'fraud-in-review');
  return [
    ...secret(flows.partnerLinks, 'createThirdPartyRedeemToken'),
    ...secret(flows.downloads, 'lookUpVoucherPdf', 'downloadVoucherPdf'),
    ...secret(flows.identityChecks, 'lookUpFraudCheck', 'submitFraudCheck', 'verifyFraudCheckPin'),
    ...entries(
      'submitFraudCheck',
      checked.map(() => ({ status: 409, example: 'contact-support' })),
      (index) => checked[index]?.ident ?? '',
    ),
    ...entries('lookUpActivation', activations, order),
    ...entries('activateVouchers', activate, order),
    ...entries('requestReactivation', reactivations, (index) => reactivations[index]?.code ?? ''),
    ...entries('resendRedeemLink', resends, (index) => resends[index]?.code ?? ''),
  ];
}

function ofPayments({ operations }: Contract): DemoAnswer[] {
  const { cards, charges } = flows;
  const meant = (pattern: string) =>
    operations.map(({ id }) => id).filter((id) => isMeant(pattern, id));
  const card = (index: number): string => cards[index]?.serialNumber ?? '';
  const amount = (index: number): string => `${(charges[index]?.amountInCent ?? 0) / 100} to pay`;
  const starts = charges.map((entry) => (entry.at === 'init' ? entry : undefined));
  const ends = charges.map((entry) => (entry.at === 'init' ? undefined : entry));
  return [
    ...entries('lookUpPrepaidVoucher', cards, card),
    ...meant('initCharge*').flatMap((id) => [
      ...entries(
        id,
        cards.map(({ init }) => init),
        card,
      ),
      ...entries(id, starts, amount),
    ]),
    ...meant('finalizeCharge*').flatMap((id) => entries(id, ends, amount)),
  ];
}

function ofInputs({ operations }: Contract): DemoAnswer[] {
  return demo.demoInputs.flatMap(({ input, status, example, calls }) =>
    operations
      .filter(({ id, answers }) =>
        calls
          ? calls.some((pattern) => isMeant(pattern, id))
          : answers.some((answer) => answer.status === status && answer.example === example),
      )
      .map(({ id }) => ({ operationId: id, input, status, ...(example && { example }) })),
  );
}
