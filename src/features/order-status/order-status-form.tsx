import { useTranslation } from 'react-i18next';
import { getOrderStatus, type ProblemCode } from '~/api';
import { CallForm } from '~/form/call-form';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { emailTyping } from '~/form/email-rules';
import { FormTextField } from '~/form/form-fields';
import { applySubmitErrors } from '~/form/submit-errors';
import { useSchemaForm } from '~/form/use-schema-form';
import { useSubmit } from '~/form/use-submit';
import type { RecoveryAction } from '~/problem/catalogue-entry';
import { useLinkedOrder } from '~/problem/use-linked-order';
import { Card } from '~/ui/card';
import { cleanCode } from '~/voucher/clean-code';
import type { FoundOrder } from './order-overview';
import { orderStatusSchema, type OrderStatusValues } from './order-status-schema';

/** Help for a visitor whose order cannot be shown. */
const recoveryActions: Partial<Record<ProblemCode, readonly RecoveryAction[]>> = {
  ORDER_NOT_FOUND: ['resend', 'contact'],
  ORDER_STATUS_UNKNOWN: ['contact', 'retry'],
};

interface OrderStatusFormProps {
  onFound: (found: FoundOrder) => Promise<void>;
}

/** Asks for the number and the address of an order; the number may come with the link to this page. */
export function OrderStatusForm({ onFound }: OrderStatusFormProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(orderStatusSchema, { orderNumber: useLinkedOrder(), email: '' });
  const { submit, sending } = useSubmit(
    async (wanted: OrderStatusValues, attempt): Promise<FoundOrder> => {
      const { data } = await getOrderStatus({
        body: { ...wanted, ...attempt.captcha },
        throwOnError: true,
      });
      return { order: data, at: new Date().toISOString() };
    },
    {
      captcha: useCaptcha(),
      place: (error) => applySubmitErrors(error, form),
    },
  );
  return (
    <Card variant="raised">
      <CallForm
        {...sending}
        form={form}
        hasSummary
        onSubmit={(values) => submit(values, onFound)}
        problem={({ code }) => ({
          order: { orderNumber: cleanCode(form.getValues('orderNumber')) },
          ...(recoveryActions[code] && { recoveryActions: recoveryActions[code] }),
          ...(code === 'ORDER_NOT_FOUND' && { text: t('order.not-found') }),
        })}
        submitLabel={t('order.submit')}
        pendingLabel={t('order.pending')}
      >
        <FormTextField<OrderStatusValues>
          name="orderNumber"
          label={t('help.form.order.label')}
          hint={t('help.form.order.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormTextField<OrderStatusValues>
          name="email"
          {...emailTyping}
          label={t('checkout.email')}
          hint={t('order.email-hint')}
          enterKeyHint="go"
        />
      </CallForm>
    </Card>
  );
}
