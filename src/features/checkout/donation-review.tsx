import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shownEmail } from '~/form/email-rules';
import { useFormat } from '~/i18n/use-format';
import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';
import { TASK_ID } from '~/ui/skip-link';
import type { DonationValues } from './donation-schema';

interface DonationReviewProps {
  /** Undefined until one is chosen. */
  organisation: string | undefined;
  /** Undefined until there is one. */
  amountInCent: number | undefined;
  /** Undefined without a session. */
  balanceInCent: number | undefined;
  currency: string;
}

/** The donation, to be read once more before it is irreversible (WCAG 3.3.4). */
export function DonationReview({
  organisation,
  amountInCent,
  balanceInCent,
  currency,
}: DonationReviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const typed = useWatch<DonationValues, 'email'>({
    control: useFormContext<DonationValues>().control,
    name: 'email',
  });
  const email = shownEmail(typed);
  const missing = t('checkout.review.missing');
  const money = (cents: number) => format.money(cents, currency);
  const rest = (balanceInCent ?? 0) - (amountInCent ?? 0);
  return (
    <Card as="section" aria-labelledby={TASK_ID}>
      <h2 id={TASK_ID} tabIndex={-1}>
        {t('checkout.review.title')}
      </h2>
      <DescriptionList
        variant="receipt"
        items={[
          {
            term: t('donation.review.recipient'),
            details: organisation ?? missing,
            isMissing: organisation === undefined,
          },
          {
            term: t('donation.review.amount'),
            details: amountInCent === undefined ? missing : money(amountInCent),
            isMissing: amountInCent === undefined,
            isStrong: amountInCent !== undefined,
          },
          ...(amountInCent !== undefined && balanceInCent !== undefined && rest >= 0
            ? [{ term: t('shops.sum.remains'), details: money(rest) }]
            : []),
          {
            term: t('checkout.email'),
            details: email || missing,
            isMissing: !email,
          },
        ]}
      />
    </Card>
  );
}
