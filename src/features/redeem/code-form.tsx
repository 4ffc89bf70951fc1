import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainForm } from '~/form/plain-form';
import { isCodeRight } from '~/problem/right-codes';
import { lazyOptional } from '~/lib/lazy-optional';
import { onIdle } from '~/lib/on-idle';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { correctField, focusInvalid } from '~/ui/control-of';
import { Link } from '~/ui/link';
import { cleanCode, codeError } from '~/voucher/clean-code';
import { CodeField } from '~/voucher/code-field';
import { takeLinkedCode } from '~/voucher/code-in-address';
import { rememberCode } from '~/voucher/remembered-code';
import styles from './code-form.module.css';
import { useCodeEntry } from './use-code-entry';

const CodeProblem = lazyOptional(async () => (await import('./code-problem')).CodeProblem);

type CodeError = NonNullable<ReturnType<typeof codeError>>;

/**
 * The field for the voucher code. It is a native form and an uncontrolled field: it takes input
 * before the application runs, and text that was typed by then stays. `onOpened`: the voucher is there.
 */
export function CodeForm({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation();
  const { showHowToRedeem, overrideApiErrorMessageHtml: hidesCause } = useSite();
  const { sending, submit, reset } = useCodeEntry({ onOpened });
  const { failure, isPending, captcha } = sending;
  const field = useRef<HTMLInputElement>(null);
  /** The error of a code that is not sent; a new object for each submit, so that it is announced again. */
  const [wrong, setWrong] = useState<{ error: CodeError }>();
  const [typed, setTyped] = useState('');
  /** Another code is typed than the one that was sent. */
  const [isOther, setOther] = useState(false);

  function send(): void {
    const value = field.current?.value ?? '';
    const code = cleanCode(value);
    setTyped(value);
    setOther(false);
    rememberCode(code);
    takeLinkedCode();
    const error = codeError(code);
    setWrong(error && { error });
    if (error) reset();
    else void submit(code);
  }
  // Once: handles text that the browser or the visitor filled in before it.
  const begin = useRef(captcha?.begin);
  useEffect(() => {
    const input = field.current;
    if (input?.value) {
      const code = cleanCode(input.value);
      if (code !== input.value) input.value = code;
      rememberCode(code);
      begin.current?.();
    }
  }, []);
  // A lost connection must be reported too, so its notice is loaded before it is needed.
  useEffect(() => onIdle(() => void CodeProblem.preload()), []);
  useEffect(() => {
    if (wrong) focusInvalid('code');
  }, [wrong]);

  return (
    <PlainForm
      isPending={isPending}
      waitUntil={failure?.retryAt}
      captcha={captcha}
      id="code-form"
      className={styles.form}
      method="post"
      onSubmit={send}
      submitLabel={t('redeem.code.submit')}
      pendingLabel={t('redeem.code.pending')}
      // Below the button, which a long notice would push off the screen of a phone.
      footer={
        <>
          {failure && (
            <CodeProblem
              error={failure}
              typed={typed}
              isOther={isOther}
              onSend={(code) => {
                if (field.current) field.current.value = code;
                send();
              }}
              onRetry={send}
              onEnterCode={() => correctField('code')}
              missing={<p role="alert">{t('problem.temporary-failure.text')}</p>}
            />
          )}
          <div className={styles.help}>
            {showHowToRedeem && <WhereIsMyCode />}
            {!failure && <Link href={paths.diagnosis()}>{t('help.entry.refused.title')}</Link>}
          </div>
        </>
      }
    >
      <CodeField
        ref={field}
        onChange={() => {
          setWrong(undefined);
          setOther(true);
        }}
        error={
          wrong
            ? t(wrong.error)
            : !isOther &&
                failure?.code.startsWith('VOUCHER_') &&
                (hidesCause || !isCodeRight(failure.code))
              ? t('redeem.code.refused')
              : undefined
        }
      />
    </PlainForm>
  );
}

/** Opens at the field, which stays in sight, also before the application runs. */
function WhereIsMyCode() {
  const { t } = useTranslation();
  const { instructionsImage } = useSite();
  return (
    <details className={styles.where}>
      <summary>
        <span>{t('redeem.code.where')}</span>
      </summary>
      <p>{t('redeem.where.text')}</p>
      {instructionsImage && (
        <img
          src={instructionsImage}
          alt={t('redeem.where.image')}
          width={480}
          height={240}
          loading="lazy"
        />
      )}
    </details>
  );
}
