import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { FormErrorSummary } from '~/form/form-error-summary';
import { FormUploadField } from '~/form/upload/form-upload-field';
import { TransferStatus } from '~/form/upload/transfer-status';
import { useUploads } from '~/form/upload/use-uploads';
import { ProblemNotice } from '~/problem/problem-notice';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Notice } from '~/ui/notice';
import { Stack } from '~/ui/stack';
import { ContactFields } from './contact-fields';
import { contactSchema, type ContactTopic, type ContactValues } from './contact-schema';
import type { SentMessage } from './message-sent';
import { useContactPrefill } from './use-contact-prefill';
import { useSendMessage } from './use-send-message';

/** How many files the contract takes. */
const MAX_FILES = 5;

interface ContactFormProps {
  topic: ContactTopic;
  onSent: (sent: SentMessage) => Promise<void>;
}

/** The message to customer service. Everything stays in place when it could not be sent. */
export function ContactForm({ topic, onSent }: ContactFormProps) {
  const { t } = useTranslation();
  const site = useSite();
  const captcha = useCaptcha();
  const uploads = useUploads(MAX_FILES);
  const { isPrefilled, ...prefill } = useContactPrefill();
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema(site.refuseRu === true)),
    defaultValues: { email: '', files: '', ...prefill },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const { state, failure, transfer, submit } = useSendMessage({ topic, form, uploads, captcha });
  const send = form.handleSubmit((values) => submit(values, onSent));
  const fields = [
    { name: 'email', label: t('checkout.email') },
    { name: 'serialNumberOrCode', label: t('help.form.code.label') },
    { name: 'orderNumber', label: t('help.form.order.label') },
    { name: 'message', label: t('help.form.message.label') },
    { name: 'files', label: t('help.form.files') },
  ];
  const isPending = state.status === 'pending';
  return (
    <FormProvider {...form}>
      <Card variant="raised">
        <form noValidate aria-busy={isPending} onSubmit={(event) => void send(event)}>
          <Stack gap={5}>
            <FormErrorSummary fields={fields} />
            {isPrefilled && (
              <Notice level={3} title={t('help.form.prefilled.title')}>
                <p>{t('help.form.prefilled.text')}</p>
              </Notice>
            )}
            <ContactFields />
            <FormUploadField
              name="files"
              label={t('help.form.files')}
              uploads={uploads}
              isOptional
            />
            <CaptchaField captcha={captcha} id="captcha" />
            {failure && <ProblemNotice error={failure} onRetry={() => void send()} />}
            <TransferStatus transfer={transfer} onRetry={() => void send()} />
            <Button
              type="submit"
              variant="primary"
              size="l"
              isFullWidth
              isPending={isPending}
              pendingLabel={t('form.transfer.label')}
            >
              {t('help.form.submit')}
            </Button>
          </Stack>
        </form>
      </Card>
    </FormProvider>
  );
}
