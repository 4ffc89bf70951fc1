import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Celebration } from '~/ui/celebration';
import { drawings } from '~/ui/drawings';
import { VoucherCard } from '~/ui/voucher-card';
import type { NamedVoucher } from './activation-choice';
import styles from './activation.module.css';

interface ActiveCardsProps {
  vouchers: readonly NamedVoucher[];
  /** Every voucher of the order: the brand's figure comes up. */
  isComplete: boolean;
  /** Some of them were activated just now. */
  isNew: boolean;
}

/** The cards that can be redeemed from now on, as their recipients will hold them. */
export function ActiveCards({ vouchers, isComplete, isNew }: ActiveCardsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { brand, keyVisualImage } = useSite();
  const cards = (
    <ul className={styles.cards}>
      {vouchers.map(({ id, label, valueInCent, currency }) => (
        <li key={id}>
          <VoucherCard
            size="compact"
            brandName={label}
            label={brand}
            amount={format.money(valueInCent, currency)}
            footStart={t('activation.active')}
          />
        </li>
      ))}
    </ul>
  );
  if (!isComplete) return cards;
  return (
    <Celebration image={keyVisualImage} isCalm={!isNew}>
      {cards}
    </Celebration>
  );
}

/** What a giver may do once vouchers are active: tell the recipients, or print the cards. */
export function NextSteps() {
  const { t } = useTranslation();
  const { brand } = useSite();
  const letter = {
    subject: t('activation.letter.subject'),
    // The activation link is the giver's own; recipients begin on the first page.
    body: t('activation.letter.text', { brand, url: `${location.origin}/` }),
  };
  const query = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return (
    <div className={styles.ways} data-print="hide">
      <ButtonLink variant="primary" href={`mailto:?${query.join('&')}`} iconStart={drawings.mail}>
        {t('activation.tell')}
      </ButtonLink>
      {/* Browsers within apps may print nothing. */}
      {typeof window.print === 'function' && (
        <Button iconStart={drawings.print} onClick={() => print()}>
          {t('code.print')}
        </Button>
      )}
    </div>
  );
}
