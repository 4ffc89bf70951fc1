import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { PayAmount } from '~/payment/pay-amount';
import type { PrepaidCard } from '~/payment/prepaid-card';
import { DescriptionList } from '~/ui/description-list';

interface ChargeReceiptProps {
  card: Pick<PrepaidCard, 'currentValueInCent' | 'currency'>;
  /** Undefined until an amount is chosen. */
  amountInCent: number | undefined;
  /** Nothing is chosen any more: the amount is above, and the receipt explains it. */
  isPaying?: boolean;
}

/** The card's balance, the top-up and the new balance (requirement 3.157). */
export function ChargeReceipt({ card, amountInCent, isPaying = false }: ChargeReceiptProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { currentValueInCent, currency } = card;
  const money = (cents: number) => format.money(cents, currency);
  return (
    <>
      {isPaying && amountInCent !== undefined && <PayAmount {...{ amountInCent, currency }} />}
      <DescriptionList
        variant="receipt"
        items={[
          { term: t('prepaid.current'), details: money(currentValueInCent) },
          ...(amountInCent === undefined
            ? []
            : [
                { term: t('prepaid.charge'), details: `+ ${money(amountInCent)}` },
                {
                  term: t('prepaid.end'),
                  details: money(currentValueInCent + amountInCent),
                  isStrong: true,
                },
              ]),
        ]}
      />
    </>
  );
}
