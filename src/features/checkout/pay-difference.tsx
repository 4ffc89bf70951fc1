import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError, type RedeemRequest, type Voucher } from '~/api';
import { ProblemNotice } from '~/form/problem-notice';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { IdentifyForm } from '~/payment/identify-form';
import { offeredProviders } from '~/payment/offered-providers';
import { isOver, type Payment } from '~/payment/payment';
import type { PaymentOrder } from '~/payment/payment-adapter';
import { PaymentPanel } from '~/payment/payment-panel';
import { canChoose, type PaymentState } from '~/payment/payment-state';
import { usePayment } from '~/payment/use-payment';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';
import { NativeButton } from '~/ui/native-button';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Spinner } from '~/ui/progress';
import { useRedemptionDraftStore, type ShopChoice } from '~/voucher/redemption-draft';
import { useVoucherSession, useVoucherState } from '~/voucher/use-voucher-session';
import { differenceInCent, MIN_TOP_UP_IN_CENT } from './difference';
import { useRedeem } from './use-redeem';

interface PayDifferenceProps {
  choice: ShopChoice;
  /** What is redeemed as soon as the difference is paid. */
  payable: RedeemRequest;
}

/** Pays what the voucher does not cover, then redeems by itself (requirements 4.069, 5.030). */
export function PayDifference({ choice, payable }: PayDifferenceProps) {
  const { t } = useTranslation();
  const site = useSite();
  const draft = useRedemptionDraftStore();
  const session = useVoucherSession();
  const held = useVoucherState();
  const voucher = held.status === 'active' || held.status === 'warned' ? held.voucher : undefined;
  const redeem = useRedeem({ shopName: choice.shopName });
  const [payment, state] = usePayment({
    flow: 'redeem',
    token() {
      const current = session.getState();
      return 'token' in current ? current.token : undefined;
    },
    onToken: (token) => void session.start(token),
  });

  const isPaid = state.phase === 'received';
  const chargeId = isPaid ? state.attempt.chargeId : undefined;
  const redeemNow = () =>
    redeem.mutate({ ...payable, paymentRequired: true, ...(chargeId && { chargeId }) });
  const redeemPaid = useEffectEvent(redeemNow);
  useEffect(() => {
    if (isPaid) redeemPaid();
  }, [isPaid]);

  /** Back to the form: nothing that was entered is lost. */
  function leave(): void {
    if (isOver(state)) payment.forget();
    draft.update({ payable: undefined });
  }
  const leaveNow = useEffectEvent(leave);
  const missing = voucher && differenceInCent(payable.redeemValue ?? 0, voucher);
  // The voucher covers it without a payment of this page: the form can redeem.
  const isNeedless = missing === 0 && canChoose(state);
  useEffect(() => {
    if (isNeedless) leaveNow();
  }, [isNeedless]);

  const change = (
    <NativeButton iconStart="arrow-left" onClick={leave}>
      {t('checkout.pay.change')}
    </NativeButton>
  );
  if (redeem.error) {
    return (
      <Page title={t('checkout.pay.title')} width="form">
        <ProblemNotice error={toApiError(redeem.error)} onRetry={redeemNow}>
          <p>{t('checkout.pay.paid')}</p>
        </ProblemNotice>
        {change}
      </Page>
    );
  }
  if (isPaid) {
    return (
      <Page title={t('checkout.pay.title')} width="form">
        <Card variant="tint">
          <Spinner size="l" label={t('checkout.pay.redeeming')} />
        </Card>
      </Page>
    );
  }
  if (!voucher) return <SessionOver payment={payment} state={state} />;
  const order: PaymentOrder = {
    flow: 'redeem',
    amountInCent: missing ?? 0,
    currency: voucher.currency,
    ...(payable.redeemValue !== undefined && { redeemValue: payable.redeemValue }),
  };
  return (
    <Page title={t('checkout.pay.title')} lead={t('checkout.pay.lead')} width="form" isStep>
      <Sum shopName={choice.shopName} order={order} voucher={voucher} />
      <PaymentPanel
        payment={payment}
        state={state}
        order={order}
        offered={offeredProviders(site, voucher.currency)}
      />
      {canChoose(state) && change}
    </Page>
  );
}

interface SumProps {
  shopName: string;
  order: PaymentOrder;
  voucher: Voucher;
}

/** The value, what the voucher gives to it, and what is paid. */
function Sum({ shopName, order, voucher }: SumProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { redeemValue = 0, amountInCent, currency } = order;
  const money = (cents: number) => format.money(cents, currency);
  const isMinimum = amountInCent > redeemValue - voucher.balanceInCent;
  return (
    <Card>
      <DescriptionList
        variant="receipt"
        items={[
          { term: t('checkout.pay.value', { shop: shopName }), details: money(redeemValue) },
          { term: t('checkout.pay.balance'), details: `− ${money(voucher.balanceInCent)}` },
          { term: t('checkout.pay.difference'), details: money(amountInCent), isStrong: true },
        ]}
      />
      {isMinimum && <p>{t('checkout.pay.minimum', { amount: money(MIN_TOP_UP_IN_CENT) })}</p>}
    </Card>
  );
}

/** The voucher's session ended, before the payment began or while it runs. */
function SessionOver({ payment, state }: { payment: Payment; state: PaymentState }) {
  const { t } = useTranslation();
  return (
    <Page title={t('checkout.pay.title')} width="form">
      {canChoose(state) ? (
        <Notice
          tone="warning"
          role="alert"
          title={t('problem.session-expired.title')}
          actions={
            <ButtonLink href={paths.redeem()} variant="primary">
              {t('problem.way.enter-code')}
            </ButtonLink>
          }
        >
          <p>{t('problem.session-expired.text')}</p>
        </Notice>
      ) : (
        <IdentifyForm flow="redeem" onIdentified={payment.signedIn} />
      )}
    </Page>
  );
}
