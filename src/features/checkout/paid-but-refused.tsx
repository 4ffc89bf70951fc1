import { useTranslation } from 'react-i18next';
import type { RecoveryAction } from '~/problem/catalogue-entry';
import { catalogueEntry } from '~/problem/find-entry';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { sumOfItems } from '~/redemption/order';
import type { Redemption } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { ButtonLink } from '~/ui/button-link';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { AttemptSummary } from './attempt-summary';

interface PaidButRefusedProps {
  redemption: Extract<Redemption, { phase: 'paid-but-refused' }>;
}

/** After another refusal only the support can say what becomes of the money. */
const WAYS: readonly RecoveryAction[] = ['retry', 'choose-shop', 'redeem'];

/**
 * The difference was paid, then the redemption was refused (requirement 4.069). The money is on the
 * voucher; nothing is redeemed with it without the visitor's next decision.
 */
export function PaidButRefused({ redemption }: PaidButRefusedProps) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const format = useFormat();
  const store = useRedemptionStore();
  const held = useHeldVoucher();
  const { order, paid, refusal } = redemption;
  // Its text mentions the balance before the payment.
  const { title: refusalTitle, recoveryActions } = catalogueEntry(refusal.code);
  // The server does not know the redemption; the visitor has named no order.
  const isUnknown = refusal.code === 'ORDER_NOT_FOUND';
  const title = isUnknown ? messageKey('redemption.unknown.title') : refusalTitle;
  const isHeld = held?.id === redemption.voucherId;
  // The only refusal after which the money may not be on the voucher; the balance was asked for again.
  const isPaymentFailed = refusal.code === 'PAYMENT_FAILED';
  const isOnVoucher = isHeld && held.voucher.balanceInCent >= sumOfItems(order.items);
  const isTakenBack = isPaymentFailed && !isOnVoucher;
  const isFinal = !isUnknown && !recoveryActions.some((action) => WAYS.includes(action));
  const amount = format.money(paid.amountInCent, paid.currency);
  // Less than there was with the payment: it was spent elsewhere, or is missing.
  const isLess = refusal.due !== undefined && refusal.due.balanceInCent < sumOfItems(order.items);
  const heading = isTakenBack || isLess ? t(title) : t('redemption.paid-safe.title');
  usePageTitle(heading);
  const help = (
    <ButtonLink href={paths.help('other')} variant={isFinal || isLess ? 'primary' : 'quiet'}>
      {t('problem.way.help')}
    </ButtonLink>
  );
  if (isTakenBack) {
    return (
      <Page title={heading} lead={t('redemption.taken-back.text', { amount })} isStep>
        <AttemptSummary attempt={redemption} />
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
          <ButtonLink href={paths.help('other')}>{t('problem.way.help')}</ButtonLink>
        </Stack>
      </Page>
    );
  }
  return (
    <Page
      title={heading}
      lead={
        isFinal
          ? t('redemption.paid-safe.final', { amount })
          : isLess
            ? t('redemption.paid-safe.less', { amount })
            : t('redemption.paid-safe.lead', { amount })
      }
      isStep
    >
      <Notice
        tone="error"
        role="alert"
        // The page's own heading says it already.
        title={
          isLess ? undefined : t(isPaymentFailed ? messageKey('problem.unknown.title') : title)
        }
        code={refusal.displayCode}
        codeLabel={t('problem.quote')}
      >
        {refusal.due && (
          <p>
            {t('redemption.paid-safe.balance', {
              amount: format.money(refusal.due.balanceInCent, paid.currency),
            })}{' '}
            {t('redemption.paid-safe.missing', {
              amount: format.money(refusal.due.differenceInCent, paid.currency),
            })}
          </p>
        )}
      </Notice>
      <AttemptSummary attempt={redemption} />
      <Stack gap={3} direction="row">
        {isLess && help}
        {isHeld && !isFinal && (
          <>
            {refusal.due && (
              <Button variant={isLess ? 'quiet' : 'primary'} onClick={store.payRest}>
                {t('checkout.pay.next', {
                  amount: format.money(refusal.due.differenceInCent, paid.currency),
                })}
              </Button>
            )}
            <ButtonLink href={paths.shops()} variant={refusal.due ? 'quiet' : 'primary'}>
              {t('problem.way.choose-shop')}
            </ButtonLink>
            <Button onClick={store.reopenDetails}>{t('checkout.pay.change')}</Button>
            {!refusal.due && (
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
        {!isLess && help}
      </Stack>
    </Page>
  );
}
