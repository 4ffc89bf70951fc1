import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CallForm } from '~/form/call-form';
import { FormUploadField } from '~/form/upload/form-upload-field';
import { TransferStatus } from '~/form/upload/transfer-status';
import { useUploads } from '~/form/upload/use-uploads';
import { useSchemaForm } from '~/form/use-schema-form';
import { useSite, useSiteStore } from '~/sites/use-site';
import { Card } from '~/ui/card';
import { Notice } from '~/ui/notice';
import { ContactFields } from './contact-fields';
import { contactSchema, type ContactTopic } from './contact-schema';
import { forgetMessage, keepMessage, readMessage } from './kept-message';
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
  const { id } = useSiteStore().getState().site;
  const uploads = useUploads(MAX_FILES);
  const { isPrefilled, ...prefill } = useContactPrefill();
  const form = useSchemaForm(contactSchema(site.refuseRu === true), {
    email: '',
    files: '',
    ...prefill,
    ...readMessage(id),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepMessage(id, values),
      }),
    [form, id],
  );
  const { sending, transfer, submit } = useSendMessage({ topic, form, uploads });
  return (
    <Card variant="raised">
      <CallForm
        {...sending}
        form={form}
        hasSummary
        onSubmit={(values) =>
          submit(values, (sent) => {
            forgetMessage(id);
            return onSent(sent);
          })
        }
        status={<TransferStatus transfer={transfer} />}
        submitLabel={t('help.form.submit')}
        pendingLabel={t('form.transfer.label')}
      >
        {isPrefilled && (
          <Notice level={3} title={t('help.form.prefilled.title')}>
            <p>{t('help.form.prefilled.text')}</p>
          </Notice>
        )}
        <ContactFields />
        <FormUploadField name="files" label={t('help.form.files')} uploads={uploads} isOptional />
      </CallForm>
    </Card>
  );
}
