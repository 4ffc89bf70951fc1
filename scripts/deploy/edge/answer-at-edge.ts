import { answerTo, type Answer } from '../answer.ts';
import { CALL_PATTERN } from '../addresses.ts';
import { GATEWAY_PROBLEMS, problemText } from '../gateway-problems.ts';
import { HEADERS, headersOf, hstsOf } from '../headers.ts';
import { REWRITING_HEADERS, STEERING_HEADERS } from '../proxied-headers.ts';
import { siteOfHost, type SiteTable } from '../site-table.ts';

/** What a CDN gives its function. */
export interface EdgePlatform {
  /** Address of the backend, without a slash at the end. */
  readonly backend: string;
  /** The visitor's address, as the CDN knows it. */
  readonly visitor: string | null;
  /** A file of the build by its path; 304 where `headers` say that the visitor has it, 404 where it does not exist. */
  readonly readFile: (path: string, headers: Headers) => Promise<Response>;
}

/** Answers a request in a function of a CDN, as nginx does with the same build (docs/deployment.md). */
export async function answerAtEdge(
  table: SiteTable,
  request: Request,
  platform: EdgePlatform,
): Promise<Response> {
  const url = new URL(request.url);
  const isHttps = url.protocol === 'https:';
  if (url.pathname === '/healthz') return text(200, 'ok\n', isHttps);
  if (url.pathname === '/readyz') return readiness(table, platform, isHttps);
  const site = siteOfHost(table, url.host);
  if (site && url.pathname.startsWith('/api/')) {
    const isCall = new RegExp(CALL_PATTERN).test(url.pathname);
    return isCall ? call(request, url, platform) : text(404, NOT_FOUND, isHttps);
  }
  const answer = pageOrFile(table, request, url);
  if (answer.status === 301) return new Response(null, answerInit(answer));
  const file = answer.file && (await platform.readFile(answer.file, conditions(request, answer)));
  if (!file || !(file.ok || file.status === 304)) return text(404, NOT_FOUND, isHttps);
  const { headers, status } = answerInit(answer);
  headers.set('Content-Type', typeOf(answer.file));
  copy(file.headers, headers, ['ETag', 'Last-Modified']);
  const isUnchanged = file.status === 304;
  return new Response(isUnchanged || request.method === 'HEAD' ? null : file.body, {
    status: isUnchanged ? 304 : status,
    headers,
  });
}

const NOT_FOUND = 'Not found\n';

/** The reference's answer. A form that was sent without scripts gets the page that says what it needs them for. */
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

type EdgeAnswer = Pick<Answer, 'headers'> & { readonly status: number };

const answerInit = ({ status, headers }: EdgeAnswer) => ({
  status,
  headers: new Headers(headers.map(([name, value]) => [name, value])),
});

/** An address that leads nowhere is answered anew each time. */
const conditions = (request: Request, { status }: EdgeAnswer): Headers =>
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

const text = (status: number, body: string, isHttps: boolean): Response =>
  new Response(body, {
    status,
    headers: [...headersOf('text', { hsts: hstsOf(isHttps) }), ['Content-Type', typeOf('.txt')]],
  });

/** Whether the backend answers, and with JSON: 200 or 502, for load balancers and alerts. */
async function readiness(table: SiteTable, { backend }: EdgePlatform, isHttps: boolean) {
  const host = table.sites[0]?.hosts[0] ?? 'localhost';
  const answer = await fetch(`${backend}/api/v2/parameter`, {
    headers: { 'X-Forwarded-Host': host },
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
  return answer?.ok && /^application\/json/i.test(answer.headers.get('Content-Type') ?? '')
    ? text(200, 'ok\n', isHttps)
    : text(502, 'The backend does not answer\n', isHttps);
}

const unreachable = (isHttps: boolean): Response =>
  new Response(problemText(GATEWAY_PROBLEMS.unreachable, 502), {
    status: 502,
    headers: [
      ...headersOf('api', { hsts: hstsOf(isHttps) }),
      ['Cache-Control', 'no-store'],
      ['Content-Type', 'application/problem+json'],
    ],
  });

/** Hands a call to the backend, which knows the site by `X-Forwarded-Host`. */
async function call(
  request: Request,
  url: URL,
  { backend, visitor }: EdgePlatform,
): Promise<Response> {
  const isHttps = url.protocol === 'https:';
  const sent = new Headers(request.headers);
  for (const name of [...REWRITING_HEADERS, 'X-Real-IP', 'X-Forwarded-For']) sent.delete(name);
  if (visitor !== null) sent.set('X-Forwarded-For', visitor);
  sent.set('X-Forwarded-Host', url.host);
  sent.set('X-Forwarded-Proto', isHttps ? 'https' : 'http');
  const answer = await fetch(backend + url.pathname + url.search, {
    method: request.method,
    headers: sent,
    body: request.body,
    redirect: 'manual',
    // Where a body is a stream, fetch asks for it.
    ...(request.body && { duplex: 'half' }),
  }).catch(() => undefined);
  if (!answer) return unreachable(isHttps);
  const headers = new Headers(answer.headers);
  for (const name of [...STEERING_HEADERS, ...Object.keys(HEADERS.api)]) headers.delete(name);
  for (const [name, value] of headersOf('api', { hsts: hstsOf(isHttps) })) headers.set(name, value);
  if (answer.status >= 400 || !headers.has('Cache-Control'))
    headers.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
