import { messageKey } from '~/i18n/message-key';

/** Largest file that may be sent, in bytes (requirements 5.018, 9.051). */
export const MAX_UPLOAD = 5 * 1024 * 1024;

/** What may be sent (requirement 5.017): the value of a file input's `accept`. */
export const UPLOAD_TYPES = 'image/jpeg,image/png,application/pdf';

/** Why a file may not be sent, as a message key; undefined for one that may. */
export function uploadProblem(file: Pick<File, 'type' | 'size'>) {
  if (!UPLOAD_TYPES.split(',').includes(file.type)) return messageKey('form.upload.type');
  if (file.size > MAX_UPLOAD) return messageKey('form.upload.too-large');
  return undefined;
}
