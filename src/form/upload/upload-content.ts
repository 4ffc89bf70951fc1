/** The kind of a file by its content; its name and the type that a browser guesses do not count. */
export type UploadKind = 'image/jpeg' | 'image/png' | 'application/pdf';

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF_HEAD = '%PDF-';

/** How many bytes show the kind of a file: a PDF may begin with a byte order mark or the like. */
export const HEAD = 1024;

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The kind of a file by its magic bytes (requirement 5.017); undefined for anything else. */
export function uploadKind(bytes: Uint8Array): UploadKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, PNG_HEAD)) return 'image/png';
  return latin1(bytes.subarray(0, HEAD)).includes(PDF_HEAD) ? 'application/pdf' : undefined;
}

/** Whether it is a photo as some phones write it, which few programs can open (HEIC). */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(latin1(bytes.subarray(4, 12)));

export interface UploadContent {
  /** false for a file whose end is missing, such as a download that broke off. */
  isWhole: boolean;
  /** Width times height of a picture that names its size. */
  pixels?: number;
  /** Of a picture: where its end would stand if nothing but that is missing. */
  end?: number;
}

/** Looks through a file from its beginning to its end. */
export function readContent(kind: UploadKind, bytes: Uint8Array): UploadContent {
  if (kind === 'image/png') return readPng(bytes);
  return kind === 'image/jpeg' ? readJpeg(bytes) : { isWhole: hasPdfEnd(bytes) };
}

const view = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Chunk by chunk: length, name, content, checksum. The last one is IEND. */
function readPng(bytes: Uint8Array): UploadContent {
  const data = view(bytes);
  let pixels: number | undefined;
  let at = PNG_HEAD.length;
  while (at + 12 <= bytes.length) {
    const length = data.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IHDR') pixels = data.getUint32(at + 8) * data.getUint32(at + 12);
    if (name === 'IEND') return { isWhole: Boolean(pixels), ...(pixels && { pixels }) };
    at += length + 12;
  }
  return { isWhole: false, ...(at <= bytes.length && { end: at }), ...(pixels && { pixels }) };
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Start of frame: the markers that carry the size; C4, C8 and CC mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segment by segment; bytes behind the end of the picture (a film, a second picture) do not count. */
function readJpeg(bytes: Uint8Array): UploadContent {
  const data = view(bytes);
  let pixels: number | undefined;
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) break;
    if (marker === END_OF_IMAGE) return { isWhole: Boolean(pixels), ...(pixels && { pixels }) };
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > bytes.length) break;
    if (isFrame(marker) && at + 9 <= bytes.length) {
      pixels = data.getUint16(at + 5) * data.getUint16(at + 7);
    }
    at += 2 + data.getUint16(at + 2);
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
  }
  // Half of an end is none.
  const end = bytes.findLastIndex((byte) => byte !== 0xff) + 1;
  return { isWhole: false, end, ...(pixels && { pixels }) };
}

/** Where the next marker after packed picture data is; FF 00 and restarts belong to the data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; ; at += 1) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const next = bytes[at + 1];
    const isData =
      next === 0 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
}

/** How far before the end of a PDF its last line may stand, in bytes. */
const PDF_TAIL = 2048;

/** Some programs fill a file up with zeros. */
function hasPdfEnd(bytes: Uint8Array): boolean {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  return latin1(bytes.subarray(Math.max(0, end - PDF_TAIL), end)).includes('%%EOF');
}
