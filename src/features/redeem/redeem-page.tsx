import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormat } from '~/i18n/use-format';
import { lazyOptional } from '~/lib/lazy-optional';
import { usePageTitle } from '~/ui/page-title';
import { useSite } from '~/sites/use-site';
import { classNames } from '~/ui/class-names';
import { RichText } from '~/ui/rich-text';
import { VoucherCard } from '~/ui/voucher-card';
import { paths } from '~/lib/paths';
import { heldVoucher } from '~/voucher/voucher-session';
import { useVoucherState } from '~/voucher/use-voucher-session';
import { useWaitingAmounts } from '~/voucher/use-waiting-amounts';
import { CodeForm } from './code-form';
import { HeldVoucher } from './held-voucher';
import { HowItWorks } from './how-it-works';
import { OpenRedemptions } from './open-redemptions';
import styles from './redeem-page.module.css';
import { Waiting } from './waiting';
import { TopShopsTeaser, type TeaserProps } from './top-shops-teaser';

const SessionEnded = lazyOptional(async () => (await import('./session-ended')).SessionEnded);
const VisitEnded = lazyOptional(async () => (await import('./visit-ended')).VisitEnded);

interface RedeemPageProps extends TeaserProps {
  instructions?: ReactNode;
}

/**
 * The main page: enter a code, see its balance (requirements 2.003, 2.051). `instructions` and
 * `categories`: those of a category's landing page (2.052).
 */
export function RedeemPage({ instructions, categories }: RedeemPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const state = useVoucherState();
  const held = heldVoucher(state);
  /** The visitor comes from a confirmation to redeem what it left. The sum may change meanwhile, so it is not said. */
  const isForRest = Boolean(Object(useLocation().state).isForRest);
  const isEmpty = held?.voucher.balanceInCent === 0;
  const waiting = useWaitingAmounts();
  const isEnded = useIsVisitEnded() && state.status === 'none';
  usePageTitle(isEnded ? t('visit.ended.title') : (site.customMeta?.title ?? t('redeem.title')));
  const shopsHref = paths.shops(
    Array.isArray(categories) && categories.length > 0 ? `?categories=${categories.join(',')}` : '',
  );
  /** The voucher whose code was entered here; one that was held before is nothing new. */
  const [isNew, setNew] = useState(false);

  // Who lets the voucher go, takes up another one, or comes back from a redemption that ended it, had the
  // focus in what is gone.
  const lastHeld = useRef(held);
  useEffect(() => {
    const isGone = lastHeld.current?.id !== held?.id && document.activeElement === document.body;
    lastHeld.current = held;
    if (isGone) document.getElementById('redeem-heading')?.focus();
  }, [held]);

  return (
    <div className={`${styles.page} ${styles[site.layout]}`}>
      {/* Made anew for a voucher, whose composition is another one: what moved would be a layout shift. */}
      <div
        key={String(held !== undefined)}
        className={classNames(
          styles.hero,
          site.layout !== 'restaurant' &&
            (site.layout === 'classic' && !held ? styles.stage : styles.split),
        )}
        data-held={held ? '' : undefined}
      >
        <div className={styles.intro}>
          {/* The restaurant layout opens with a banner (2.045). */}
          {site.layout === 'restaurant' && <p className={styles.banner}>{t('redeem.banner')}</p>}
          <h1 id="redeem-heading" tabIndex={-1} data-page-heading="">
            {held ? (
              isEmpty ? (
                t('redeem.held.title')
              ) : (
                t('redeem.held.heading', {
                  amount: format.money(held.voucher.balanceInCent, held.voucher.currency),
                })
              )
            ) : isForRest ? (
              t('thank-you.rest.action')
            ) : waiting.length > 0 ? (
              t('redeem.another.heading')
            ) : site.heading ? (
              <RichText html={site.heading} />
            ) : (
              // The number and its unit stay on one line.
              t('redeem.heading', { count: site.numberOfShops }).replace(/(\d) /, '$1\u00A0')
            )}
          </h1>
          <div className={styles.lead}>
            {!held &&
              (isForRest ? (
                t('thank-you.rest.text-code')
              ) : waiting.length > 0 ? (
                t('redeem.another.lead', { amounts: waiting.join(' + ') })
              ) : site.text ? (
                <RichText html={site.text} />
              ) : (
                t('redeem.lead')
              ))}
          </div>
        </div>
        <div className={styles.entry}>
          {state.status === 'expired' && (
            <SessionEnded missing={<p role="status">{t('problem.session-expired.title')}</p>} />
          )}
          {isEnded && <VisitEnded missing={<p role="status">{t('visit.ended.title')}</p>} />}
          {held ? (
            <HeldVoucher held={held} isNew={isNew} shopsHref={shopsHref} />
          ) : (
            <CodeForm onOpened={() => setNew(true)} />
          )}
          {!held && <Waiting />}
          {!held && <OpenRedemptions />}
        </div>
        <div className={styles.art} aria-hidden="true">
          {site.keyVisualImage && (
            <img
              className={styles.visual}
              src={site.keyVisualImage}
              alt=""
              width={480}
              height={400}
            />
          )}
          {/* Beside the visitor's own voucher a second amount would only confuse. */}
          {!held && (
            <div className={styles.card}>
              <VoucherCard
                brandName={site.brand}
                label={t('voucher.balance')}
                amount="•••••"
                cover="closed"
                footStart={t('redeem.card.foot')}
                footEnd={t('redeem.card.shops', { count: site.numberOfShops })}
                isDecorative
              />
            </div>
          )}
          {site.showKeyVisualText && !held && (
            <>
              <span className={`${styles.chip} ${styles.chipTop}`}>{t('redeem.card.online')}</span>
              <span className={`${styles.chip} ${styles.chipBottom}`}>{t('redeem.card.rest')}</span>
            </>
          )}
        </div>
      </div>
      {instructions}
      {site.showHowToRedeem && <HowItWorks isCodeKnown={held !== undefined} />}
      <TopShopsTeaser categories={categories} shopsHref={shopsHref} />
    </div>
  );
}

/** Whether another document ended the visit, see `clearVisit`; not known where the page is prerendered. */
const useIsVisitEnded = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => location.search === '?ended',
    () => false,
  );

const neverChanges = () => () => undefined;
