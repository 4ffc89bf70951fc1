import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { requestReactivation, toApiError } from '~/api';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { EmailField, RepeatEmailField } from '~/form/email-field';
import { FormErrorSummary } from '~/form/form-error-summary';
import { useFieldError, useRegister } from '~/form/form-fields';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import { UploadField } from '~/form/upload/upload-field';
import { useUploads } from '~/form/upload/use-uploads';
import { useSubmit } from '~/form/use-submit';
import { ProblemNotice } from '~/problem/problem-notice';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Stack } from '~/ui/stack';
import { CodeField } from '~/voucher/code-field';
import { rememberedCode } from '~/voucher/remembered-code';
import { reactivationSchema, type ReactivationValues } from './reactivation-schema';
import type { Review } from './under-review';

const pointers: PointerMap<ReactivationValues> = {
  '/code': 'code',
  '/email': 'email',
  '/repeatEmail': 'repeatEmail',
};

type Wanted = ReactivationValues & { attachment?: File };

interface ReactivationFormProps {
  onReview: (review: Review) => Promise<void>;
}

/** Code, address and, if there is one, a photo. The code is there already after a failed entry. */
export function ReactivationForm({ onReview }: ReactivationFormProps) {
  const { t } = useTranslation();
  const site = useSite();
  const captcha = useCaptcha();
  const uploads = useUploads(1);
  const form = useForm<ReactivationValues>({
    resolver: zodResolver(reactivationSchema(site.refuseRu === true)),
    defaultValues: { code: rememberedCode(), email: '', repeatEmail: '' },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const { state, submit } = useSubmit(
    async (wanted: Wanted, attempt): Promise<Review> => {
      try {
        const { data } = await requestReactivation({
          body: { ...wanted, ...attempt.captcha },
          headers: { 'Idempotency-Key': attempt.idempotencyKey },
          throwOnError: true,
        });
        return { expectedBy: data.expectedBy, isRepeat: false };
      } catch (cause) {
        const error = toApiError(cause);
        if (error.code === 'REACTIVATION_PENDING') {
          // The review is under way already: an answer, not a failure (requirement 4.049).
          return { expectedBy: error.problem?.availableFrom, isRepeat: true };
        }
        throw error;
      }
    },
    captcha,
    (error) => applySubmitErrors(error, pointers, form.setError),
  );
  const send = form.handleSubmit(async (values) => {
    // The field says what is wrong with the file.
    if (uploads.problem) {
      document.getElementById('attachment')?.focus();
      return;
    }
    const [attachment] = uploads.files;
    await submit({ ...values, ...(attachment && { attachment }) }, onReview);
  });

  const fields = [
    { name: 'code', label: t('redeem.code.label') },
    { name: 'email', label: t('checkout.email') },
    { name: 'repeatEmail', label: t('checkout.repeat-email') },
  ];
  const failure = state.status === 'failed' ? state.notice : undefined;
  return (
    <FormProvider {...form}>
      <Card variant="raised">
        <form
          noValidate
          aria-busy={state.status === 'pending'}
          onSubmit={(event) => void send(event)}
        >
          <Stack gap={5}>
            <FormErrorSummary fields={fields} />
            <CodeInput />
            <EmailField hint={t('reactivation.email-hint')} />
            <RepeatEmailField />
            <UploadField
              id="attachment"
              label={t('reactivation.attachment')}
              uploads={uploads}
              isOptional
            />
            <CaptchaField captcha={captcha} id="captcha" />
            {failure && <ProblemNotice error={failure} onRetry={() => void send()} />}
            <Button
              type="submit"
              variant="primary"
              size="l"
              isFullWidth
              isPending={state.status === 'pending'}
              pendingLabel={t('reactivation.pending')}
            >
              {t('reactivation.submit')}
            </Button>
          </Stack>
        </form>
      </Card>
    </FormProvider>
  );
}

function CodeInput() {
  const error = useFieldError('code');
  const register = useRegister<ReactivationValues>();
  return <CodeField {...register('code')} error={error} />;
}
