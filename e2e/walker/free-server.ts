import type { BrowserContext, Request, Route } from '@playwright/test';
import { readContract } from '../../mocks/contract.ts';
import { freely } from './legal-answer.ts';
import { createRandom } from './random.ts';

/** The server's bookings, whatever became of its answer. */
export interface Deed {
  readonly operationId: string;
  readonly key: string | undefined;
  readonly path: string;
  readonly request: unknown;
  readonly status: number;
  /** As the website got it; undefined where nothing usable arrived. */
  readonly answer: unknown;
  /** The server's booking, as its own answer says. */
  readonly truth: unknown;
  readonly isReplay: boolean;
}

export interface FreeServer {
  /** In the order in which the server answered. */
  readonly deeds: readonly Deed[];
  /** Calls that are under way. */
  pending(): number;
  /** From now on every answer arrives; answers that are kept under a key stay as they are. */
  heal(): void;
}

type Fault = 'lost-before' | 'lost-after' | 'html' | 'unavailable';

const FAULTS: readonly Fault[] = ['lost-before', 'lost-after', 'lost-after', 'html', 'unavailable'];

const HTML = { contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' };

/**
 * Puts a server between the website and the mock that answers as freely as the contract allows, and now
 * and then not at all. The mock keeps the ledger.
 */
export async function beFree(context: BrowserContext, seed: number): Promise<FreeServer> {
  const deeds: Deed[] = [];
  /** Answers that are kept under an Idempotency-Key: a repeat gets the same one. */
  const kept = new Map<string, string>();
  /** Calls so far, by operation: the fate of a call does not depend on when others are sent. */
  const counts = new Map<string, number>();
  let pending = 0;
  let isHealed = false;
  const serve = async (route: Route, request: Request): Promise<void> => {
    const operationId = operationOf(request) ?? '';
    const count = (counts.get(operationId) ?? 0) + 1;
    counts.set(operationId, count);
    const random = createRandom(hashOf(`${seed} ${operationId} ${count}`));
    // Configuration and wall are asked for on every page: they fail seldom.
    const isRead = request.method() === 'GET';
    const fault = !isHealed && random.chance(isRead ? 0.03 : 0.2) ? random.pick(FAULTS) : undefined;
    if (fault === 'lost-before') return route.abort('connectionreset');
    if (fault === 'unavailable') {
      const body = JSON.stringify({ type: 'about:blank', title: 'Unavailable', status: 503 });
      return route.fulfill({ status: 503, contentType: 'application/problem+json', body });
    }
    // Node does not resolve *.localhost; the host name decides the site.
    const address = new URL(request.url());
    // A connection of its own: one that is kept may be closed by the server just when it is used again.
    const headers = {
      ...(await request.allHeaders()),
      host: address.host,
      connection: 'close',
    };
    address.hostname = '127.0.0.1';
    // `actionTimeout` is for the visitor's acts; a server on a busy machine may take longer.
    const real = await route.fetch({ url: address.href, headers, timeout: 0 });
    const truth = parse(await real.text());
    const key = request.headers()['idempotency-key'];
    const id = key && `${operationId} ${key}`;
    const isReplay = real.headers()['idempotent-replayed'] === 'true';
    const body =
      (id && kept.get(id)) ??
      (truth === undefined
        ? await real.text()
        : JSON.stringify(freely(operationId, real.status(), truth, random)));
    if (id && real.status() < 400) kept.set(id, body);
    const isUsable = fault === undefined;
    deeds.push({
      operationId,
      key,
      path: new URL(request.url()).pathname,
      request: parse(request.postData() ?? ''),
      status: real.status(),
      answer: isUsable ? parse(body) : undefined,
      truth,
      isReplay,
    });
    if (fault === 'lost-after') return route.abort('connectionreset');
    if (fault === 'html') return route.fulfill({ status: 200, ...HTML });
    return route.fulfill({ response: real, body });
  };
  await context.route('**/api/**', async (route, request) => {
    pending += 1;
    try {
      await serve(route, request);
    } catch (error) {
      // The page may have gone away while its call was under way.
      if (!/closed|disposed|destroyed|not attached|ended/i.test(String(error))) throw error;
    } finally {
      pending -= 1;
    }
  });
  return {
    deeds,
    pending: () => pending,
    heal: () => {
      isHealed = true;
    },
  };
}

/** FNV-1a. */
const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const contract = readContract();

const operationOf = (request: Request): string | undefined =>
  contract.match(request.method(), new URL(request.url()).pathname)?.operation.id;
