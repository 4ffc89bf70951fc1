/** A file of a form. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reads `multipart/form-data`; fields that come several times are lists of their values. */
export function readForm(contentType: string, bytes: Buffer): Map<string, (string | FormFile)[]> {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  const fields = new Map<string, (string | FormFile)[]>();
  // Bytes as characters of the same number, so that text and files can be cut alike.
  const parts = bytes.toString('latin1').split(`--${boundary}`).slice(1, -1);
  for (const part of parts) {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, end);
    const content = Buffer.from(part.slice(end + 4, -2), 'latin1');
    const name = /\bname="([^"]*)"/.exec(head)?.[1] ?? '';
    const file = /\bfilename="([^"]*)"/.exec(head)?.[1];
    const value =
      file === undefined
        ? content.toString('utf8').replaceAll('\r\n', '\n')
        : { name: file, bytes: content };
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

const PICTURES = ['89504e47', 'ffd8ff'];

/** Whether a file is a PNG, a JPG or a PDF, by how it begins; the name says nothing. */
export const isAcceptedFile = ({ bytes }: FormFile): boolean =>
  PICTURES.some((start) => bytes.toString('hex', 0, 4).startsWith(start)) ||
  bytes.subarray(0, 1024).includes('%PDF-');
