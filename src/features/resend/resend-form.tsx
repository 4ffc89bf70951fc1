import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { resendRedeemLink, type ProblemCode, type ResendResult } from '~/api';
import { CallForm } from '~/form/call-form';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { FormField } from '~/form/form-fields';
import { FormRadioGroup } from '~/form/form-radio-group';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { useSubmit } from '~/form/use-submit';
import { paths } from '~/lib/paths';
import { Card } from '~/ui/card';
import { correctField } from '~/ui/control-of';
import { Link } from '~/ui/link';
import { RadioTile } from '~/ui/radio-group';
import { CodeField } from '~/voucher/code-field';
import { voucherCode } from '~/voucher/code-rules';
import { rememberedCode } from '~/voucher/remembered-code';
import styles from './resend.module.css';

const schema = z.object({ code: voucherCode, kind: z.enum(['link', 'email']) });

type ResendValues = z.infer<typeof schema>;

/** Failures after which another code may work. */
const mistyped: readonly ProblemCode[] = ['VOUCHER_NOT_FOUND', 'VOUCHER_CODE_INVALID'];

interface ResendFormProps {
  onSent: (result: ResendResult) => Promise<void>;
}

/** Asks for the code and nothing else: the address is the stored one (requirements 5.021, 5.022). */
export function ResendForm({ onSent }: ResendFormProps) {
  const { t } = useTranslation();
  const form = useSchemaForm<ResendValues>(
    schema,
    { code: rememberedCode(), kind: 'link' },
    onSubmitOnly,
  );
  const { submit, sending } = useSubmit(
    async (wanted: ResendValues, attempt) => {
      const { data } = await resendRedeemLink({
        body: { ...wanted, ...attempt.captcha },
        headers: { 'Idempotency-Key': attempt.idempotencyKey },
        throwOnError: true,
      });
      return data;
    },
    { captcha: useCaptcha() },
  );
  return (
    <Card variant="raised">
      <CallForm
        {...sending}
        form={form}
        onSubmit={(values) => submit(values, onSent)}
        problem={({ code }) =>
          mistyped.includes(code) ? { onEnterCode: () => correctField('code') } : {}
        }
        submitLabel={t('resend.submit')}
        pendingLabel={t('resend.pending')}
        footer={
          <>
            <p className={styles.note}>{t('resend.sent.when')}</p>
            <p className={styles.note}>
              <span>{t('resend.address')}</span>{' '}
              <Link href={paths.help()}>{t('problem.way.help')}</Link>
            </p>
            <p className={styles.note}>
              <Link href={paths.orderStatus()}>{t('order.link')}</Link>
            </p>
          </>
        }
      >
        <FormField<ResendValues> name="code" as={CodeField} />
        <FormRadioGroup<ResendValues> name="kind" label={t('resend.kind.label')} layout="list">
          <RadioTile value="link" secondary={t('resend.kind.link-hint')}>
            {t('resend.kind.link')}
          </RadioTile>
          <RadioTile value="email" secondary={t('resend.kind.email-hint')}>
            {t('resend.kind.email')}
          </RadioTile>
        </FormRadioGroup>
      </CallForm>
    </Card>
  );
}
