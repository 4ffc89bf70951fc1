// The little of HTTP that the gateway needs, so that its other parts deal in plain values.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { readForm, type Form } from './form.ts';

export interface MockRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Buffer;
}

/** A request with its body read: JSON as a value, a form as its fields and files. */
export interface ReadRequest extends MockRequest {
  /** JSON as a value, no body as undefined, anything else as text. */
  readonly body: unknown;
  readonly form?: Form;
  /** The body says that it is JSON and is not. */
  readonly isUnreadable?: true;
}

export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const MAX_BODY_IN_BYTES = 20 * 1024 * 1024;
const MAX_JSON_IN_BYTES = 1_000_000;

/** Reads a request; undefined when its body is larger than anything that a page may send. */
export async function readRequest(request: IncomingMessage): Promise<MockRequest | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that is too large is read to its end all the same: only then does the caller listen.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_IN_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > MAX_BODY_IN_BYTES) return undefined;
  // Joined, not resolved: `//host` would otherwise name another host.
  const { pathname, searchParams } = new URL(`http://mock${request.url ?? '/'}`);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ),
    rawBody: Buffer.concat(chunks),
  };
}

export async function readBody(request: MockRequest): Promise<ReadRequest> {
  const form = await readForm(request);
  if (form) return { ...request, form, body: form.fields };
  try {
    return { ...request, body: parseBody(request) };
  } catch {
    return { ...request, body: request.rawBody.toString(), isUnreadable: true };
  }
}

/** JSON as a value, no body as undefined, anything else as text. Throws on broken JSON, and on too much of it. */
export function parseBody({ headers, rawBody }: MockRequest): unknown {
  if (rawBody.length === 0) return undefined;
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/.test(headers['content-type'] ?? '');
  if (isJson && rawBody.length > MAX_JSON_IN_BYTES) throw new RangeError('too much JSON');
  const content = rawBody.toString();
  return isJson ? JSON.parse(content) : content;
}

export function json(status: number, value: unknown, type = 'application/json'): MockResponse {
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  return { status, headers, body: Buffer.from(JSON.stringify(value)) };
}

export function problem(
  status: number,
  title: string,
  more: Readonly<Record<string, unknown>>,
): MockResponse {
  return json(status, { type: 'about:blank', title, status, ...more }, 'application/problem+json');
}

export function text(status: number, type: string, body: string): MockResponse {
  return { status, headers: { 'content-type': `${type}; charset=utf-8` }, body: Buffer.from(body) };
}

/** Sends an answer, compressed like a web server's if it is long JSON and the caller accepts gzip. */
export function send(
  response: ServerResponse,
  { status, headers, body }: MockResponse,
  acceptEncoding: string | undefined,
): void {
  const isLong = body.length > 1000 && /\bjson\b/.test(headers['content-type'] ?? '');
  const isCompressed = isLong && acceptEncoding?.includes('gzip') === true;
  const sent = isCompressed ? gzipSync(body) : body;
  const encoding = isCompressed && { 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
  const length = status !== 204 && { 'content-length': sent.length };
  response
    .writeHead(status, { ...headers, ...encoding, ...length })
    .end(status === 204 ? undefined : sent);
}

export function cookie(
  headers: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const pairs = (headers['cookie'] ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
