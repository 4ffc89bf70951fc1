import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestMerchantCodeLink, toApiError, type ApiError } from '~/api';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { ProblemNotice } from '~/form/problem-notice';
import { Card } from '~/ui/card';
import { Disclosure } from '~/ui/disclosure';
import { NativeButton } from '~/ui/native-button';
import { NativeTextField } from '~/ui/native-text-field';
import { Notice } from '~/ui/notice';
import { cleanCode } from '~/voucher/clean-code';
import styles from './merchant-code-page.module.css';

type RequestState =
  | { status: 'idle' | 'pending' | 'blank' }
  | { status: 'sent'; emailMasked: string }
  | { status: 'failed'; error: ApiError };

/**
 * Asks for a new redeem link, by e-mail for the old link or by entering the code again
 * (requirements 4.057, 4.058). It goes only to the address that was stored when redeeming.
 */
export function NewLink({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const [code, setCode] = useState('');
  const [state, setState] = useState<RequestState>({ status: 'idle' });

  async function request(proof: { code: string } | { redeemLinkToken: string }) {
    if (state.status === 'pending') return;
    setState({ status: 'pending' });
    try {
      const solution = await captcha.solve();
      if (solution === null) return setState({ status: 'idle' });
      const { data } = await requestMerchantCodeLink({
        body: { ...proof, ...(solution !== undefined && { captcha: solution }) },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        throwOnError: true,
      });
      setState({ status: 'sent', emailMasked: data.emailMasked });
    } catch (cause) {
      captcha.reset();
      setState({ status: 'failed', error: toApiError(cause) });
    }
  }

  if (state.status === 'sent') {
    return (
      <Notice tone="success" role="status" title={t('code.new-link.sent.title')}>
        <p>{t('code.new-link.sent.text', { email: state.emailMasked })}</p>
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
        <NativeButton
          variant="primary"
          isPending={isPending}
          pendingLabel={t('code.new-link.sending')}
          onClick={() => void request({ redeemLinkToken })}
        >
          {t('code.new-link.by-email')}
        </NativeButton>
        <Disclosure summary={t('code.new-link.by-code')}>
          <form
            className={styles.newLink}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const cleaned = cleanCode(code);
              if (cleaned === '') setState({ status: 'blank' });
              else void request({ code: cleaned });
            }}
          >
            <NativeTextField
              variant="code"
              label={t('redeem.code.label')}
              hint={t('redeem.code.hint')}
              error={state.status === 'blank' ? t('form.required') : undefined}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <NativeButton
              type="submit"
              isPending={isPending}
              pendingLabel={t('code.new-link.sending')}
            >
              {t('code.new-link.send')}
            </NativeButton>
          </form>
        </Disclosure>
      </div>
    </Card>
  );
}
