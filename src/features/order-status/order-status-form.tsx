import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getOrderStatus, toApiError, type ProblemCode } from '~/api';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { FormErrorSummary } from '~/form/form-error-summary';
import { FormTextField } from '~/form/form-fields';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import { useSubmit } from '~/form/use-submit';
import type { RecoveryAction } from '~/problem/problem-catalogue';
import { ProblemNotice } from '~/problem/problem-notice';
import { useLinkedOrder } from '~/problem/use-linked-order';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Stack } from '~/ui/stack';
import type { FoundOrder } from './order-overview';
import { orderStatusSchema, type OrderStatusValues } from './order-status-schema';

const pointers: PointerMap<OrderStatusValues> = {
  '/orderNumber': 'orderNumber',
  '/email': 'email',
};

/** What helps a visitor whose order cannot be shown. */
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
  const captcha = useCaptcha();
  const orderNumber = useLinkedOrder();
  const form = useForm<OrderStatusValues>({
    resolver: zodResolver(orderStatusSchema),
    defaultValues: { orderNumber, email: '' },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const { state, submit } = useSubmit(
    async (wanted: OrderStatusValues, attempt): Promise<FoundOrder> => {
      try {
        const { data } = await getOrderStatus({
          body: { ...wanted, ...attempt.captcha },
          throwOnError: true,
        });
        return { order: data, at: new Date().toISOString() };
      } catch (cause) {
        const error = toApiError(cause);
        applySubmitErrors(error, pointers, form.setError);
        throw error;
      }
    },
    captcha,
  );
  const send = form.handleSubmit((values) => submit(values, onFound));

  const failure = state.status === 'failed' ? state.error : undefined;
  const isAtFields =
    failure?.code === 'VALIDATION_FAILED' &&
    failure.problem?.errors?.every(({ pointer = '' }) => pointer in pointers);
  const isPending = state.status === 'pending';
  return (
    <FormProvider {...form}>
      <Card variant="raised">
        <form noValidate aria-busy={isPending} onSubmit={(event) => void send(event)}>
          <Stack gap={5}>
            <FormErrorSummary
              fields={[
                { name: 'orderNumber', label: t('help.form.order.label') },
                { name: 'email', label: t('checkout.email') },
              ]}
            />
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
              type="email"
              label={t('checkout.email')}
              hint={t('order.email-hint')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <CaptchaField captcha={captcha} id="captcha" />
            {failure && !isAtFields && (
              <ProblemNotice
                error={failure}
                onRetry={() => void send()}
                order={{ orderNumber: form.getValues('orderNumber').trim() }}
                {...(recoveryActions[failure.code] && {
                  recoveryActions: recoveryActions[failure.code],
                })}
                {...(failure.code === 'ORDER_NOT_FOUND' && { text: t('order.not-found') })}
              />
            )}
            <Button
              type="submit"
              variant="primary"
              size="l"
              isFullWidth
              isPending={isPending}
              pendingLabel={t('order.pending')}
            >
              {t('order.submit')}
            </Button>
          </Stack>
        </form>
      </Card>
    </FormProvider>
  );
}
