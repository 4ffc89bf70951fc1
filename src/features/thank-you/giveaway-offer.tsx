import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CallForm } from '~/form/call-form';
import { emailTyping } from '~/form/email-rules';
import { EmailWarning } from '~/form/email-warning';
import { FormTextField } from '~/form/form-fields';
import { email } from '~/form/rules';
import { useSchemaForm } from '~/form/use-schema-form';
import { useSite } from '~/sites/use-site';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { Disclosure } from '~/ui/disclosure';
import { RichText } from '~/ui/rich-text';
import styles from './thank-you-page.module.css';
import type { GiveawayState } from './use-giveaway';

interface GiveawayOfferProps {
  giveaway: Extract<GiveawayState, { status: 'offered' }>;
}

/** A partner's gift, folded: a banner, and if it has codes, one by e-mail (requirements 3.144 to 3.148). */
export function GiveawayOffer({ giveaway: offer }: GiveawayOfferProps) {
  const { t } = useTranslation();
  const { banner, promoText, needsCodes } = offer.giveaway;
  return (
    <Disclosure variant="card" summary={<h2 className={styles.folded}>{t('giveaway.title')}</h2>}>
      <div className={styles.giveaway}>
        {banner && <img src={banner} alt="" className={styles.banner} width={640} height={240} />}
        <div>
          <RichText html={promoText} />
        </div>
        {needsCodes && <CodeForm giveaway={offer} />}
      </div>
    </Disclosure>
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
      aria-label={t('giveaway.send')}
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
        {...emailTyping}
        label={t('checkout.email')}
        enterKeyHint="send"
      />
      <EmailWarning email={useWatch({ control: form.control, name: 'email' })} />
    </CallForm>
  );
}
