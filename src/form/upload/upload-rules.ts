import * as z from 'zod/mini';
import { messageKey } from '~/i18n/message-key';
import { HEAD, isHeic, readContent, uploadKind, type UploadKind } from './upload-content';

/** Largest file that may be sent, in bytes (requirements 5.018, 9.051). */
export const MAX_UPLOAD = 5 * 1024 * 1024;

/** Largest picture that is worth making smaller here, in bytes and in pixels. */
const MAX_SHRINKABLE = 60 * 1024 * 1024;
export const MAX_PIXELS = 120_000_000;

/**
 * The value of a file input's `accept`: the kinds that may be sent (requirement 5.017), and those that browsers draw, each of which becomes a
 * JPG. Without HEIC: telephones make a JPG of it themselves when it is not asked for.
 */
export const UPLOAD_TYPES =
  'image/jpeg,image/png,application/pdf,image/webp,image/avif,image/gif,image/bmp';

/** The finding of a look at a file. */
export interface UploadFinding {
  /** Undefined for a file that is neither JPG, PNG nor PDF. */
  kind?: UploadKind;
  /** Why it may not be sent; undefined for a file that may. */
  problem?: ReturnType<typeof messageKey>;
  /** Whether making the picture smaller solves the problem. */
  canShrink?: boolean;
  /** Whether the browser may be able to draw it all the same, see `redrawPicture`. */
  canRedraw?: boolean;
  /** Of a picture: where its end would stand if nothing but that is missing. */
  end?: number;
}

/** Looks at a file: at its content, never at its name (requirements 5.017, 5.018). Never throws. */
export async function inspectUpload(file: Blob): Promise<UploadFinding> {
  if (file.size === 0) return { problem: messageKey('form.upload.empty') };
  try {
    const head = await bytesOf(file.slice(0, HEAD));
    const kind = uploadKind(head);
    if (!kind) {
      const problem = isHeic(head)
        ? messageKey('form.upload.heic')
        : messageKey('form.upload.type');
      return { problem, canRedraw: file.size <= MAX_SHRINKABLE };
    }
    const isPicture = kind !== 'application/pdf';
    const tooLarge = messageKey('form.upload.too-large');
    // A huge file is not read at all.
    if (file.size > (isPicture ? MAX_SHRINKABLE : MAX_UPLOAD)) return { kind, problem: tooLarge };
    const { isWhole, pixels = 0, end } = readContent(kind, await bytesOf(file));
    if (!isWhole || pixels > MAX_PIXELS) {
      const canRedraw = end !== undefined && pixels <= MAX_PIXELS;
      return {
        kind,
        problem: messageKey('form.upload.broken'),
        ...(canRedraw && { canRedraw, end }),
      };
    }
    if (file.size > MAX_UPLOAD) return { kind, problem: tooLarge, canShrink: true };
    return { kind };
  } catch {
    // The file was moved or its disk taken away since it was chosen.
    return { problem: messageKey('form.upload.broken') };
  }
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

const extensions: Readonly<Record<UploadKind, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** Letters that turn the direction of a text around or show nothing at all. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
const MAX_NAME = 80;

/**
 * The name under which a file is shown and sent: without folders, invisible letters and what systems
 * refuse, with the ending of its kind, so that neither people nor servers are misled.
 */
export function safeFileName(name: string, kind?: UploadKind): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*%;]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (!kind) return shorten(clean, MAX_NAME) || '?';
  const stem = clean.replace(/\.[^.]{1,5}$/, '').replace(/\.+/g, '_');
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  return `${isReserved ? '_' : ''}${shorten(stem, MAX_NAME) || 'upload'}.${extensions[kind]}`;
}

/** By letters, so that none is cut in half. */
const shorten = (text: string, length: number): string => [...text].slice(0, length).join('');

/** A form field that holds the error of the chosen files, as a message key; empty without one. */
export const uploadsRule = z.string().check(
  z.check((payload) => {
    const { value: message, issues } = payload;
    if (message) issues.push({ code: 'custom', input: message, message });
  }),
);
