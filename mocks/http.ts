// The little of HTTP that the gateway needs, so that its other parts deal in plain values.
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface MockRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Buffer;
}

export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const MAX_BODY_IN_BYTES = 20 * 1024 * 1024;

export async function readRequest(request: IncomingMessage): Promise<MockRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_IN_BYTES) throw new RangeError('the request body is too large');
    chunks.push(chunk);
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock');
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

/** JSON as a value, no body as undefined, anything else as text. Throws on broken JSON. */
export function parseBody({ headers, rawBody }: MockRequest): unknown {
  if (rawBody.length === 0) return undefined;
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/.test(headers['content-type'] ?? '');
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

export function send(response: ServerResponse, { status, headers, body }: MockResponse): void {
  const length = status === 204 ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...headers, ...length }).end(status === 204 ? undefined : body);
}

export function cookie(
  headers: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
