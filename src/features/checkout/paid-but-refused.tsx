import { useTranslation } from 'react-i18next';
import { catalogueEntry } from '~/problem/problem-catalogue';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import type { Redemption } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { ButtonLink } from '~/ui/button-link';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { AttemptSummary } from './attempt-summary';

interface PaidButRefusedProps {
  redemption: Extract<Redemption, { phase: 'paid-but-refused' }>;
}

/**
 * The difference was paid, then the redemption was refused (requirement 4.069). The money is on the
 * voucher; nothing is redeemed with it without the visitor's next decision.
 */
export function PaidButRefused({ redemption }: PaidButRefusedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const store = useRedemptionStore();
  const held = useHeldVoucher();
  const { paid, refusal } = redemption;
  // Its text speaks of the balance as it was before the payment.
  const { title } = catalogueEntry(refusal.code);
  const isHeld = held?.id === redemption.voucherId;
  const amount = format.money(paid.amountInCent, paid.currency);
  usePageTitle(t('redemption.paid-safe.title'));
  return (
    <Page
      title={t('redemption.paid-safe.title')}
      lead={t('redemption.paid-safe.lead', { amount })}
      width="form"
      isStep
    >
      <Notice
        tone="error"
        role="alert"
        title={t(title)}
        code={refusal.displayCode}
        codeLabel={t('problem.quote')}
      />
      <AttemptSummary attempt={redemption} />
      <Stack gap={3} direction="row">
        {isHeld ? (
          <>
            <ButtonLink href={paths.shops()} variant="primary">
              {t('problem.way.choose-shop')}
            </ButtonLink>
            <Button onClick={store.reopenDetails}>{t('checkout.pay.change')}</Button>
            <Button iconStart="refresh" onClick={() => store.sendAgain()}>
              {t('problem.way.retry')}
            </Button>
          </>
        ) : (
          <ButtonLink href={paths.redeem()} variant="primary">
            {t('problem.way.enter-code')}
          </ButtonLink>
        )}
        <ButtonLink href={paths.help('other')}>{t('problem.way.help')}</ButtonLink>
      </Stack>
    </Page>
  );
}
