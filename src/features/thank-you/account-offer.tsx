import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createShoppingAccount } from '~/api';
import { CallForm } from '~/form/call-form';
import { emailTyping } from '~/form/email-rules';
import { EmailWarning } from '~/form/email-warning';
import { FormCheckbox, FormTextField } from '~/form/form-fields';
import { accepted, email } from '~/form/rules';
import { useSchemaForm } from '~/form/use-schema-form';
import { useSubmit, type Sending } from '~/form/use-submit';
import { messageKey } from '~/i18n/message-key';
import { ButtonLink } from '~/ui/button-link';
import { Disclosure } from '~/ui/disclosure';
import { FocusNotice } from '~/ui/focus-notice';
import { Link } from '~/ui/link';
import { useSite } from '~/sites/use-site';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import styles from './thank-you-page.module.css';

interface AccountOfferProps {
  /** The page that describes the offer and its conditions. */
  accountUrl: string;
  /**
   * The token of the redemption, kept by the page only: the session has given it up. Undefined after
   * a reload.
   */
  token: string | undefined;
}

/** Keeps the rest in a shopping account for more than three years (requirements 1.038, 9.059). */
export function AccountOffer({ accountUrl, token }: AccountOfferProps) {
  const { t } = useTranslation();
  const { state, sending, submit } = useSubmit(async (address: string, { idempotencyKey }) => {
    const { data } = await createShoppingAccount({
      body: { email: address, termsAccepted: true },
      headers: { 'Idempotency-Key': idempotencyKey },
      auth: () => token,
      throwOnError: true,
    });
    return data;
  });
  if (state.status === 'done') {
    return (
      <FocusNotice
        tone="success"
        title={t('account.done.title')}
        actions={
          <ButtonLink href={state.result.accountUrl} newTab externalText={t('shell.new-tab')}>
            {t('account.done.action')}
          </ButtonLink>
        }
      >
        <p>{t('account.done.text')}</p>
      </FocusNotice>
    );
  }
  return (
    <Disclosure variant="card" summary={<h2 className={styles.folded}>{t('account.title')}</h2>}>
      <div className={styles.giveaway}>
        <p>{t('account.text')}</p>
        {token === undefined ? (
          <div>
            <ButtonLink href={accountUrl} newTab externalText={t('shell.new-tab')}>
              {t('account.more')}
            </ButtonLink>
          </div>
        ) : (
          <AccountForm accountUrl={accountUrl} sending={sending} onSubmit={submit} />
        )}
      </div>
    </Disclosure>
  );
}

const accountSchema = (refusesRu: boolean) =>
  z.object({
    'account-email': email(refusesRu),
    'account-terms': accepted(messageKey('account.terms-required')),
  });

type AccountValues = z.infer<ReturnType<typeof accountSchema>>;

interface AccountFormProps {
  /** Has the conditions that are agreed to. */
  accountUrl: string;
  sending: Sending;
  onSubmit: (email: string) => Promise<void>;
}

function AccountForm({ accountUrl, sending, onSubmit }: AccountFormProps) {
  const { t } = useTranslation();
  const { refuseRu = false } = useSite();
  const { form: typed } = useRedemptionRecord();
  const form = useSchemaForm(
    accountSchema(refuseRu),
    { 'account-email': String(typed['email'] ?? ''), 'account-terms': false },
    { mode: 'onSubmit' },
  );
  return (
    <CallForm
      {...sending}
      form={form}
      aria-label={t('account.submit')}
      size="small"
      onSubmit={(values) => onSubmit(values['account-email'])}
      problem={() => ({ onRetry: undefined, level: 3, recoveryActions: ['help'] })}
      submitLabel={t('account.submit')}
      pendingLabel={t('account.pending')}
    >
      <FormTextField<AccountValues>
        name="account-email"
        label={t('account.email')}
        {...emailTyping}
      />
      <EmailWarning email={useWatch({ control: form.control, name: 'account-email' })} />
      <FormCheckbox<AccountValues> name="account-terms" required>
        {t('account.terms')}
      </FormCheckbox>
      <p>
        <Link href={accountUrl} newTab externalText={t('shell.new-tab')}>
          {t('account.terms-read')}
        </Link>
      </p>
    </CallForm>
  );
}
