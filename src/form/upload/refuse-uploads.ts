import type { ApiError } from '~/api';
import { messageKey } from '~/i18n/message-key';
import type { Uploads } from './use-uploads';

/**
 * Puts the server's error about a file at that file (413, 415): by its pointer, such as `/files/1`,
 * or at the only file there is.
 * @returns whether every such failure found its file; otherwise it must be shown as a whole
 */
export function refuseUploads({ code, problem }: ApiError, uploads: Uploads): boolean {
  if (code !== 'UPLOAD_TOO_LARGE' && code !== 'UPLOAD_TYPE') return false;
  const message =
    code === 'UPLOAD_TYPE' ? messageKey('form.upload.type') : messageKey('form.upload.too-large');
  const named = problem?.errors ?? [];
  const places = named.flatMap(({ pointer = '' }) => {
    const place = /\/(\d+)$/.exec(pointer)?.[1];
    return Number(place) < uploads.files.length ? [Number(place)] : [];
  });
  const found = places.length === 0 && uploads.files.length === 1 ? [0] : places;
  for (const place of found) uploads.refuse(message, place);
  return found.length > 0;
}
