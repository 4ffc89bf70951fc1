import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ApiError, createVoucherToken } from '~/api';
import { CallForm } from '~/form/call-form';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { FormField } from '~/form/form-fields';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { useSubmit } from '~/form/use-submit';
import { useSite } from '~/sites/use-site';
import { Card } from '~/ui/card';
import { controlOf } from '~/ui/control-of';
import { Notice } from '~/ui/notice';
import { Stack } from '~/ui/stack';
import { CodeField } from '~/voucher/code-field';
import { voucherCode } from '~/voucher/code-rules';
import { rememberedCode } from '~/voucher/remembered-code';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import type { PaymentFlow } from './adapters/payment-adapter';
import { SerialField, serialNumber } from './serial-field';
import { useLookUp } from './use-look-up';

interface IdentifyFormProps {
  flow: PaymentFlow;
  onIdentified: () => void;
}

/** The session is gone, in this tab or from the start: who pays is asked for once more (4.070). */
export function IdentifyForm({ flow, onIdentified }: IdentifyFormProps) {
  const { t } = useTranslation();
  const isCard = flow === 'prepaid';
  return (
    <Stack gap={5}>
      <Notice tone="warning" title={t('payment.signed-out.title')}>
        <p>{isCard ? t('payment.signed-out.card') : t('payment.signed-out.code')}</p>
      </Notice>
      <Card variant="raised">
        {isCard ? (
          <IdentifyCard onIdentified={onIdentified} />
        ) : (
          <IdentifyVoucher onIdentified={onIdentified} />
        )}
      </Card>
    </Stack>
  );
}

type Identified = Pick<IdentifyFormProps, 'onIdentified'>;

const cardSchema = z.object({ serial: serialNumber });

function IdentifyCard({ onIdentified }: Identified) {
  const { t } = useTranslation();
  const form = useSchemaForm(cardSchema, { serial: '' }, onSubmitOnly);
  const { sending, submit } = useLookUp();
  return (
    <CallForm
      {...sending}
      form={form}
      onSubmit={({ serial }) => submit(serial, onIdentified)}
      problem={() => ({ onEnterCode: () => controlOf('serial')?.focus() })}
      submitLabel={t('payment.signed-out.submit')}
      pendingLabel={t('payment.checking')}
    >
      <FormField name="serial" as={SerialField} />
    </CallForm>
  );
}

const voucherSchema = z.object({ code: voucherCode });

function IdentifyVoucher({ onIdentified }: Identified) {
  const { t } = useTranslation();
  const session = useVoucherSession();
  const { voucherCategory } = useSite();
  const form = useSchemaForm(voucherSchema, { code: rememberedCode() }, onSubmitOnly);
  const { sending, submit } = useSubmit(
    async (code: string, attempt) => {
      const { data } = await createVoucherToken({
        body: { code, voucherCategory, ...attempt.captcha },
        throwOnError: true,
      });
      // A token that cannot be read is none.
      if (!session.start(data.token)) throw new ApiError({ kind: 'contract', code: 'UNKNOWN' });
    },
    { captcha: useCaptcha() },
  );
  return (
    <CallForm
      {...sending}
      form={form}
      onSubmit={({ code }) => submit(code, onIdentified)}
      problem={() => ({ onEnterCode: () => controlOf('code')?.focus() })}
      submitLabel={t('payment.signed-out.submit')}
      pendingLabel={t('payment.checking')}
    >
      <FormField name="code" as={CodeField} />
    </CallForm>
  );
}
