// Multipart forms: their values for scenarios, and a text of them that Prism can check quickly.
import { createHash } from 'node:crypto';

export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** Whether its content is that of a JPG, a PNG or a PDF. */
  readonly isAccepted: boolean;
  readonly bytes: number;
  /** SHA-256 of the bytes. */
  readonly hash: string;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
  /** The same form with a word in place of each file's bytes. */
  readonly text: string;
  /** The same for the same fields and files, whatever the boundary between them. */
  readonly fingerprint: string;
}

interface RequestWithBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Buffer;
}

/** The form of a request; undefined when the body is not a form or cannot be read. */
export async function readForm({ headers, rawBody }: RequestWithBody): Promise<Form | undefined> {
  const type = headers['content-type'] ?? '';
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!type.startsWith('multipart/form-data') || !boundary) return undefined;
  const init = { headers: { 'content-type': type } };
  const data = await new Response(new Uint8Array(rawBody), init).formData().catch(() => undefined);
  if (!data) return undefined;
  // Forms send the end of a line as two characters; the contract counts one.
  const entries = [...data].map(([name, value]): [string, FormDataEntryValue] => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  ]);
  const files = await Promise.all(
    entries.flatMap(([field, value]) =>
      typeof value === 'string' ? [] : [describe(field, value)],
    ),
  );
  const fields = Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ) as Record<string, string>;
  const parts = entries.map(([name, value]) => {
    const content = typeof value === 'string' ? value : 'file';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
  });
  // A repeat carries another captcha solution.
  const texts = entries.filter(([name, value]) => typeof value === 'string' && name !== 'captcha');
  const fingerprint = JSON.stringify([texts, files]);
  return { fields, files, fingerprint, text: `${parts.join('')}--${boundary}--\r\n` };
}

async function describe(field: string, file: File): Promise<UploadedFile> {
  const bytes = await file.bytes();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const isAccepted = CONTENTS.test(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'));
  return { field, name: file.name, type: file.type, isAccepted, bytes: file.size, hash };
}

/** A picture begins with its signature, a PDF has its head within the first 1,024 bytes. */
const CONTENTS = /^\xff\xd8\xff|^\x89PNG\r\n|%PDF-/;
