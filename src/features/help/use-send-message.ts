import type { UseFormReturn } from 'react-hook-form';
import { sendContactRequest } from '~/api';
import type { Captcha } from '~/form/captcha/use-captcha';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import { refuseUploads } from '~/form/upload/refuse-uploads';
import { useTransfer } from '~/form/upload/use-transfer';
import type { Uploads } from '~/form/upload/use-uploads';
import { useSubmit } from '~/form/use-submit';
import type { ContactTopic, ContactValues } from './contact-schema';
import type { SentMessage } from './message-sent';

const pointers: PointerMap<ContactValues> = {
  '/email': 'email',
  '/serialNumberOrCode': 'serialNumberOrCode',
  '/orderNumber': 'orderNumber',
  '/message': 'message',
};

interface SendMessageOptions {
  topic: ContactTopic;
  form: UseFormReturn<ContactValues>;
  uploads: Uploads;
  captcha: Captcha;
}

/** Sends the message with its files, and puts what the server refuses where it belongs. */
export function useSendMessage({ topic, form, uploads, captcha }: SendMessageOptions) {
  const transfer = useTransfer();
  const { state, submit } = useSubmit(
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
      const { data } = await transfer.run((options) =>
        sendContactRequest({
          body,
          headers: { 'Idempotency-Key': attempt.idempotencyKey },
          throwOnError: true,
          ...options,
        }),
      );
      return { ticketNumber: data.ticketNumber };
    },
    captcha,
    (error) =>
      refuseUploads(error, uploads) ? undefined : applySubmitErrors(error, pointers, form.setError),
  );
  const isShown = state.status === 'failed' && !transfer.isCancelled;
  return {
    state,
    /** What does not stand at a field already. */
    failure: isShown ? state.notice : undefined,
    transfer,
    submit: (values: ContactValues, onSent: (sent: SentMessage) => Promise<void>) =>
      submit({ ...values, topic, sent: uploads.files }, onSent),
  };
}
