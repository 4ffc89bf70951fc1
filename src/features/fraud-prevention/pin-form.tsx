import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { verifyFraudCheckPin, type FraudCheck } from '~/api';
import { CallForm } from '~/form/call-form';
import { SERVER_TEXT } from '~/form/error-text';
import { FormTextField } from '~/form/form-fields';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { useSubmit } from '~/form/use-submit';
import { messageKey } from '~/i18n/message-key';
import { Card } from '~/ui/card';
import { pin } from '~/voucher/code-rules';

const schema = z.object({ pin: pin(messageKey('fraud.pin.format')) });

type PinValues = z.infer<typeof schema>;

interface PinFormProps {
  ident: string;
  transactionNumber: string;
  onVerified: (check: FraudCheck) => void;
}

/** The PIN from the letter (requirement 3.162). It stays in its field and goes nowhere else. */
export function PinForm({ ident, transactionNumber, onVerified }: PinFormProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(schema, { pin: '' }, onSubmitOnly);
  const { submit, sending } = useSubmit(
    async (typed: PinValues, attempt) => {
      const { data } = await verifyFraudCheckPin({
        body: { ident, transactionNumber, ...typed },
        headers: { 'Idempotency-Key': attempt.idempotencyKey },
        throwOnError: true,
      });
      return data;
    },
    {
      place(error) {
        if (error.code !== 'PIN_INVALID') return error;
        const count = error.problem?.attemptsLeft;
        form.setError('pin', {
          type: SERVER_TEXT,
          message:
            count === undefined ? t('problem.pin-invalid.title') : t('fraud.pin.wrong', { count }),
        });
        return undefined;
      },
    },
  );
  return (
    <Card variant="raised">
      <CallForm
        {...sending}
        form={form}
        onSubmit={(values) => submit(values, onVerified)}
        submitLabel={t('fraud.pin.submit')}
        pendingLabel={t('fraud.pin.pending')}
      >
        <FormTextField<PinValues>
          name="pin"
          variant="code"
          label={t('fraud.pin.label')}
          hint={t('fraud.pin.hint')}
          autoComplete="one-time-code"
          enterKeyHint="go"
          autoCapitalize="none"
          spellCheck={false}
        />
      </CallForm>
    </Card>
  );
}
