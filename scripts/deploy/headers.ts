/** Not possible in a `<meta>` element: forbids to show the page in a frame. */
const HEADER_ONLY = "; frame-ancestors 'none'";

/**
 * The kind of an answer: a page, a file with a hash in its name, an answer of the backend, or a short text
 * (`robots.txt`, "Not found").
 */
export type AnswerKind = 'page' | 'asset' | 'api' | 'text';

/** What of a header depends on the request. */
export interface HeaderValues {
  /** The page's content security policy. */
  readonly policy: string;
  readonly cache: 'no-cache' | 'no-store';
  readonly referrer: 'strict-origin' | 'no-referrer';
  /** For search engines; empty without a wish. */
  readonly robots: '' | 'noindex';
  /** `Link` to the address that search engines keep; empty for a page that they leave out. */
  readonly canonical: string;
  /** Empty unless the visitor came by https. */
  readonly hsts: string;
}

/** Value of `Strict-Transport-Security`; empty over http. */
export const hstsOf = (isHttps: boolean): string => (isHttps ? 'max-age=31536000' : '');

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': '$hsts',
};

const TEXT = {
  ...COMMON,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** The camera reads a voucher code; the website never asks for the others. A payment provider's frame asks for its own. */
const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), usb=(), browsing-topics=()';

/**
 * The headers of every kind of answer. `$name` stands for a value of {@link HeaderValues}; a header
 * whose value is empty is left out. An answer of the backend keeps its own `Cache-Control`.
 */
export const HEADERS: Readonly<Record<AnswerKind, Readonly<Record<string, string>>>> = {
  page: {
    ...COMMON,
    'Content-Security-Policy': `$policy${HEADER_ONLY}`,
    'Referrer-Policy': '$referrer',
    'Permissions-Policy': PERMISSIONS,
    // PayPal works in a window of its own and answers the one that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': '$cache',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    'X-Robots-Tag': '$robots',
    Link: '$canonical',
  },
  asset: {
    ...COMMON,
    // A script of a worker and a picture are documents of their own.
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  },
  api: TEXT,
  text: { ...TEXT, 'Cache-Control': 'no-cache' },
};

/** The values of a page's headers. @param page `canonical`: its address for search engines */
export function pageValues(page: {
  policy: string;
  isPrivate: boolean;
  isHttps: boolean;
  canonical?: string;
}): HeaderValues {
  return {
    policy: page.policy,
    cache: page.isPrivate ? 'no-store' : 'no-cache',
    referrer: page.isPrivate ? 'no-referrer' : 'strict-origin',
    robots: page.isPrivate ? 'noindex' : '',
    canonical: page.canonical && !page.isPrivate ? `<${page.canonical}>; rel="canonical"` : '',
    hsts: hstsOf(page.isHttps),
  };
}

/** The headers of an answer, with every value filled in. */
export function headersOf(
  kind: AnswerKind,
  values: Partial<HeaderValues> = {},
): [name: string, value: string][] {
  return Object.entries(HEADERS[kind])
    .map(([name, value]): [string, string] => [
      name,
      value.replace(/\$(\w+)/, (_, key: string) => values[key as keyof HeaderValues] ?? ''),
    ])
    .filter(([, value]) => value !== '');
}
