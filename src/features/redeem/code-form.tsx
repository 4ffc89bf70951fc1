import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { lazyOptional } from '~/lib/lazy-optional';
import { onIdle } from '~/lib/on-idle';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { Link } from '~/ui/link';
import { cleanCode } from '~/voucher/clean-code';
import { CodeField } from '~/voucher/code-field';
import { rememberCode, rememberedCode } from '~/voucher/remembered-code';
import styles from './code-form.module.css';
import { CODE_FORM_ID } from './code-form-id';
import { takeQueuedSubmit } from './queued-submit';
import { useCodeEntry } from './use-code-entry';

const CodeProblem = lazyOptional(async () => (await import('./code-problem')).CodeProblem);

/**
 * The field for the voucher code. It is a native form and an uncontrolled field: it takes input
 * before the application runs, and what was typed by then stays.
 */
export function CodeForm() {
  const { t } = useTranslation();
  const { showHowToRedeem } = useSite();
  const captcha = useCaptcha();
  const { state, submit } = useCodeEntry(captcha);
  const field = useRef<HTMLInputElement>(null);
  const isPending = state.status === 'pending';

  const send = () => void submit(field.current?.value ?? '');
  // Once, when the application takes over: what came too early is made up for.
  const sendQueued = useRef(send);
  useEffect(() => {
    const input = field.current;
    if (input?.value) {
      const code = cleanCode(input.value);
      if (code !== input.value) input.value = code;
      rememberCode(code);
    }
    if (takeQueuedSubmit()) sendQueued.current();
  }, []);
  // A lost connection has to be told too, so its notice is there before it is needed.
  useEffect(() => onIdle(() => void CodeProblem.preload()), []);
  useEffect(() => {
    if (state.status === 'blank') field.current?.focus();
  }, [state]);

  return (
    <form
      id={CODE_FORM_ID}
      className={styles.form}
      method="post"
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <CodeField ref={field} error={state.status === 'blank' ? t('form.required') : undefined} />
      <CaptchaField captcha={captcha} id="captcha" />
      <Button
        type="submit"
        variant="primary"
        size="l"
        isFullWidth
        isPending={isPending}
        pendingLabel={t('redeem.code.pending')}
      >
        {t('redeem.code.submit')}
      </Button>
      {state.status === 'failed' && (
        <CodeProblem
          error={state.error}
          code={rememberedCode()}
          onRetry={send}
          onEnterCode={() => {
            field.current?.focus();
            field.current?.select();
          }}
          missing={<p role="alert">{t('problem.temporary-failure.text')}</p>}
        />
      )}
      <p className={styles.help}>
        {showHowToRedeem && <Link href="#where-is-my-code">{t('redeem.code.where')}</Link>}
        <Link href={paths.help('code-unreadable')}>{t('redeem.code.not-recognised')}</Link>
      </p>
    </form>
  );
}
