import { realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request as sendHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { answerRequest, text } from '../answer-request.ts';
import { readSiteTable } from '../read-site-table.ts';
import type { SiteTable } from '../site-table.ts';

export interface SiteServerOptions {
  /** A build, or a link to one. Each request is answered by the build that the link names at that time. */
  readonly folder: string;
  /** Address of the backend, such as `http://127.0.0.1:8080`, without a slash at the end. */
  readonly backend: string;
  /** Changes the table of a build, such as for host names of this machine. */
  readonly adapt?: (table: SiteTable) => SiteTable;
  /** Gets a line for each answer. It names files and calls of the contract, never an address, which may be a secret. */
  readonly log?: (line: string) => void;
}

/** Answers requests of Node's HTTP servers with a build and the backend behind it. */
export function siteServer({ folder, backend, adapt = (table) => table, log }: SiteServerOptions) {
  let release = { root: '', table: {} as SiteTable };
  /** A page and its policy are of one build, also while the link changes. */
  const currentRelease = () => {
    const root = realpathSync(folder);
    if (root !== release.root) release = { root, table: adapt(readSiteTable(root)) };
    return release;
  };
  const answerTo = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const start = performance.now();
    const { root, table } = currentRelease();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    let asked = '-';
    const request = asRequest(incoming);
    const answer =
      request === undefined
        ? text(400, 'Bad request\n', false)
        : await answerRequest(table, request, {
            visitor: visitorOf(incoming),
            readFile: (path, headers) => {
              asked = path;
              return fileOf(join(root, path), headers, incoming.headers['accept-encoding'] ?? '');
            },
            send: async (address, call) => {
              asked = callOf(table, address);
              const answered = await send(backend + address, call, gone.signal);
              return compressed(answered, incoming.headers['accept-encoding'] ?? '');
            },
          });
    for (const [name, value] of answer.headers) response.appendHeader(name, value);
    response.statusCode = answer.status;
    const milliseconds = Math.round(performance.now() - start);
    log?.(
      `${incoming.method} ${request?.headers.get('host')} ${asked} ${answer.status} ${milliseconds} ms`,
    );
    await sendBody(answer, response);
  };
  return (incoming: IncomingMessage, response: ServerResponse): void => {
    answerTo(incoming, response).catch((error: unknown) => {
      // Such as a link that names no build. The server goes on.
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

// The same streams under two types: that of browsers, which `Request` and `Response` have, and Node's own.
const fromWeb = (stream: ReadableStream): Readable => Readable.fromWeb(stream as NodeStream);
const toWeb = (stream: Readable): ReadableStream => Readable.toWeb(stream) as ReadableStream;

/** A visitor may leave, or the backend break off: then the answer ends in the middle. */
async function sendBody({ body }: Response, response: ServerResponse): Promise<void> {
  if (body === null) return void response.end();
  await pipeline(fromWeb(body), response).catch(() => response.destroy());
}

/** Undefined for a request that names no path or no host, or whose method fetch refuses, such as TRACE. */
function asRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '' } = incoming;
  const entries = Object.entries(incoming.headers).flatMap(([name, value = []]) =>
    name.startsWith(':') ? [] : [value].flat().map((one): [string, string] => [name, one]),
  );
  // HTTP/2 has no `Host`.
  const host = incoming.headers.host ?? String(incoming.headers[':authority']);
  if (!/^(?:[\w.-]+|\[[\d:.a-f]+\])(?::\d+)?$/i.test(host) || !url.startsWith('/'))
    return undefined;
  // TLS ends in front of this server, which says how the visitor came.
  const isHttps =
    incoming.headers['x-forwarded-proto'] === 'https' || 'encrypted' in incoming.socket;
  const hasBody = !['GET', 'HEAD'].includes(method);
  try {
    return new Request(`http${isHttps ? 's' : ''}://${host}${url}`, {
      method,
      headers: [...entries.filter(([name]) => name !== 'host'), ['host', host]],
      ...(hasBody && { body: toWeb(incoming), duplex: 'half' }),
    });
  } catch {
    return undefined;
  }
}

/** The proxy in front of this server names the visitor last; earlier entries are the visitor's own word. */
const visitorOf = ({ headers, socket }: IncomingMessage): string | null =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() ||
  (socket.remoteAddress ?? null);

/** The call as the contract writes it: its address may hold a secret. */
const callOf = ({ calls }: SiteTable, address: string): string =>
  calls.find((call) =>
    new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`).test(address),
  ) ?? '/api/...';

/** A file as the build compressed it, where the visitor takes that. */
async function fileOf(path: string, headers: Headers, accepted: string): Promise<Response> {
  const encodings = [
    ['br', '.br'],
    ['gzip', '.gz'],
    ['', ''],
  ] as const;
  for (const [encoding, ending] of encodings) {
    if (encoding !== '' && !accepts(accepted, encoding)) continue;
    const stats = statSync(path + ending, { throwIfNoEntry: false });
    if (!stats?.isFile()) continue;
    const etag = `W/"${stats.size}-${Math.round(stats.mtimeMs)}${ending}"`;
    const own = { ETag: etag, ...(encoding && { 'Content-Encoding': encoding }) };
    const isKnown = headers.get('If-None-Match')?.includes(etag);
    return isKnown
      ? new Response(null, { status: 304, headers: own })
      : new Response(await readFile(path + ending), { headers: own });
  }
  return new Response(null, { status: 404 });
}

const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(String.raw`(?:^|,\s*)${encoding}(?!\s*;\s*q=0(?:\.0*)?(?:,|$))`).test(accepted);

/** Of one connection, not of the answer (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Sends a call with the visitor's host in `Host` and gives the answer as it comes, which `fetch` does not. */
async function send(address: string, call: RequestInit, gone: AbortSignal): Promise<Response> {
  const headers = Object.fromEntries(new Headers(call.headers));
  const host = headers['x-forwarded-host'];
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = sendHttp(
      address,
      {
        method: call.method ?? 'GET',
        headers: { ...headers, ...(host && { host }) },
        signal: AbortSignal.any([gone, call.signal ?? AbortSignal.timeout(60_000)]),
      },
      resolve,
    );
    // Not once: an answer that is broken off after it began says so again, and the stream of the answer tells it on.
    request.on('error', reject);
    if (call.body instanceof ReadableStream) fromWeb(call.body).on('error', reject).pipe(request);
    else request.end();
  });
  const { statusCode: status = 502 } = incoming;
  const answer = Object.entries(incoming.headers)
    .filter(([name]) => !HOP_BY_HOP.includes(name))
    .flatMap(([name, value = []]) => [value].flat().map((one): [string, string] => [name, one]));
  const body = [204, 205, 304].includes(status) ? null : toWeb(incoming);
  return new Response(body, { status, headers: answer });
}

/** An answer of the backend that is not compressed yet, such as a wall of 160 shops. */
function compressed(answer: Response, accepted: string): Response {
  const { headers, status, body } = answer;
  const isShort = Number(headers.get('Content-Length') ?? Infinity) < 1024;
  const isText = /^(?:text\/|application\/(?:.+\+)?json)/.test(headers.get('Content-Type') ?? '');
  const isReady = headers.has('Content-Encoding') || !body || isShort || !isText;
  if (isReady || !accepts(accepted, 'gzip')) return answer;
  const own = new Headers(headers);
  own.delete('Content-Length');
  own.set('Content-Encoding', 'gzip');
  own.append('Vary', 'Accept-Encoding');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers: own });
}
