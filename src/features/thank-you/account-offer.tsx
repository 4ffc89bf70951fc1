import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createShoppingAccount } from '~/api';
import { EmailWarning } from '~/form/email-warning';
import { ProblemNotice } from '~/problem/problem-notice';
import { useSubmit } from '~/form/use-submit';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/text-field';
import { Notice } from '~/ui/notice';
import { useSite } from '~/sites/use-site';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { emailError } from './email-error';
import styles from './thank-you-page.module.css';

interface AccountOfferProps {
  /** Where the offer is told in full; the way on when this page cannot ask for the account. */
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
  const { state, submit } = useSubmit(async (email: string, { idempotencyKey }) => {
    const { data } = await createShoppingAccount({
      body: { email, termsAccepted: true },
      headers: { 'Idempotency-Key': idempotencyKey },
      auth: () => token,
      throwOnError: true,
    });
    return data;
  });
  if (state.status === 'done') {
    return (
      <Notice
        tone="success"
        role="status"
        title={t('account.done.title')}
        actions={
          <ButtonLink href={state.result.accountUrl} newTab externalText={t('shell.new-tab')}>
            {t('account.done.action')}
          </ButtonLink>
        }
      >
        <p>{t('account.done.text')}</p>
      </Notice>
    );
  }
  return (
    <Card as="section" aria-labelledby="account">
      <div className={styles.giveaway}>
        <h2 id="account">{t('account.title')}</h2>
        <p>{t('account.text')}</p>
        {state.status === 'failed' && (
          <ProblemNotice error={state.error} level={3} recoveryActions={['help']} />
        )}
        {token === undefined ? (
          <div>
            <ButtonLink href={accountUrl} newTab externalText={t('shell.new-tab')}>
              {t('account.more')}
            </ButtonLink>
          </div>
        ) : (
          <AccountForm
            isPending={state.status === 'pending'}
            onSubmit={(email) => void submit(email)}
          />
        )}
      </div>
    </Card>
  );
}

interface AccountFormProps {
  isPending: boolean;
  onSubmit: (email: string) => void;
}

function AccountForm({ isPending, onSubmit }: AccountFormProps) {
  const { t } = useTranslation();
  const { form } = useRedemptionRecord();
  const [email, setEmail] = useState(String(form['email'] ?? ''));
  const [hasAccepted, setAccepted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const { refuseRu = false } = useSite();
  const wrong = emailError(email, refuseRu);
  return (
    <form
      className={styles.giveaway}
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (wrong) field.current?.focus();
        else if (!hasAccepted) terms.current?.focus();
        else onSubmit(email.trim());
      }}
    >
      <TextField
        ref={field}
        label={t('account.email')}
        type="email"
        name="account-email"
        autoComplete="email"
        required
        error={isChecked && wrong ? t(wrong) : undefined}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <EmailWarning email={email} />
      <Checkbox
        ref={terms}
        checked={hasAccepted}
        error={isChecked && !hasAccepted ? t('account.terms-required') : undefined}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      >
        {t('account.terms')}
      </Checkbox>
      <div>
        <Button type="submit" isPending={isPending} pendingLabel={t('account.pending')}>
          {t('account.submit')}
        </Button>
      </div>
    </form>
  );
}
