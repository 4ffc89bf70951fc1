import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { recipientOf, type Order } from '~/redemption/order';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import type { Confirmation } from '~/redemption/redemption-storage';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { useTakeUp } from '~/voucher/use-take-up';
import { useWaitingVouchers } from '~/voucher/use-voucher-session';
import styles from './thank-you-page.module.css';

/** The way on with the next voucher of this visit: to the same shop, or to another one. */
export function NextVoucher({ order }: { order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  const takeUp = useTakeUp();
  const redeemPath = useRedeemPath();
  const { others } = useRedemptionRecord();
  // One with an open redemption is told with it: how much is on it is not known.
  const [next, ...later] = useWaitingVouchers().filter(
    ({ id }) => !others.some((one) => one.voucherId === id),
  );
  const [isOver, setOver] = useState(false);
  if (isOver) {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t('voucher.waiting.over')}
        actions={<ButtonLink href={redeemPath}>{t('problem.way.enter-code')}</ButtonLink>}
      />
    );
  }
  if (!next) return null;
  const money = ({ balanceInCent, currency }: Voucher) => format.money(balanceInCent, currency);
  const goOn = (event: MouseEvent) => {
    if (takeUp(next.id)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section className={styles.remainder} aria-labelledby="next-voucher">
      <div>
        <h2 id="next-voucher">{t('thank-you.next.title', { amount: money(next.voucher) })}</h2>
        {later.length > 0 && (
          <p>
            {t('form.summary-item', {
              label: t('voucher.waiting.title'),
              message: later.map(({ voucher }) => money(voucher)).join(' + '),
            })}
          </p>
        )}
        {order.kind === 'shop' && <p>{t('thank-you.next.text')}</p>}
      </div>
      <div className={styles.ways}>
        {order.kind === 'shop' && (
          <ButtonLink
            href={paths.shop(order.shopId, order.shopSlug)}
            variant="tinted"
            onClick={goOn}
          >
            {t('thank-you.next.same', { shop: order.shopName })}
          </ButtonLink>
        )}
        <ButtonLink href={paths.shops()} variant="plain" onClick={goOn}>
          {t('redeem.held.choose')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What was redeemed before in this visit, so that no code is lost. */
export function EarlierResults() {
  const { t } = useTranslation();
  const { earlier = [], confirmation } = useRedemptionRecord();
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-results">
      <h2 id="earlier-results">{t('thank-you.earlier.title')}</h2>
      <ul className={styles.earlier}>
        {earlier.map((one) => (
          <EarlierResult
            key={one.key}
            confirmation={one}
            hasRest={lastOf(one.voucherId, [...earlier, confirmation]) === one}
          />
        ))}
      </ul>
    </section>
  );
}

/** The last redemption of a voucher: only this one knows what is left. */
const lastOf = (voucherId: string, all: readonly (Confirmation | undefined)[]) =>
  all.findLast((one) => one?.voucherId === voucherId);

interface EarlierResultProps {
  confirmation: Confirmation;
  /** What it left is still on its voucher. */
  hasRest: boolean;
}

function EarlierResult({ confirmation, hasRest }: EarlierResultProps) {
  const { order, result } = confirmation;
  const { t } = useTranslation();
  const format = useFormat();
  const { orderNumber, redeemedInCent, remainingInCent, currency } = result;
  const token = result.status === 'completed' ? result.redeemLinkToken : undefined;
  return (
    <li>
      <span>
        {t('form.summary-item', {
          label: recipientOf(order),
          message: format.money(redeemedInCent, currency),
        })}
      </span>{' '}
      {hasRest && remainingInCent > 0 && (
        <span>
          {t('thank-you.rest.title', { amount: format.money(remainingInCent, currency) })}
        </span>
      )}
      {token === undefined ? (
        <ButtonLink href={paths.orderStatus()} state={{ orderNumber }} variant="plain">
          {t('thank-you.earlier.status', { number: orderNumber })}
        </ButtonLink>
      ) : (
        <ButtonLink href={paths.merchantCode(token)} variant="plain">
          {t('thank-you.earlier.code', { shop: recipientOf(order) })}
        </ButtonLink>
      )}
    </li>
  );
}
