import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CallForm } from '~/form/call-form';
import { EmailWarning } from '~/form/email-warning';
import { FormTextField } from '~/form/form-fields';
import { email } from '~/form/rules';
import { useSchemaForm } from '~/form/use-schema-form';
import { useSite } from '~/sites/use-site';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { Card } from '~/ui/card';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { RichText } from '~/ui/rich-text';
import styles from './thank-you-page.module.css';
import type { GiveawayState } from './use-giveaway';

interface GiveawayOfferProps {
  giveaway: Extract<GiveawayState, { status: 'offered' }>;
}

/** A partner's gift: a banner, and where it has codes, one by e-mail (requirements 3.144 to 3.148). */
export function GiveawayOffer({ giveaway: offer }: GiveawayOfferProps) {
  const { t } = useTranslation();
  const { banner, promoText, needsCodes } = offer.giveaway;
  if (offer.isHidden) {
    return (
      <div>
        <Button variant="plain" iconStart={drawings.gift} onClick={() => offer.setHidden(false)}>
          {t('giveaway.show')}
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" aria-labelledby="giveaway">
      <div className={styles.giveaway}>
        <h2 id="giveaway">{t('giveaway.title')}</h2>
        {banner && <img src={banner} alt="" className={styles.banner} width={640} height={240} />}
        <div>
          <RichText html={promoText} />
        </div>
        {needsCodes && <CodeForm giveaway={offer} />}
        <div className={styles.aside}>
          <Button variant="plain" onClick={() => offer.setHidden(true)}>
            {t('giveaway.hide')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

type EmailValues = { email: string };

function CodeForm({ giveaway: { sending, redeem } }: GiveawayOfferProps) {
  const { t } = useTranslation();
  const { refuseRu = false } = useSite();
  const { form: typed } = useRedemptionRecord();
  const form = useSchemaForm(
    z.object({ email: email(refuseRu) }),
    { email: String(typed['email'] ?? '') },
    { mode: 'onSubmit' },
  );
  return (
    <CallForm
      {...sending}
      form={form}
      size="small"
      onSubmit={(values) => redeem(values.email)}
      problem={({ problem }) => ({
        onRetry: undefined,
        level: 3,
        ...(!problem?.errors && { text: problem?.detail }),
      })}
      submitLabel={t('giveaway.send')}
      pendingLabel={t('giveaway.sending')}
    >
      <FormTextField<EmailValues>
        name="email"
        label={t('checkout.email')}
        type="email"
        autoComplete="email"
      />
      <EmailWarning email={useWatch({ control: form.control, name: 'email' })} />
    </CallForm>
  );
}
