import { sendContactRequest } from '~/api';
import { uploadOptions, type UploadProgress } from '~/api/upload-options';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { applySubmitErrors, type Refusable } from '~/form/submit-errors';
import { refuseUploads } from '~/form/upload/refuse-uploads';
import type { Uploads } from '~/form/upload/use-uploads';
import { useSubmit } from '~/form/use-submit';
import { useTransfer } from '~/form/use-transfer';
import type { ContactTopic, ContactValues } from './contact-schema';
import type { SentMessage } from './message-sent';

interface SendMessageOptions {
  topic: ContactTopic;
  form: Refusable<ContactValues>;
  uploads: Uploads;
}

/** Sends the message with its files, and puts the server's refusals at their fields. */
export function useSendMessage({ topic, form, uploads }: SendMessageOptions) {
  const captcha = useCaptcha();
  const transfer = useTransfer<UploadProgress>();
  const { sending, submit } = useSubmit(
    async (wanted: ContactValues & { topic: ContactTopic; sent: File[] }, attempt) => {
      const { email, message, serialNumberOrCode, orderNumber, sent } = wanted;
      const body = {
        topic: wanted.topic,
        email,
        message,
        ...(serialNumberOrCode && { serialNumberOrCode }),
        ...(orderNumber && { orderNumber }),
        ...(sent.length > 0 && { files: sent }),
        ...attempt.captcha,
      };
      const { data } = await transfer.run(({ signal, onProgress }) =>
        sendContactRequest({
          body,
          headers: { 'Idempotency-Key': attempt.idempotencyKey },
          throwOnError: true,
          signal,
          ...uploadOptions(onProgress),
        }),
      );
      return { ticketNumber: data.ticketNumber };
    },
    {
      captcha,
      place: (error) =>
        refuseUploads(error, uploads) ? undefined : applySubmitErrors(error, form),
    },
  );
  return {
    sending: transfer.isCancelled ? { ...sending, failure: undefined } : sending,
    transfer,
    submit: (values: ContactValues, onSent: (sent: SentMessage) => Promise<void>) =>
      submit({ ...values, topic, sent: uploads.files }, onSent),
  };
}
