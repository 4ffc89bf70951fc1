import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRedemptionDraft } from '~/voucher/redemption-draft';
import { Card } from '~/ui/card';
import { NativeButton } from '~/ui/native-button';
import { NativeTextField } from '~/ui/native-text-field';
import { Notice } from '~/ui/notice';
import { RichText } from '~/ui/rich-text';
import styles from './thank-you-page.module.css';
import { emailError } from './email-error';
import type { GiveawayState } from './use-giveaway';

interface GiveawayOfferProps {
  giveaway: Extract<GiveawayState, { status: 'offered' }>;
}

/** A partner's gift: a banner, and where it has codes, one by e-mail (requirements 3.144 to 3.148). */
export function GiveawayOffer({ giveaway: offer }: GiveawayOfferProps) {
  const { t } = useTranslation();
  const { customer } = useRedemptionDraft();
  const [email, setEmail] = useState(String(customer?.['email'] ?? ''));
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<ReturnType<typeof emailError>>();
  const { banner, promoText, needsCodes } = offer.giveaway;
  if (offer.isHidden) {
    return (
      <div>
        <NativeButton variant="plain" iconStart="gift" onClick={() => offer.setHidden(false)}>
          {t('giveaway.show')}
        </NativeButton>
      </div>
    );
  }
  return (
    <Card as="section" variant="raised" aria-labelledby="giveaway">
      <div className={styles.giveaway}>
        <h2 id="giveaway">{t('giveaway.title')}</h2>
        {banner && <img src={banner} alt="" className={styles.banner} width={640} height={240} />}
        <div>
          <RichText html={promoText} />
        </div>
        {offer.errors.length > 0 && (
          <Notice tone="error" role="alert" title={t('giveaway.failed')} level={3}>
            {offer.errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
          </Notice>
        )}
        {needsCodes && (
          <form
            className={styles.giveaway}
            noValidate
            aria-busy={offer.isSending}
            onSubmit={(event) => {
              event.preventDefault();
              const found = emailError(email);
              setWrong(found);
              if (found) field.current?.focus();
              else void offer.redeem(email.trim());
            }}
          >
            <NativeTextField
              ref={field}
              label={t('checkout.email')}
              type="email"
              name="email"
              autoComplete="email"
              required
              error={wrong && t(wrong)}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <div>
              <NativeButton
                type="submit"
                isPending={offer.isSending}
                pendingLabel={t('giveaway.sending')}
              >
                {t('giveaway.send')}
              </NativeButton>
            </div>
          </form>
        )}
        <div>
          <NativeButton variant="plain" onClick={() => offer.setHidden(true)}>
            {t('giveaway.hide')}
          </NativeButton>
        </div>
      </div>
    </Card>
  );
}
