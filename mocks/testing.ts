// Shared by the mock's own tests: a mock on a free port, called as one visitor of one site.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { startMock, type Mock, type MockOptions } from './server.ts';

export interface Visit {
  /**
   * Calls with a JSON body; headers are those of a visitor at schenkwerk-de, and a new Idempotency-Key
   * (none for `undefined`). Every answer is checked against the contract.
   */
  post(path: string, body: unknown, headers?: Record<string, string | undefined>): Promise<Reply>;
  /** Calls what moves money: as {@link Visit.post}, with the version of the voucher as it is now. */
  move(path: string, body: unknown, headers: Record<string, string>): Promise<Reply>;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** The token of a demo voucher. */
  token(code: string): Promise<string>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON. */
  readonly body: Record<string, unknown>;
  readonly text: string;
}

/** Starts one mock for the tests of a file. */
export function startTestMock(options: Partial<MockOptions> = {}): { readonly url: string } {
  let mock: Mock | undefined;
  beforeAll(async () => {
    mock = await startMock({ port: 0, ...options });
  });
  afterAll(() => mock?.close());
  return {
    get url() {
      if (!mock) throw new Error('the mock is not started yet');
      return mock.url;
    },
  };
}

/** A new visitor: a session of its own. */
export function visit(mock: { readonly url: string }, host = 'schenkwerk-de.localhost'): Visit {
  const session = { 'x-mock-session': randomUUID(), 'x-forwarded-host': host };
  const call = async (path: string, init: RequestInit): Promise<Reply> => {
    const response = await fetch(mock.url + path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    if (isJson) checkAnswer(init.method ?? 'GET', path, response.status, body);
    return { status: response.status, headers: response.headers, body, text };
  };
  const post: Visit['post'] = (path, body, more) => {
    const key = { 'idempotency-key': randomUUID() };
    const all = { 'content-type': 'application/json', ...session, ...key, ...more };
    const sent = Object.entries(all).filter(([, value]) => value !== undefined);
    const headers = Object.fromEntries(sent) as Record<string, string>;
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const get: Visit['get'] = (path, headers) => call(path, { headers: { ...session, ...headers } });
  return {
    post,
    async move(path, body, headers) {
      const known = await get('/api/v2/voucher/activity', headers);
      return post(path, body, { 'if-match': known.headers.get('etag') ?? '', ...headers });
    },
    get,
    async token(code) {
      const request = { code, voucherCategory: 1, captcha: 'any' };
      return String((await post('/api/v2/voucher/token', request)).body['token']);
    },
  };
}

/** A request to redeem that fits the contract. */
export function redeemRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    shopId: 1001,
    items: [{ valueInCent: 2000, quantity: 1 }],
    delivery: 'email',
    customer: { email: 'mia.sommer@example.com' },
    redeemValue: 2000,
    currency: 'EUR',
    termsAccepted: true,
    ...changes,
  };
}

/** A voucher of a test's own, by the code of a demo voucher. */
export const own = (code: string) => `${code}-${randomUUID()}`;

/** Redeems with a fresh token of a code. */
export async function redeem(visitor: Visit, code: string, changes: Record<string, unknown> = {}) {
  const headers = { 'x-jwt-token': await visitor.token(code) };
  return visitor.move('/api/v2/redeem', redeemRequest(changes), headers);
}
