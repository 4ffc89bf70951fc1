import { answerTo, type Answer } from './answer.ts';
import { CALL_PATTERN } from './addresses.ts';
import { HEADERS, headersOf, hstsOf } from './headers.ts';
import { siteOfHost, type SiteTable } from './site-table.ts';

/** The input of {@link answerRequest} from a server. */
export interface Platform {
  /** The visitor's address, as the server knows it. */
  readonly visitor: string | null;
  /**
   * Reads a file of the build by its path. The answer is 304 if `headers` say that the visitor has the file, and 404 if
   * it does not exist.
   */
  readonly readFile: (path: string, headers: Headers) => Promise<Response>;
  /**
   * Sends a call to the backend. @param address path and query
   * @throws Error when the backend cannot be reached
   */
  readonly send: (address: string, call: RequestInit) => Promise<Response>;
}

/** Answers a request of a visitor: the same on one's own server and in the function of a CDN (docs/deployment.md). */
export async function answerRequest(
  table: SiteTable,
  request: Request,
  platform: Platform,
): Promise<Response> {
  const url = new URL(request.url);
  const isHttps = url.protocol === 'https:';
  if (url.pathname === '/healthz') return text(200, 'ok\n', isHttps);
  if (url.pathname === '/readyz') return readiness(table, platform, isHttps);
  const site = siteOfHost(table, url.host);
  if (site && url.pathname.startsWith('/api/')) {
    const isCall = new RegExp(CALL_PATTERN).test(url.pathname);
    return isCall ? call(table, request, platform) : text(404, NOT_FOUND, isHttps);
  }
  const answer = pageOrFile(table, request, url);
  if (answer.status === 301) return new Response(null, answerInit(answer));
  const file = answer.file && (await platform.readFile(answer.file, conditions(request, answer)));
  if (!file || !(file.ok || file.status === 304)) return text(404, NOT_FOUND, isHttps);
  const { headers, status } = answerInit(answer);
  headers.set('Content-Type', typeOf(answer.file));
  copy(file.headers, headers, ['ETag', 'Last-Modified', 'Content-Encoding']);
  const isUnchanged = file.status === 304;
  return new Response(isUnchanged || request.method === 'HEAD' ? null : file.body, {
    status: isUnchanged ? 304 : status,
    headers,
  });
}

const NOT_FOUND = 'Not found\n';

/** The reference's answer. A form that was sent without scripts gets the page that explains why it needs them. */
function pageOrFile(table: SiteTable, request: Request, { protocol, host, pathname, search }: URL) {
  const isHttps = protocol === 'https:';
  const answer = answerTo(table, pathname + search, {
    host,
    'x-forwarded-proto': isHttps ? 'https' : 'http',
    cookie: request.headers.get('Cookie') ?? '',
    'accept-language': request.headers.get('Accept-Language') ?? '',
  });
  if (['GET', 'HEAD'].includes(request.method) || answer.status === 301) return answer;
  return { ...answer, status: 405, file: answer.file?.replace(/[^/]+\.html$/, 'app.html') };
}

type ServedAnswer = Pick<Answer, 'headers'> & { readonly status: number };

const answerInit = ({ status, headers }: ServedAnswer) => ({
  status,
  headers: new Headers(headers.map(([name, value]) => [name, value])),
});

/** An address that leads nowhere is answered anew each time. */
const conditions = (request: Request, { status }: ServedAnswer): Headers =>
  copy(request.headers, new Headers(), status === 200 ? ['If-None-Match'] : []);

function copy(from: Headers, to: Headers, names: readonly string[]): Headers {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
  return to;
}

/** Sent with `nosniff`, so every type must be right. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  png: 'image/png',
  woff2: 'font/woff2',
};

const typeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** A short text, with the headers that a text has. */
export const text = (status: number, body: string, isHttps: boolean): Response =>
  new Response(body, {
    status,
    headers: [...headersOf('text', { hsts: hstsOf(isHttps) }), ['Content-Type', typeOf('.txt')]],
  });

/** Whether the backend answers, and with JSON: 200 or 502, for load balancers and alerts. */
async function readiness(table: SiteTable, { send }: Platform, isHttps: boolean) {
  const host = table.sites[0]?.hosts[0] ?? 'localhost';
  const isJson = await send('/api/v2/parameter', {
    headers: { 'X-Forwarded-Host': host },
    signal: AbortSignal.timeout(5000),
  })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.ok && /^application\/json/i.test(answer.headers.get('Content-Type') ?? '');
    })
    .catch(() => false);
  return isJson ? text(200, 'ok\n', isHttps) : text(502, 'The backend does not answer\n', isHttps);
}

/** Failures of a call that the server itself answers, as the contract's `Problem`. */
const UNREACHABLE = {
  title: 'The backend does not answer',
  status: 502,
  code: 'TEMPORARY_FAILURE',
};
const TOO_LARGE = { title: 'The request is too large', status: 413, code: 'UPLOAD_TOO_LARGE' };

function problem(failure: typeof UNREACHABLE, isHttps: boolean): Response {
  const { status, code } = failure;
  const type = `urn:problem:${code.toLowerCase().replaceAll('_', '-')}`;
  const body = { type, ...failure, ...(status === 502 && { retryable: true }) };
  const own = { 'Cache-Control': 'no-store', 'Content-Type': 'application/problem+json' };
  const headers = [...headersOf('api', { hsts: hstsOf(isHttps) }), ...Object.entries(own)];
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * The headers of HTTP that a backend gets from a visitor, beside those of the contract (`callHeaders` of the table).
 * Frameworks take others as another address, method or visitor, and no list of those is complete.
 */
const HTTP_HEADERS =
  /^(?:accept|accept-.+|content-(?:encoding|length|type)|cookie|if-.+|origin|referer|user-agent)$/;

/** The backend neither steers the server before it nor names its software; the visitor never sees these. */
const STEERING_HEADERS = ['X-Accel-Redirect', 'X-Powered-By', 'Server', 'Via'];

/** Hands a call to the backend, which knows the site by `X-Forwarded-Host`. */
async function call(
  { callHeaders, largestRequest }: SiteTable,
  request: Request,
  { send, visitor }: Platform,
): Promise<Response> {
  const { protocol, host, pathname, search } = new URL(request.url);
  const isHttps = protocol === 'https:';
  const isTooLarge = Number(request.headers.get('Content-Length')) > largestRequest;
  if (isTooLarge) return problem(TOO_LARGE, isHttps);
  const sent = new Headers(
    [...request.headers].filter(([name]) => HTTP_HEADERS.test(name) || callHeaders.includes(name)),
  );
  if (visitor !== null) sent.set('X-Forwarded-For', visitor);
  sent.set('X-Forwarded-Host', host);
  sent.set('X-Forwarded-Proto', isHttps ? 'https' : 'http');
  const answer = await send(pathname + search, {
    method: request.method,
    headers: sent,
    body: request.body,
    redirect: 'manual',
    // Where a body is a stream, fetch asks for it.
    ...(request.body && { duplex: 'half' }),
  }).catch(() => undefined);
  if (!answer) return problem(UNREACHABLE, isHttps);
  const headers = new Headers(answer.headers);
  for (const name of [...STEERING_HEADERS, ...Object.keys(HEADERS.api)]) headers.delete(name);
  for (const [name, value] of headersOf('api', { hsts: hstsOf(isHttps) })) headers.set(name, value);
  if (answer.status >= 400 || !headers.has('Cache-Control'))
    headers.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
