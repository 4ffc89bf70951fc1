import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendRedeemLink, type ProblemCode, type ResendRequest, type ResendResult } from '~/api';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { useSubmit } from '~/form/use-submit';
import { paths } from '~/lib/paths';
import { ProblemNotice } from '~/problem/problem-notice';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Link } from '~/ui/link';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import { Stack } from '~/ui/stack';
import { cleanCode } from '~/voucher/clean-code';
import { CodeField } from '~/voucher/code-field';
import styles from './resend.module.css';

type Kind = ResendRequest['kind'];

/** Failures after which another code may work. */
const mistyped: readonly ProblemCode[] = ['VOUCHER_NOT_FOUND', 'VOUCHER_CODE_INVALID'];

interface ResendFormProps {
  onSent: (result: ResendResult) => Promise<void>;
}

/** Asks for the code and nothing else: the address is the stored one (requirements 5.021, 5.022). */
export function ResendForm({ onSent }: ResendFormProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<Kind>('link');
  const [isBlank, setBlank] = useState(false);
  const { state, submit } = useSubmit(
    async (wanted: Pick<ResendRequest, 'code' | 'kind'>, attempt) => {
      const { data } = await resendRedeemLink({
        body: { ...wanted, ...attempt.captcha },
        headers: { 'Idempotency-Key': attempt.idempotencyKey },
        throwOnError: true,
      });
      return data;
    },
    captcha,
  );

  async function send() {
    const code = cleanCode(field.current?.value ?? '');
    setBlank(code === '');
    if (code === '') return field.current?.focus();
    await submit({ code, kind }, onSent);
  }

  function correct() {
    field.current?.focus();
    field.current?.select();
  }

  const isMistyped = state.status === 'failed' && mistyped.includes(state.error.code);
  return (
    <Card variant="raised">
      <form
        noValidate
        aria-busy={state.status === 'pending'}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap={5}>
          <CodeField ref={field} error={isBlank ? t('form.required') : undefined} />
          <RadioGroup
            label={t('resend.kind.label')}
            layout="list"
            value={kind}
            onChange={(value) => setKind(value === 'email' ? 'email' : 'link')}
          >
            <RadioTile value="link" secondary={t('resend.kind.link-hint')}>
              {t('resend.kind.link')}
            </RadioTile>
            <RadioTile value="email" secondary={t('resend.kind.email-hint')}>
              {t('resend.kind.email')}
            </RadioTile>
          </RadioGroup>
          <CaptchaField captcha={captcha} id="captcha" />
          {state.status === 'failed' && (
            <ProblemNotice
              error={state.error}
              onRetry={() => void send()}
              {...(isMistyped && { onEnterCode: correct })}
            />
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            isFullWidth
            isPending={state.status === 'pending'}
            pendingLabel={t('resend.pending')}
          >
            {t('resend.submit')}
          </Button>
          <p className={styles.note}>
            {t('resend.address')} <Link href={paths.help()}>{t('problem.way.help')}</Link>
          </p>
          <p className={styles.note}>
            <Link href={paths.orderStatus()}>{t('order.link')}</Link>
          </p>
        </Stack>
      </form>
    </Card>
  );
}
