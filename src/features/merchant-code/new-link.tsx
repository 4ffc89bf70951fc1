import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestMerchantCodeLink } from '~/api';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { useSubmit } from '~/form/use-submit';
import { ProblemNotice } from '~/problem/problem-notice';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Disclosure } from '~/ui/disclosure';
import { Notice } from '~/ui/notice';
import { TextField } from '~/ui/text-field';
import { cleanCode } from '~/voucher/clean-code';
import styles from './merchant-code-page.module.css';

type Proof = { code: string } | { redeemLinkToken: string };

/**
 * Asks for a new redeem link, by e-mail for the old link or by entering the code again
 * (requirements 4.057, 4.058). It goes only to the address that was stored when redeeming.
 */
export function NewLink({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const [code, setCode] = useState('');
  const [isBlank, setBlank] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { state, submit } = useSubmit(async (proof: Proof, attempt) => {
    const { data } = await requestMerchantCodeLink({
      body: { ...proof, ...attempt.captcha },
      headers: { 'Idempotency-Key': attempt.idempotencyKey },
      throwOnError: true,
    });
    return data;
  }, captcha);

  if (state.status === 'done') {
    return (
      <Notice tone="success" role="status" title={t('code.new-link.sent.title')}>
        <p>{t('code.new-link.sent.text', { email: state.result.emailMasked })}</p>
      </Notice>
    );
  }
  const isPending = state.status === 'pending';
  return (
    <Card as="section" variant="raised" aria-labelledby="new-link">
      <div className={styles.newLink}>
        <h2 id="new-link" className={styles.subtitle}>
          {t('code.new-link.title')}
        </h2>
        <p>{t('code.new-link.text')}</p>
        {state.status === 'failed' && <ProblemNotice error={state.error} />}
        <CaptchaField captcha={captcha} />
        <Button
          variant="primary"
          isPending={isPending}
          pendingLabel={t('code.new-link.sending')}
          onClick={() => void submit({ redeemLinkToken })}
        >
          {t('code.new-link.by-email')}
        </Button>
        <Disclosure summary={t('code.new-link.by-code')}>
          <form
            className={styles.newLink}
            noValidate
            aria-busy={isPending}
            onSubmit={(event) => {
              event.preventDefault();
              const cleaned = cleanCode(code);
              setBlank(cleaned === '');
              if (cleaned === '') field.current?.focus();
              else void submit({ code: cleaned });
            }}
          >
            <TextField
              ref={field}
              variant="code"
              label={t('redeem.code.label')}
              hint={t('redeem.code.hint')}
              error={isBlank ? t('form.required') : undefined}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <Button type="submit" isPending={isPending} pendingLabel={t('code.new-link.sending')}>
              {t('code.new-link.send')}
            </Button>
          </form>
        </Disclosure>
      </div>
    </Card>
  );
}
