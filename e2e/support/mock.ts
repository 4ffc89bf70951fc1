import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import hosts from '../../src/sites/hosts.json' with { type: 'json' };
import type { FaultKind } from '../../mocks/faults.ts';
import type { JournalEntry } from '../../mocks/session.ts';
import { ownCode } from './own-code.ts';
import { mockUrl, siteUrl } from './ports.ts';

export interface FaultOptions {
  readonly operationId?: string;
  readonly path?: string;
  readonly times?: number;
  readonly ms?: number;
  readonly code?: number;
  readonly example?: string;
  readonly after?: boolean;
}

/** The mock as this test's own visitor sees it: other tests notice nothing. */
export interface MockHandle {
  /** The site that the visit is about, as `baseURL` names it. */
  readonly site: string;
  /** Breaks or slows the next calls, see `/__mock`. */
  fault(kind: FaultKind, options?: FaultOptions): Promise<void>;
  /** Takes all faults back. */
  heal(): Promise<void>;
  /** Gives a documented answer to the next call of an operation. */
  answer(operationId: string, code: number, example: string): Promise<void>;
  /** Delays every answer, in ms. */
  latency(ms: number): Promise<void>;
  /** The visitor's calls so far, oldest first. */
  calls(operationId?: string): Promise<JournalEntry[]>;
  /**
   * A token for a demo voucher, as the code page gets it: a voucher of this test's own, which keeps in
   * mind what was redeemed of it.
   */
  token(code: string, site: string): Promise<string>;
  /** The code behind such a token, for typing it again. */
  ownCode(code: string): string;
}

/** Playwright's `test` with a visitor of the mock of its own, at every site. */
export const test = base.extend<{ mock: MockHandle }>({
  mock: [
    async ({ context, baseURL }, use) => {
      const session = randomUUID();
      const urls = [...new Set(Object.values(hosts))].map(siteUrl);
      await context.addCookies(urls.map((url) => ({ name: 'mock-session', value: session, url })));
      const { hostname } = new URL(baseURL ?? siteUrl('schenkwerk-de'));
      await use(createHandle(session, hostname.replace('.localhost', '')));
    },
    { auto: true },
  ],
});

function createHandle(session: string, site: string): MockHandle {
  const token: MockHandle['token'] = async (code, at) => {
    const response = await fetch(`${mockUrl}/api/v2/voucher/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-mock-session': session,
        'x-forwarded-host': `${at}.localhost`,
      },
      body: JSON.stringify({ code: ownCode(code, session), voucherCategory: 1, captcha: 'solved' }),
    });
    const answer = (await response.json()) as { token?: string };
    if (!answer.token) throw new Error(`no token for ${code}: ${JSON.stringify(answer)}`);
    return answer.token;
  };
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${mockUrl}/__mock/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-mock-session': session },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`the mock refused ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const fault: MockHandle['fault'] = async (kind, options) => {
    await call('POST', 'faults', { fault: kind, ...options });
  };
  return {
    site,
    fault,
    heal: async () => void (await call('DELETE', 'faults')),
    token,
    ownCode: (code) => ownCode(code, session),
    answer: (operationId, code, example) => fault('example', { operationId, code, example }),
    latency: async (ms) => void (await call('POST', 'switches', { latencyInMs: ms })),
    calls: async (operationId) => {
      const entries = (await call('GET', 'requests')) as JournalEntry[];
      return entries.filter((entry) => !operationId || entry.operationId === operationId);
    },
  };
}
