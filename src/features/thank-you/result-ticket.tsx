import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { recipientOf, type Order } from '~/redemption/order';
import type { Confirmed, Deviation, Paid } from '~/redemption/redemption-state';
import { DescriptionList } from '~/ui/description-list';
import { Ticket } from '~/ui/ticket';
import { TicketHead } from '~/ui/ticket-head';
import styles from './thank-you-page.module.css';

export interface ResultProps<Result extends Confirmed> {
  order: Order;
  result: Result;
  /** Differences from the request. */
  deviation?: Deviation | undefined;
  /** The sum paid in addition to the voucher. */
  paid?: Pick<Paid, 'amountInCent' | 'currency'> | undefined;
}

export interface ResultTicketProps extends ResultProps<Confirmed> {
  action?: ReactNode;
  /** The code of the shop, covered or not. Paper shows it. */
  code?: ReactNode;
  /** How long the code is valid, as it is shown. */
  validUntil?: string | undefined;
  /** When the code or the letter is expected, as it is shown. */
  expectedBy?: string | undefined;
}

/** Shop, value and numbers of the request. */
export function ResultTicket(props: ResultTicketProps) {
  const { order, result, paid, action, code, validUntil, expectedBy } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const logo = order.kind === 'shop' ? order.shopLogo : order.organisationLogo;
  return (
    <Ticket
      as="section"
      aria-label={t('thank-you.ticket')}
      isBranded
      head={
        <TicketHead
          logo={logo}
          name={recipientOf(order)}
          details={validUntil && <p>{validUntil}</p>}
          amount={format.money(result.redeemedInCent, result.currency)}
        />
      }
    >
      {code}
      {action && <div className={styles.show}>{action}</div>}
      <DescriptionList
        variant="receipt"
        items={[
          ...(paid
            ? [
                {
                  term: t('redemption.paid'),
                  details: format.money(paid.amountInCent, paid.currency),
                },
              ]
            : []),
          {
            term: t('thank-you.order-number'),
            details: result.orderNumber,
          },
          {
            term: t('thank-you.transaction-number'),
            details: result.transactionNumber,
          },
          ...(expectedBy === undefined
            ? []
            : [{ term: t('thank-you.expected-by'), details: expectedBy, isStrong: true }]),
        ]}
      />
    </Ticket>
  );
}
