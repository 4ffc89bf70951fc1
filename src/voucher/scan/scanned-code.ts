import { parseUrl } from '~/lib/parse-url';
import { cleanCode } from '~/voucher/clean-code';

/** Letters and digits with single signs between them, as codes are printed. */
const CODE = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u;

/** A text for another program: `WIFI:…`, `tel:…`, `mailto:…`. */
const SCHEME = /^[a-z][a-z\d+.-]*:\S/i;

/**
 * The voucher code in a text that was read from a QR code or barcode: the text itself, or the code of a link of this
 * site (see `takeCodeFromAddress`).
 * @param isOwnHost whether a host name, with its port, is one of this site
 * @returns undefined if it is another link, or no code
 */
export function scannedCode(
  text: string,
  isOwnHost: (host: string) => boolean,
): string | undefined {
  const url = parseUrl(text.trim());
  const isLink = url !== undefined && /^https?:$/.test(url.protocol);
  if (isLink && !isOwnHost(url.host)) return undefined;
  if (!isLink && SCHEME.test(text.trim())) return undefined;
  const given = isLink ? (new URLSearchParams(url.hash.slice(1)).get('code') ?? '') : text;
  const code = cleanCode(given);
  // Words without a figure are a sentence.
  const isSentence = /\s/.test(given.trim()) && !/\d/.test(code);
  return CODE.test(code) && code.length <= 100 && !isSentence ? code : undefined;
}
