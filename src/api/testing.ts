import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll } from 'vitest';

// The contract's examples as the server of a test.

interface Example {
  value?: unknown;
  $ref?: string;
}

interface ContractResponse {
  content?: Record<string, { examples?: Record<string, Example> }>;
  $ref?: string;
}

const contract = JSON.parse(readFileSync('generated/openapi.mock.json', 'utf8')) as {
  paths: Record<
    string,
    Record<string, { operationId?: string; responses: Record<string, ContractResponse> }>
  >;
};

/** The connection breaks, or nothing comes at all. */
export type NoAnswer = 'lost' | 'waiting';

/** An answer of the contract: a named example, or no body. */
export interface Answer {
  status: number;
  example?: string;
  /** Something that no example can hold: HTML, a file that comes in parts, no answer at all. */
  raw?: string | ReadableStream<Uint8Array> | NoAnswer;
  headers?: Record<string, string>;
}

/** A call that a page made. */
export interface Call {
  operationId: string;
  body: unknown;
  headers: Headers;
}

/** Answers a call from its data and its path. */
export type Answering = (call: Call, path: string) => Answer;

// Comes with the first answer that is not whole; no test waits for that.
await import('./read-leniently');

const server = setupServer();
let isListening = false;
// It listens in modules that all test files share.
afterAll(() => {
  if (isListening) server.close();
});

/** Answers each request of `fetch` and `XMLHttpRequest`; replaces earlier answers. */
export function serve(
  answer: (request: Request) => Response | NoAnswer | Promise<Response | NoAnswer>,
): void {
  if (!isListening) server.listen({ onUnhandledFrame: 'error' });
  isListening = true;
  server.resetHandlers(
    http.all('*', async ({ request }) => {
      const answered = await answer(request);
      if (answered === 'waiting') await delay('infinite');
      return typeof answered === 'string' ? HttpResponse.error() : answered;
    }),
  );
}

/**
 * Answers calls by operationId with examples of the contract; several answers are used one after the
 * other, the last one again and again. A call without an answer gets none, but that for what is known of a voucher.
 * @returns the calls, as they
 * come
 */
export function answerCalls(answers: Record<string, Answer | Answer[] | Answering>): Call[] {
  const calls: Call[] = [];
  const queues = new Map(Object.entries(answers).map(([id, one]) => [id, [one].flat()]));
  serve(async (request) => {
    const { operationId, responses } = findOperation(request);
    const call = { operationId, body: await readBody(request), headers: request.headers };
    calls.push(call);
    record(call, new URL(request.url).searchParams);
    const queue =
      queues.get(operationId) ?? (operationId === 'getVoucherActivity' ? [unmoved] : []);
    const next = queue.length > 1 ? queue.shift() : queue[0];
    const answer = typeof next === 'function' ? next(call, new URL(request.url).pathname) : next;
    if (!answer || answer.raw === 'lost') return 'lost';
    if (answer.raw === 'waiting') return 'waiting';
    const response = resolve<ContractResponse>(responses[answer.status]);
    const kinds = Object.entries(response?.content ?? {});
    const [type, content] =
      kinds.find(([, { examples }]) => answer.example && examples?.[answer.example]) ??
      kinds[0] ??
      [];
    const value = answer.example && resolve<Example>(content?.examples?.[answer.example])?.value;
    if (answer.example && value === undefined) {
      throw new Error(`The contract has no example ${answer.example} for ${operationId}`);
    }
    const body = answer.raw ?? (value === undefined ? null : JSON.stringify(value));
    return new Response(body, {
      status: answer.status,
      headers: { 'Content-Type': type ?? 'text/html', ...answer.headers },
    });
  });
  return calls;
}

/** What is known of a voucher with which nothing has happened since its token was given. */
const unmoved: Answering = ({ headers }) => {
  const [, payload = ''] = headers.get('x-jwt-token')?.split('.') ?? [];
  const { voucher } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    voucher: { balanceInCent: number; currency: string };
  };
  return knownBalance(voucher.balanceInCent, voucher.currency);
};

/** What is known of a voucher with this balance in cents, and nothing under way. */
export const knownBalance = (balanceInCent: number, currency = 'EUR'): Answer => ({
  status: 200,
  raw: JSON.stringify({ balanceInCent, currency, charges: [], redemptions: [] }),
  headers: { 'Content-Type': 'application/json', ETag: '"1"' },
});

/** Answers searches of places; answers to calls of the API stay. @returns their addresses */
export function answerPlaces(places: unknown): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get('*/geocoding/*', ({ request }) => {
      asked.push(new URL(request.url));
      return places === 'lost' ? HttpResponse.error() : Response.json(places);
    }),
  );
  return asked;
}

/** The requests of pages, for the comparison with the pacts (`npm run pacts -- requests`). */
function record({ operationId, body, headers }: Call, query: URLSearchParams): void {
  const request = {
    call: operationId,
    body,
    query: Object.fromEntries(query),
    hasKey: headers.has('Idempotency-Key'),
  };
  mkdirSync('test-results', { recursive: true });
  appendFileSync('test-results/requests.jsonl', `${JSON.stringify(request)}\n`);
}

/** The body of a request: JSON as its value, a form as an object of its fields; a file counts by its type. */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  const [, boundary] = request.headers.get('content-type')?.match(/boundary=(\S+)/) ?? [];
  if (!boundary) return text ? JSON.parse(text) : undefined;
  // The parser of the platform refuses the files of jsdom.
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', value = ''] = part.split('\r\n\r\n');
      const type = /^Content-Type: (.+)$/m.exec(head)?.[1];
      return [/name="([^"]+)"/.exec(head)?.[1], type ?? value.replace(/\r\n$/, '')];
    }),
  );
}

/** Follows a reference inside the contract. */
function resolve<T extends { $ref?: string }>(node: T | undefined): T | undefined {
  if (!node?.$ref) return node;
  const path = node.$ref.slice(2).split('/');
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    contract,
  ) as T;
}

function findOperation(request: Request) {
  const { pathname } = new URL(request.url, 'http://localhost');
  for (const [template, item] of Object.entries(contract.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    const operation = item[request.method.toLowerCase()];
    if (pattern.test(pathname) && operation?.operationId) {
      return { operationId: operation.operationId, responses: operation.responses };
    }
  }
  throw new Error(`The contract has no operation for ${request.method} ${pathname}`);
}
