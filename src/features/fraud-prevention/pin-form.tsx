import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyFraudCheckPin, type FraudCheck } from '~/api';
import { useSubmit } from '~/form/use-submit';
import { ProblemNotice } from '~/problem/problem-notice';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Stack } from '~/ui/stack';
import { TextField } from '~/ui/text-field';
import { cleanCode } from '~/voucher/clean-code';

/** What a PIN looks like, so that a typing slip costs no attempt. */
const PIN = /^[0-9A-Za-z]{4,12}$/;

interface PinFormProps {
  ident: string;
  transactionNumber: string;
  onVerified: (check: FraudCheck) => void;
}

/** The PIN from the letter (requirement 3.162). It stays in its field and goes nowhere else. */
export function PinForm({ ident, transactionNumber, onVerified }: PinFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isBad, setBad] = useState(false);
  const { state, submit } = useSubmit(async (pin: string, attempt) => {
    const { data } = await verifyFraudCheckPin({
      body: { ident, transactionNumber, pin },
      headers: { 'Idempotency-Key': attempt.idempotencyKey },
      throwOnError: true,
    });
    return data;
  });
  const isPending = state.status === 'pending';
  const failure = state.status === 'failed' ? state.error : undefined;
  const wrongPin = failure?.code === 'PIN_INVALID' ? failure : undefined;
  useLayoutEffect(() => {
    if (!wrongPin) return;
    field.current?.focus();
    field.current?.select();
  }, [wrongPin]);
  function send() {
    const pin = cleanCode(field.current?.value ?? '');
    setBad(!PIN.test(pin));
    if (!PIN.test(pin)) return field.current?.focus();
    void submit(pin, onVerified);
  }
  const left = wrongPin?.problem?.attemptsLeft;
  const wrongText =
    left === undefined ? t('problem.pin-invalid.title') : t('fraud.pin.wrong', { count: left });
  return (
    <Card variant="raised">
      <form
        noValidate
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={5}>
          <TextField
            ref={field}
            id="pin"
            variant="code"
            label={t('fraud.pin.label')}
            hint={t('fraud.pin.hint')}
            error={isBad ? t('fraud.pin.format') : wrongPin && wrongText}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          {failure && !wrongPin && <ProblemNotice error={failure} onRetry={send} />}
          <Button
            type="submit"
            variant="primary"
            size="l"
            isFullWidth
            isPending={isPending}
            pendingLabel={t('fraud.pin.pending')}
          >
            {t('fraud.pin.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
