import { useTranslation } from 'react-i18next';
import type { Currency, ProblemCode } from '~/api';
import type { RecoveryAction } from '~/problem/catalogue-entry';
import { catalogueEntry } from '~/problem/find-entry';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { PaymentHelp } from '~/payment/payment-help';
import { sumOfItems } from '~/redemption/order';
import type { Due, Redemption } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { ButtonLink } from '~/ui/button-link';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { useActivity } from '~/voucher/use-activity';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { AttemptSummary } from './attempt-summary';

interface PaidButRefusedProps {
  redemption: Extract<Redemption, { phase: 'paid-but-refused' }>;
}

/** After another refusal only the support can say what becomes of the money. */
const WAYS: readonly RecoveryAction[] = ['retry', 'choose-shop', 'redeem'];

/**
 * The difference was paid, then the redemption was refused (requirement 4.069). Nothing is redeemed or paid
 * without the visitor's next decision.
 */
export function PaidButRefused({ redemption }: PaidButRefusedProps) {
  const held = useHeldVoucher();
  const { order, refusal, paid } = redemption;
  const isCovered = (balanceInCent: number) => balanceInCent >= sumOfItems(order.items);
  const balanceInCent = held?.id === redemption.voucherId ? held.voucher.balanceInCent : undefined;
  const isOnVoucher = balanceInCent !== undefined && isCovered(balanceInCent);
  // The only refusal after which the money may not be on the voucher; the balance was asked for again.
  if (refusal.code === 'PAYMENT_FAILED' && !isOnVoucher) {
    return <TakenBack redemption={redemption} />;
  }
  // Where the balance could not be asked for, the refusal alone tells.
  const isMissing = refusal.due
    ? !isCovered(refusal.due.balanceInCent)
    : refusal.code === 'CREDIT_INSUFFICIENT' || (balanceInCent ?? Infinity) < paid.amountInCent;
  if (isMissing) return <Missing redemption={redemption} due={refusal.due} />;
  return <Safe redemption={redemption} />;
}

/** Its provider says that the payment does not count, and the balance does not hold it. */
function TakenBack({ redemption }: PaidButRefusedProps) {
  const { order, request } = redemption;
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const store = useRedemptionStore();
  const amount = usePaidAmount(redemption);
  const isHeld = useHeldVoucher()?.id === redemption.voucherId;
  const title = t(catalogueEntry(redemption.refusal.code).title);
  usePageTitle(title);
  return (
    <Page title={title} lead={t('redemption.taken-back.text', { amount })} isStep>
      {/* Without the payment, which does not count. */}
      <AttemptSummary attempt={{ order, request }} />
      <Stack gap={3} direction="row">
        {isHeld ? (
          <Button variant="primary" onClick={store.reopenDetails}>
            {t('checkout.pay.change')}
          </Button>
        ) : (
          <ButtonLink href={redeemPath} variant="primary">
            {t('problem.way.enter-code')}
          </ButtonLink>
        )}
        <PaymentHelp payment={redemption.paid} />
      </Stack>
    </Page>
  );
}

/** There is less than there was with the payment: it was spent elsewhere, or is missing. */
function Missing({ redemption, due }: PaidButRefusedProps & { due: Due | undefined }) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const format = useFormat();
  const store = useRedemptionStore();
  const amount = usePaidAmount(redemption);
  const isHeld = useHeldVoucher()?.id === redemption.voucherId;
  const title = t(whyRefused(redemption.refusal.code));
  const { currency } = redemption.paid;
  usePageTitle(title);
  return (
    <Page title={title} lead={t('redemption.paid-safe.less', { amount })} isStep>
      {due && (
        <Notice tone="error" role="alert">
          <WhatIsMissing due={due} currency={currency} />
        </Notice>
      )}
      <AttemptSummary attempt={redemption} />
      <Stack gap={3} direction="row">
        <PaymentHelp payment={redemption.paid} variant="primary" />
        {isHeld ? (
          <>
            {due ? (
              <Button onClick={store.payRest}>
                {t('checkout.pay.next', { amount: format.money(due.differenceInCent, currency) })}
              </Button>
            ) : (
              <Button iconStart="refresh" onClick={() => store.sendAgain()}>
                {t('problem.way.retry')}
              </Button>
            )}
            <ButtonLink href={paths.shops()}>{t('problem.way.choose-shop')}</ButtonLink>
            <Button onClick={store.reopenDetails}>{t('checkout.pay.change')}</Button>
          </>
        ) : (
          <ButtonLink href={redeemPath}>{t('problem.way.enter-code')}</ButtonLink>
        )}
      </Stack>
    </Page>
  );
}

/** The money is on the voucher, unless it was spent since then: the balance of now is asked for. */
function Safe({ redemption }: PaidButRefusedProps) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const format = useFormat();
  const store = useRedemptionStore();
  const amount = usePaidAmount(redemption);
  const isHeld = useHeldVoucher()?.id === redemption.voucherId;
  const { paid, refusal } = redemption;
  useActivity(redemption.voucherId, redemption.key);
  // Its text mentions the balance before the payment.
  const { recoveryActions } = catalogueEntry(refusal.code);
  const isUnknown = refusal.code === 'ORDER_NOT_FOUND';
  const isFinal = !isUnknown && !recoveryActions.some((action) => WAYS.includes(action));
  const heading = t('redemption.paid-safe.title');
  usePageTitle(heading);
  return (
    <Page
      title={heading}
      lead={
        isFinal
          ? t('redemption.paid-safe.final', { amount })
          : t('redemption.paid-safe.lead', { amount })
      }
      isStep
    >
      <Notice
        tone="error"
        role="alert"
        title={t(whyRefused(refusal.code))}
        code={refusal.displayCode}
        codeLabel={t('problem.quote')}
      >
        {refusal.due && <WhatIsMissing due={refusal.due} currency={paid.currency} />}
      </Notice>
      <AttemptSummary attempt={redemption} />
      <Stack gap={3} direction="row">
        {isHeld && !isFinal && (
          <>
            {refusal.due && (
              <Button variant="primary" onClick={store.payRest}>
                {t('checkout.pay.next', {
                  amount: format.money(refusal.due.differenceInCent, paid.currency),
                })}
              </Button>
            )}
            <ButtonLink href={paths.shops()} variant={refusal.due ? 'quiet' : 'primary'}>
              {t('problem.way.choose-shop')}
            </ButtonLink>
            <Button onClick={store.reopenDetails}>{t('checkout.pay.change')}</Button>
            {!refusal.due && (isUnknown || recoveryActions.includes('retry')) && (
              <Button iconStart="refresh" onClick={() => store.sendAgain()}>
                {t('problem.way.retry')}
              </Button>
            )}
          </>
        )}
        {!isHeld && !isFinal && (
          <ButtonLink href={redeemPath} variant="primary">
            {t('problem.way.enter-code')}
          </ButtonLink>
        )}
        <PaymentHelp payment={paid} variant={isFinal ? 'primary' : 'quiet'} />
      </Stack>
    </Page>
  );
}

/** The title of a refusal after a payment. */
function whyRefused(code: ProblemCode) {
  // The balance holds what the provider says that it did not take.
  if (code === 'PAYMENT_FAILED') return messageKey('problem.unknown.title');
  // The server does not know the redemption; the visitor has named no order.
  if (code === 'ORDER_NOT_FOUND') return messageKey('redemption.unknown.title');
  return catalogueEntry(code).title;
}

function usePaidAmount({ paid }: PaidButRefusedProps['redemption']): string {
  return useFormat().money(paid.amountInCent, paid.currency);
}

function WhatIsMissing({ due, currency }: { due: Due; currency: Currency }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p>
      <span>
        {t('redemption.paid-safe.balance', { amount: format.money(due.balanceInCent, currency) })}
      </span>{' '}
      <span>
        {t('redemption.paid-safe.missing', {
          amount: format.money(due.differenceInCent, currency),
        })}
      </span>
    </p>
  );
}
