import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, createVoucherToken } from '~/api';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha, type Captcha } from '~/form/captcha/use-captcha';
import { useSubmit } from '~/form/use-submit';
import { ProblemNotice } from '~/problem/problem-notice';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Notice } from '~/ui/notice';
import { Stack } from '~/ui/stack';
import { cleanCode } from '~/voucher/clean-code';
import { CodeField } from '~/voucher/code-field';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import type { PaymentFlow } from './adapters/payment-adapter';
import { readSerial, SerialField } from './serial-field';
import { useLookUp } from './use-look-up';

interface IdentifyFormProps {
  flow: PaymentFlow;
  onIdentified: () => void;
}

/** The session is gone, in this tab or from the start: who pays is asked for once more (4.070). */
export function IdentifyForm({ flow, onIdentified }: IdentifyFormProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const isCard = flow === 'prepaid';
  const cardSubmit = useLookUp(captcha);
  const codeSubmit = useVoucherCode(captcha);
  const { state, submit } = isCard ? cardSubmit : codeSubmit;
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);

  async function send(): Promise<void> {
    const typed = field.current?.value ?? '';
    const input = isCard ? readSerial(typed) : cleanCode(typed);
    setWrong(!input);
    if (!input) return field.current?.focus();
    await submit(input, onIdentified);
  }

  return (
    <Stack gap={5}>
      <Notice tone="warning" title={t('payment.signed-out.title')}>
        <p>{isCard ? t('payment.signed-out.card') : t('payment.signed-out.code')}</p>
      </Notice>
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
            {isCard ? (
              <SerialField ref={field} error={isWrong ? t('payment.serial.error') : undefined} />
            ) : (
              <CodeField ref={field} error={isWrong ? t('form.required') : undefined} />
            )}
            <CaptchaField captcha={captcha} id="captcha" />
            {state.status === 'failed' && (
              <ProblemNotice
                error={state.error}
                onRetry={() => void send()}
                onEnterCode={() => field.current?.focus()}
              />
            )}
            <Button
              type="submit"
              variant="primary"
              size="l"
              isFullWidth
              isPending={state.status === 'pending'}
              pendingLabel={t('payment.checking')}
            >
              {t('payment.signed-out.submit')}
            </Button>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}

function useVoucherCode(captcha: Captcha) {
  const session = useVoucherSession();
  const { voucherCategory } = useSite();
  return useSubmit(async (code: string, attempt) => {
    const { data } = await createVoucherToken({
      body: { code, voucherCategory, ...attempt.captcha },
      throwOnError: true,
    });
    // A token that cannot be read is none.
    if (!session.start(data.token)) throw new ApiError({ kind: 'contract', code: 'UNKNOWN' });
    return data;
  }, captcha);
}
