import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailWarning } from '~/form/email-warning';
import { ProblemNotice } from '~/problem/problem-notice';
import { useSite } from '~/sites/use-site';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { Card } from '~/ui/card';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/text-field';
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
  const { refuseRu = false } = useSite();
  const { form } = useRedemptionRecord();
  const [email, setEmail] = useState(String(form['email'] ?? ''));
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<ReturnType<typeof emailError>>();
  const { banner, promoText, needsCodes } = offer.giveaway;
  if (offer.isHidden) {
    return (
      <div>
        <Button variant="plain" iconStart="gift" onClick={() => offer.setHidden(false)}>
          {t('giveaway.show')}
        </Button>
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
        {offer.error && (
          <ProblemNotice
            error={offer.error}
            level={3}
            {...(!offer.error.problem?.errors && { text: offer.error.problem?.detail })}
          />
        )}
        {needsCodes && (
          <form
            className={styles.giveaway}
            noValidate
            aria-busy={offer.isSending}
            onSubmit={(event) => {
              event.preventDefault();
              const found = emailError(email, refuseRu);
              setWrong(found);
              if (found) field.current?.focus();
              else void offer.redeem(email.trim());
            }}
          >
            <TextField
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
            <EmailWarning email={email} />
            <div>
              <Button
                type="submit"
                isPending={offer.isSending}
                pendingLabel={t('giveaway.sending')}
              >
                {t('giveaway.send')}
              </Button>
            </div>
          </form>
        )}
        <div>
          <Button variant="plain" onClick={() => offer.setHidden(true)}>
            {t('giveaway.hide')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
