// Multipart forms: what scenarios need of them, and a text of them that Prism can check quickly.
import type { MockRequest } from './http.ts';

export interface UploadedFile {
  readonly field: string;
  readonly type: string;
  readonly bytes: number;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
  /** The same form with a word in place of each file's bytes. */
  readonly text: string;
}

/** The form of a request; undefined when it is none or cannot be read. */
export async function readForm({ headers, rawBody }: MockRequest): Promise<Form | undefined> {
  const type = headers['content-type'] ?? '';
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!type.startsWith('multipart/form-data') || !boundary) return undefined;
  const init = { headers: { 'content-type': type } };
  const data = await new Response(new Uint8Array(rawBody), init).formData().catch(() => undefined);
  if (!data) return undefined;
  const entries = [...data];
  const files = entries.flatMap(([field, value]) =>
    typeof value === 'string' ? [] : [{ field, type: value.type, bytes: value.size }],
  );
  const fields = Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ) as Record<string, string>;
  const parts = entries.map(([name, value]) => {
    const content = typeof value === 'string' ? value : 'file';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
  });
  return { fields, files, text: `${parts.join('')}--${boundary}--\r\n` };
}

/** A copy for Prism, which reads one part per name: a list of files becomes one file. */
export function withSingleFiles(document: object): object {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    const { type, items } = (value ?? {}) as { type?: unknown; items?: Record<string, unknown> };
    const isFiles = items?.format === 'binary' || items?.$ref === '#/components/schemas/Upload';
    return type === 'array' && isFiles ? { type: 'string' } : value;
  }) as object;
}
