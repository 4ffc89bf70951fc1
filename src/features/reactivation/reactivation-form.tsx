import { useTranslation } from 'react-i18next';
import { ApiError, requestReactivation } from '~/api';
import { CallForm } from '~/form/call-form';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { EmailField, RepeatEmailField } from '~/form/email-field';
import { FormField } from '~/form/form-fields';
import { applySubmitErrors } from '~/form/submit-errors';
import { UploadField } from '~/form/upload/upload-field';
import { useUploads } from '~/form/upload/use-uploads';
import { useSchemaForm } from '~/form/use-schema-form';
import { useSubmit } from '~/form/use-submit';
import { useSite } from '~/sites/use-site';
import { Card } from '~/ui/card';
import { focusInvalid } from '~/ui/control-of';
import { CodeField } from '~/voucher/code-field';
import { rememberedCode } from '~/voucher/remembered-code';
import { reactivationSchema, type ReactivationValues } from './reactivation-schema';
import type { Review } from './under-review';

type Wanted = ReactivationValues & { attachment?: File };

interface ReactivationFormProps {
  onReview: (review: Review) => Promise<void>;
}

/** Code, address and, if there is one, a photo. The code is there already after a failed entry. */
export function ReactivationForm({ onReview }: ReactivationFormProps) {
  const { t } = useTranslation();
  const site = useSite();
  const uploads = useUploads(1);
  const form = useSchemaForm(reactivationSchema(site.refuseRu === true), {
    code: rememberedCode(),
    email: '',
    repeatEmail: '',
  });
  const { submit, sending } = useSubmit(
    async (wanted: Wanted, attempt): Promise<Review> => {
      try {
        const { data } = await requestReactivation({
          body: { ...wanted, ...attempt.captcha },
          headers: { 'Idempotency-Key': attempt.idempotencyKey },
          throwOnError: true,
        });
        return { expectedBy: data.expectedBy, isRepeat: false };
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.code !== 'REACTIVATION_PENDING') throw cause;
        // The review is under way already: an answer, not a failure (requirement 4.049).
        return { expectedBy: cause.problem?.availableFrom, isRepeat: true };
      }
    },
    {
      captcha: useCaptcha(),
      place: (error) => applySubmitErrors(error, form),
    },
  );

  async function send(values: ReactivationValues): Promise<void> {
    // The field names the error of the file.
    if (uploads.problem) return focusInvalid('attachment');
    const [attachment] = uploads.files;
    await submit({ ...values, ...(attachment && { attachment }) }, onReview);
  }

  return (
    <Card variant="raised">
      <CallForm
        {...sending}
        form={form}
        hasSummary
        onSubmit={send}
        submitLabel={t('reactivation.submit')}
        pendingLabel={t('reactivation.pending')}
      >
        <FormField<ReactivationValues>
          name="code"
          summaryLabel={t('redeem.code.label')}
          as={CodeField}
        />
        <EmailField hint={t('reactivation.email-hint')} />
        <RepeatEmailField />
        <UploadField
          id="attachment"
          label={t('reactivation.attachment')}
          uploads={uploads}
          isOptional
        />
      </CallForm>
    </Card>
  );
}
