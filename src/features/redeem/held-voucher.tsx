import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { lazyOptional } from '~/lib/lazy-optional';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { keepPlace } from '~/ui/keep-place';
import { VoucherCard } from '~/ui/voucher-card';
import { GreetingQuote } from '~/voucher/greeting-quote';
import { linkedCode, takeLinkedCode } from '~/voucher/code-in-address';
import { rememberCode } from '~/voucher/remembered-code';
import { useSaidBalance } from '~/voucher/use-said-balance';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import type { ActiveVoucher } from '~/voucher/voucher-session';
import styles from './held-voucher.module.css';
import { Waiting } from './waiting';

const OpenRedemption = lazyOptional(
  async () => (await import('~/redemption/open-redemption-notice')).OpenRedemptionNotice,
);
const LinkedCode = lazyOptional(async () => (await import('./linked-code')).LinkedCode);
const UnderWay = lazyOptional(async () => (await import('~/redemption/under-way')).UnderWay);

interface HeldVoucherProps {
  held: ActiveVoucher;
  /** Its code was entered a moment ago: the card turns up, its balance is uncovered and said. */
  isNew: boolean;
  /** Where the shops are. */
  shopsHref: string;
}

/** The visitor's current voucher: its balance, and the actions "choose a shop" and "enter another code". */
export function HeldVoucher({ held: { id, voucher }, isNew, shopsHref }: HeldVoucherProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const session = useVoucherSession();
  const greeting = session.greetingOf(id);
  const linked = useSyncExternalStore(linkedCode.subscribe, linkedCode.get, linkedCode.get);
  const addAnother = () => {
    rememberCode(takeLinkedCode());
    session.putAside();
  };
  const card = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLAnchorElement>(null);
  useSaidBalance(isNew ? voucher : undefined);
  const section = useRef<HTMLElement>(null);
  // The form that had the focus is gone; Enter goes on. A page that was scrolled to a refusal shows all of it.
  useEffect(() => {
    if (!isNew) return;
    onward.current?.focus();
    const { offsetHeight = 0 } = section.current ?? {};
    section.current?.scrollIntoView({ block: offsetHeight < innerHeight ? 'nearest' : 'start' });
  }, [isNew]);
  return (
    <section ref={section} aria-labelledby="redeem-heading" className={styles.held}>
      <p className={styles.title}>
        {voucher.balanceInCent > 0 ? t('redeem.held.title') : t('redeem.held.empty')}
      </p>
      {greeting && <GreetingQuote id="held-greeting" greeting={greeting} />}
      <div ref={card} className={styles.card} data-new={isNew || undefined}>
        <VoucherCard
          brandName={site.brand}
          label={t('voucher.balance')}
          valueId="held-value"
          amount={format.money(voucher.balanceInCent, voucher.currency)}
          cover={isNew ? 'wiped' : undefined}
          footStart={
            voucher.validUntil &&
            t('voucher.valid-until', { date: format.date(voucher.validUntil) })
          }
        />
      </div>
      {linked && <LinkedCode onAdd={addAnother} missing={null} />}
      <OpenRedemption missing={null} />
      <UnderWay missing={null} />
      <ButtonLink
        ref={onward}
        id="held-onward"
        // It takes the focus, and the code was entered for the balance.
        aria-labelledby={isNew ? 'held-onward held-value' : undefined}
        aria-describedby={isNew && greeting ? 'held-greeting' : undefined}
        href={shopsHref}
        variant="primary"
        size="l"
        isFullWidth
        iconEnd="arrow-right"
        onClick={() => keepPlace('voucher', card.current)}
      >
        {t('redeem.held.choose')}
      </ButtonLink>
      <Waiting />
      <Button variant="plain" isFullWidth onClick={addAnother}>
        {t('voucher.add')}
      </Button>
      <Button
        variant="plain"
        isFullWidth
        onClick={() => {
          rememberCode(takeLinkedCode());
          session.remove();
        }}
      >
        {t('voucher.other-code')}
      </Button>
    </section>
  );
}
