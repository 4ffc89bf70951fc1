import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { IdentifyForm } from '~/payment/identify-form';
import { offeredProviders } from '~/payment/offered-providers';
import { isChoice, type Payment, type PaymentView } from '~/payment/payment';
import type { PaymentOrder } from '~/payment/providers/payment-adapter';
import { PaymentHelp } from '~/payment/payment-help';
import { PaymentPanel } from '~/payment/payment-panel';
import { usePayingDocument } from '~/payment/paying-document';
import { usePayment } from '~/payment/use-payment';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Spinner } from '~/ui/progress';
import { Stack } from '~/ui/stack';
import { SessionOver } from '~/voucher/session-over';
import { heldVoucher } from '~/voucher/voucher-session';
import { useHeldVoucher, useVoucherSession } from '~/voucher/use-voucher-session';
import { differenceInCent } from '~/redemption/difference';
import { BalanceNotice } from './balance-notice';
import { KeptNotice } from './kept-notice';
import { PaymentSum } from './payment-sum';
import { ordersVouchers, type Redemption } from '~/redemption/redemption-state';
import { usePaymentEntry } from './use-payment-entry';

/** A redemption whose difference is being paid. */
type PayingRedemption = Extract<Redemption, { phase: 'paying' }>;

/**
 * Pays what the voucher does not cover; its redemption is sent when the money is there (requirements
 * 4.069, 5.030). Shop, value and payment are those of one order.
 */
export function PayDifference({ redemption }: { redemption: PayingRedemption }) {
  const { t } = useTranslation();
  const session = useVoucherSession();
  const held = useHeldVoucher();
  usePageTitle(t('checkout.pay.title'));
  const { key, voucherId } = redemption;
  // The money goes to the voucher that the order is for, so no other one may pay.
  const voucher = held?.id === voucherId ? held?.voucher : undefined;
  const [payment, view] = usePayment({
    flow: 'redeem',
    payer: () => heldVoucher(session.getState()),
    order: () => ({ orderKey: key, voucherId }),
  });
  const { screen } = view;
  useKnown(redemption, view);
  const sums = sumsOf(redemption, view, voucher);
  // The voucher covers it: the form can redeem.
  const isNeedless = screen.name === 'choosing' && sums.missingInCent === 0;
  const { leavePayment } = useRedemptionStore();
  useEffect(() => {
    if (isNeedless) leavePayment();
  }, [isNeedless, leavePayment]);
  // Before the server has said what is under way: the page would be seen, and then load again.
  const mayChoose = isChoice(view) || screen.name === 'asking';
  const mayShow = usePayingDocument(voucher !== undefined && !isNeedless && mayChoose);
  useSmallestAmount(view, sums.balanceInCent);

  if (!voucher) return <WithoutSession payment={payment} orderKey={key} />;
  if (!mayShow) return null;
  if (screen.name !== 'received')
    return <PayPage {...{ redemption, payment, view, voucher, sums }} />;
  return (
    <Page title={t('checkout.pay.title')}>
      <Card variant="tint">
        <Spinner size="l" label={t('checkout.pay.redeeming')} />
      </Card>
    </Page>
  );
}

/** The balance, and what is missing, in cents. */
interface Sums {
  balanceInCent: number;
  missingInCent: number;
}

function sumsOf(
  { request, due }: PayingRedemption,
  { known }: PaymentView,
  voucher: Voucher | undefined,
): Sums {
  const balanceInCent = known?.balanceInCent ?? voucher?.balanceInCent ?? 0;
  const isPrepaid = voucher?.isPrepaid ?? false;
  const missingInCent = due
    ? Math.max(0, due.differenceInCent + due.balanceInCent - balanceInCent)
    : differenceInCent(request.redeemValue, { balanceInCent, isPrepaid });
  return { balanceInCent, missingInCent };
}

interface PayPageProps {
  redemption: PayingRedemption;
  payment: Payment;
  view: PaymentView;
  voucher: Voucher;
  sums: Sums;
}

/** The sum, what has changed about it, and the ways to pay it. */
function PayPage({ redemption, payment, view, voucher, sums }: PayPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const { order: shop, key, request, voucherId } = redemption;
  const { balanceInCent, missingInCent } = sums;
  const { screen } = view;
  const isAsking = view.act !== undefined || (screen.name === 'asking' && !screen.error);
  const goToForm = usePaymentEntry(key, isAsking);
  const offered = offeredProviders(site, voucher.currency);
  if (offered.length === 0 && !('charge' in screen)) {
    return <NotPayable onLeave={goToForm} recipient={shop.shopName} />;
  }
  // What the provider works on keeps its amount, whatever has become of the balance; an open one is begun anew.
  const begun =
    screen.name === 'processing' && screen.isOwn ? screen.charge.amountInCent : undefined;
  const order: PaymentOrder = {
    flow: 'redeem',
    orderKey: key,
    voucherId,
    amountInCent: begun ?? missingInCent,
    currency: voucher.currency,
    redeemValue: request.redeemValue,
  };
  return (
    <Page title={t('checkout.pay.title')} lead={t('checkout.pay.lead')} isStep>
      <PaymentSum
        shopName={shop.shopName}
        order={order}
        balanceInCent={balanceInCent}
        isBegun={begun !== undefined}
        orders={ordersVouchers(request)}
      />
      <KeptNotice recipient={shop.shopName} />
      <Changes
        redemption={redemption}
        isChoosing={isChoice(view)}
        voucher={{ ...voucher, balanceInCent }}
      />
      <PaymentPanel
        {...{ payment, view, order, offered }}
        outcome={t('checkout.pay.outcome', {
          shop: shop.shopName,
          amount: format.money(request.redeemValue, voucher.currency),
        })}
      />
      {!isAsking && (
        <div>
          <Button variant="plain" iconStart="arrow-left" onClick={goToForm}>
            {t('checkout.pay.change')}
          </Button>
        </div>
      )}
    </Page>
  );
}

interface ChangesProps {
  redemption: PayingRedemption;
  isChoosing: boolean;
  voucher: Voucher;
}

/** An earlier payment for the same redemption, or another balance than before. */
function Changes({ redemption, isChoosing, voucher }: ChangesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { order, request, due, paidBefore } = redemption;
  if (paidBefore) {
    const amount = format.money(paidBefore.amountInCent, paidBefore.currency);
    return (
      isChoosing && (
        <Notice tone="warning" role="alert" actions={<PaymentHelp payment={paidBefore} />}>
          <p>{t('redemption.paid-safe.less', { amount })}</p>
        </Notice>
      )
    );
  }
  if (!due) return isChoosing && <BalanceNotice order={order} voucher={voucher} />;
  // False if only the minimum top-up raised the amount.
  if (due.differenceInCent !== request.redeemValue - due.balanceInCent) return null;
  const balance = format.money(due.balanceInCent, request.currency);
  return (
    <Notice tone="info" role="status" title={t('checkout.pay.changed')}>
      <p>{t('checkout.pay.changed-text', { balance })}</p>
    </Notice>
  );
}

/** The voucher has the balance that the server names, and a payment of this order sends its redemption (4.069). */
function useKnown({ key, voucherId }: PayingRedemption, { screen, known }: PaymentView): void {
  const store = useRedemptionStore();
  const session = useVoucherSession();
  const isHeld = useHeldVoucher()?.id === voucherId;
  const received = screen.name === 'received' ? screen.charge : undefined;
  useEffect(() => {
    if (!isHeld || !known) return;
    session.correctBalance(voucherId, known.balanceInCent);
    if (!received) return;
    const { chargeId, amountInCent, currency } = received;
    store.paymentReceived(key, { chargeId, amountInCent, currency });
  }, [isHeld, voucherId, known, received, key, session, store]);
}

/** A server that takes no less than an amount names it; that is what is paid then. */
function useSmallestAmount({ failure }: PaymentView, balanceInCent: number): void {
  const { changeDue } = useRedemptionStore();
  const error = failure?.act === 'start' ? failure.error : undefined;
  const minimumInCent =
    error?.code === 'CHARGE_BELOW_MINIMUM' ? error.problem?.minimumInCent : undefined;
  useEffect(() => {
    if (minimumInCent !== undefined) changeDue({ differenceInCent: minimumInCent, balanceInCent });
  }, [minimumInCent, balanceInCent, changeDue]);
}

interface NotPayableProps {
  recipient: string;
  onLeave: () => void;
}

/** The server asks for a difference, but this site has no payment provider: no sum is asked for. */
function NotPayable({ recipient, onLeave }: NotPayableProps) {
  const { t } = useTranslation();
  return (
    <Page title={t('checkout.pay.impossible')} lead={t('checkout.pay.impossible-text')} isStep>
      <KeptNotice recipient={recipient} />
      <Stack direction="row" gap={3}>
        <ButtonLink href={paths.shops()} variant="primary">
          {t('problem.way.choose-shop')}
        </ButtonLink>
        <Button iconStart="arrow-left" onClick={onLeave}>
          {t('checkout.pay.change')}
        </Button>
      </Stack>
    </Page>
  );
}

/** The voucher's session ended, before the payment began or while it runs. */
function WithoutSession({ payment, orderKey }: { payment: Payment; orderKey: string }) {
  const { t } = useTranslation();
  const order = payment.getOrder();
  const isBegun = payment.getAttempt() !== undefined && order?.orderKey === orderKey;
  return (
    <Page title={t('checkout.pay.title')}>
      {isBegun ? (
        <IdentifyForm order={order} onIdentified={() => void payment.ask()} />
      ) : (
        <SessionOver />
      )}
    </Page>
  );
}
