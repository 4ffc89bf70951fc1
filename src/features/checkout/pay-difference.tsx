import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { IdentifyForm } from '~/payment/identify-form';
import { offeredProviders } from '~/payment/offered-providers';
import type { Payment } from '~/payment/payment';
import type { PaymentOrder } from '~/payment/providers/payment-adapter';
import { PayAmount } from '~/payment/pay-amount';
import { PaymentHelp } from '~/payment/payment-help';
import { PaymentPanel } from '~/payment/payment-panel';
import { canChoose, isOpen, type PaymentState } from '~/payment/payment-state';
import { usePayingDocument } from '~/payment/paying-document';
import { usePayment } from '~/payment/use-payment';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';
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
import { useReceivedPayment, type PayingRedemption } from './use-received-payment';

/**
 * Pays what the voucher does not cover; its redemption is sent when the money is there (requirements
 * 4.069, 5.030). Shop, value and payment are those of one order.
 */
export function PayDifference({ redemption }: { redemption: PayingRedemption }) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const store = useRedemptionStore();
  const session = useVoucherSession();
  const held = useHeldVoucher();
  usePageTitle(t('checkout.pay.title'));
  const { order, request, due, voucherId, paidBefore } = redemption;
  // The money goes to the voucher that the order is for, so no other one may pay.
  const voucher = held?.id === voucherId ? held?.voucher : undefined;
  const [payment, state] = usePayment({
    flow: 'redeem',
    payer: () => heldVoucher(session.getState()),
    onToken: (token) => void session.start(token),
  });

  const isPaid = state.phase === 'received';
  const isHeld = voucher !== undefined;
  useReceivedPayment({ redemption, payment, state });

  const amountInCent =
    due?.differenceInCent ?? (voucher && differenceInCent(request.redeemValue, voucher));
  // A payment that was refused for good says nothing about another order.
  const isOldRefusal = state.phase === 'closed' && payment.getOrder()?.orderId !== order.id;
  useEffect(() => {
    if (isOldRefusal) payment.forget();
  }, [isOldRefusal, payment]);
  // The voucher covers it without a payment of this page: the form can redeem.
  const isNeedless = amountInCent === 0 && canChoose(state);
  const { leavePayment } = store;
  useEffect(() => {
    if (isNeedless) leavePayment();
  }, [isNeedless, leavePayment]);
  const mayShow = usePayingDocument(isHeld && !isNeedless && canChoose(state));
  useSmallestAmount(state, due?.balanceInCent ?? voucher?.balanceInCent);

  if (!voucher) return <WithoutSession payment={payment} state={state} />;
  if (!mayShow) return null;
  if (isPaid) {
    return (
      <Page title={t('checkout.pay.title')}>
        <Card variant="tint">
          <Spinner size="l" label={t('checkout.pay.redeeming')} />
        </Card>
      </Page>
    );
  }
  // One payment at a time: that of another order must end first.
  const known = payment.getOrder();
  const isOwn = known?.orderId === order.id;
  const isOtherOpen = isOpen(state) && !isOwn;
  // Begun in another tab for the same voucher: how it stands is shown here.
  if (isOtherOpen && known?.voucherId === voucherId) {
    return (
      <Page title={t('checkout.pay.title')} isStep>
        <Notice
          tone="warning"
          role="alert"
          title={t('checkout.pay.earlier', {
            amount: format.money(known.amountInCent, known.currency),
          })}
        >
          <p>{t('checkout.pay.earlier-text')}</p>
        </Notice>
        <PaymentPanel payment={payment} state={state} order={known} offered={[]} />
        <div>
          <Button variant="plain" iconStart="arrow-left" onClick={leavePayment}>
            {t('checkout.pay.change')}
          </Button>
        </div>
      </Page>
    );
  }
  // A payment that has begun keeps its amount, whatever has become of the balance.
  const begun = isOwn && !canChoose(state) && 'attempt' in state ? state.attempt : undefined;
  const offered = offeredProviders(site, voucher.currency);
  // False if only the minimum top-up raised the amount.
  const isBalanceChanged =
    due?.differenceInCent === request.redeemValue - (due?.balanceInCent ?? 0);
  const balanceInCent = begun?.balanceInCent ?? due?.balanceInCent ?? voucher.balanceInCent;
  const paymentOrder: PaymentOrder = {
    flow: 'redeem',
    orderId: order.id,
    voucherId,
    amountInCent: begun?.amountInCent ?? amountInCent ?? 0,
    currency: voucher.currency,
    redeemValue: request.redeemValue,
  };
  if (offered.length === 0 && canChoose(state)) {
    return <NotPayable onLeave={leavePayment} recipient={order.shopName} />;
  }
  const change = (
    <div>
      <Button variant="plain" iconStart="arrow-left" onClick={leavePayment}>
        {t('checkout.pay.change')}
      </Button>
    </div>
  );
  return (
    <Page title={t('checkout.pay.title')} lead={t('checkout.pay.lead')} isStep>
      <Sum shopName={order.shopName} order={paymentOrder} balanceInCent={balanceInCent} />
      <KeptNotice recipient={order.shopName} />
      {paidBefore && canChoose(state) && (
        <Notice tone="warning" role="alert" actions={<PaymentHelp payment={paidBefore} />}>
          <p>
            {t('redemption.paid-safe.less', {
              amount: format.money(paidBefore.amountInCent, paidBefore.currency),
            })}
          </p>
        </Notice>
      )}
      {isBalanceChanged && !paidBefore && (
        <Notice tone="info" role="status" title={t('checkout.pay.changed')}>
          <p>
            {t('checkout.pay.changed-text', {
              balance: format.money(due?.balanceInCent ?? 0, request.currency),
            })}
          </p>
        </Notice>
      )}
      {!due && canChoose(state) && <BalanceNotice order={order} voucher={voucher} />}
      {isOtherOpen && (
        <Notice tone="warning" role="alert" title={t('redemption.other.paying')}>
          <p>{t('checkout.pay.other-open')}</p>
        </Notice>
      )}
      {offered.length > 0 && !isOtherOpen && (
        <PaymentPanel payment={payment} state={state} order={paymentOrder} offered={offered} />
      )}
      {(canChoose(state) || isOtherOpen) && change}
    </Page>
  );
}

/** A server that takes no less than an amount names it; that is what is paid then. */
function useSmallestAmount(
  state: PaymentState,
  balanceInCent: Voucher['balanceInCent'] | undefined,
) {
  const { changeDue } = useRedemptionStore();
  const error = state.phase === 'choosing' ? state.error : undefined;
  const minimumInCent =
    error?.code === 'CHARGE_BELOW_MINIMUM' ? error.problem?.minimumInCent : undefined;
  useEffect(() => {
    if (minimumInCent === undefined || balanceInCent === undefined) return;
    changeDue({ differenceInCent: minimumInCent, balanceInCent });
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

interface SumProps {
  shopName: string;
  order: PaymentOrder;
  balanceInCent: number;
}

/** The value, the voucher's part of it, and the sum to pay. */
function Sum({ shopName, order, balanceInCent }: SumProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { redeemValue = 0, amountInCent, currency } = order;
  const money = (cents: number) => format.money(cents, currency);
  const isMinimum = amountInCent > redeemValue - balanceInCent;
  return (
    <Card>
      <PayAmount amountInCent={amountInCent} currency={currency} />
      <DescriptionList
        variant="receipt"
        items={[
          { term: t('checkout.pay.value', { shop: shopName }), details: money(redeemValue) },
          { term: t('checkout.pay.balance'), details: `− ${money(balanceInCent)}` },
        ]}
      />
      {isMinimum && <p>{t('checkout.pay.minimum', { amount: money(amountInCent) })}</p>}
    </Card>
  );
}

/** The voucher's session ended, before the payment began or while it runs. */
function WithoutSession({ payment, state }: { payment: Payment; state: PaymentState }) {
  const { t } = useTranslation();
  return (
    <Page title={t('checkout.pay.title')}>
      {canChoose(state) ? (
        <SessionOver />
      ) : (
        <IdentifyForm
          order={payment.getOrder() ?? { flow: 'redeem' }}
          onIdentified={payment.signedIn}
        />
      )}
    </Page>
  );
}
