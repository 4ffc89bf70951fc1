// Files with the structure of real ones, at any size, for tests of uploads.

const bytesOf = (
  ...parts: readonly (readonly number[] | Uint8Array)[]
): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const twoBytes = (value: number): number[] => [value >> 8, value & 255];
const fourBytes = (value: number): number[] => [
  ...twoBytes(value >>> 16),
  ...twoBytes(value & 65535),
];

interface Size {
  width?: number;
  height?: number;
}

/** A JPG of so many bytes: frame, packed data, end. */
export function jpgOf(bytes: number, { width = 40, height = 30 }: Size = {}) {
  const frame = [0xff, 0xc0, 0, 11, 8, ...twoBytes(height), ...twoBytes(width), 1, 1, 0x11, 0];
  const head = bytesOf([0xff, 0xd8], frame, [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  const data = new Uint8Array(Math.max(2, bytes - head.length - 2)).fill(0x55);
  // What looks like a marker inside packed data is escaped with a zero.
  data.set([0xff, 0x00]);
  return bytesOf(head, data, [0xff, 0xd9]);
}

const pngChunk = (name: string, content: readonly number[] | Uint8Array): Uint8Array =>
  bytesOf(fourBytes(content.length), text(name), content, [0, 0, 0, 0]);

/** A PNG of so many bytes. */
export function pngOf(bytes: number, { width = 40, height = 30 }: Size = {}) {
  const header = pngChunk('IHDR', [...fourBytes(width), ...fourBytes(height), 8, 6, 0, 0, 0]);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const rest = Math.max(0, bytes - 8 - header.length - 24);
  return bytesOf(signature, header, pngChunk('IDAT', new Uint8Array(rest)), pngChunk('IEND', []));
}

/** A PDF of so many bytes. */
export function pdfOf(bytes: number) {
  const head = text('%PDF-1.7\n');
  const end = text('\nstartxref\n9\n%%EOF\n');
  const filling = new Uint8Array(Math.max(0, bytes - head.length - end.length)).fill(0x20);
  return bytesOf(head, filling, end);
}
