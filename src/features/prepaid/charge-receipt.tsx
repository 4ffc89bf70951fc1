import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import type { PrepaidCard } from '~/payment/prepaid-card';
import { DescriptionList } from '~/ui/description-list';

interface ChargeReceiptProps {
  card: Pick<PrepaidCard, 'currentValueInCent' | 'currency'>;
  /** Undefined until an amount is chosen. */
  amountInCent: number | undefined;
  /** The payment has begun: what is on the card may hold it already. */
  isUnderWay?: boolean;
}

/** What is on the card, what is added and what it will hold (requirement 3.157). */
export function ChargeReceipt({ card, amountInCent, isUnderWay = false }: ChargeReceiptProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { currentValueInCent, currency } = card;
  const prepaidEndAmount = currentValueInCent + (amountInCent ?? 0);
  const added = {
    term: t('prepaid.charge'),
    details: `+ ${format.money(amountInCent ?? 0, currency)}`,
  };
  if (isUnderWay) {
    const paid = { ...added, details: format.money(amountInCent ?? 0, currency), isStrong: true };
    return <DescriptionList variant="receipt" items={[paid]} />;
  }
  return (
    <DescriptionList
      variant="receipt"
      items={[
        { term: t('prepaid.current'), details: format.money(currentValueInCent, currency) },
        ...(amountInCent === undefined ? [] : [added]),
        {
          term: t('prepaid.end'),
          details: amountInCent === undefined ? '–' : format.money(prepaidEndAmount, currency),
          isStrong: true,
        },
      ]}
    />
  );
}
