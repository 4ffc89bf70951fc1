// The scenario gateway: everything that stands between the socket and Prism.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCall, refuseToken, type Answered, type Backend } from './answer-call.ts';
import type { Pictures } from './assets/pictures.ts';
import { answerControl } from './control.ts';
import type { OperationMatch } from './contract.ts';
import { takeFault, type Fault } from './faults.ts';
import {
  cookie,
  problem,
  readBody,
  text,
  type MockRequest,
  type MockResponse,
  type ReadRequest,
} from './http.ts';
import { slotOf, storeOf, type Memory } from './memory.ts';
import { providerPage, PROVIDERS_PATH } from './providers/provider-pages.ts';
import { documented, refuseRequest } from './refuse-request.ts';
import type { JournalEntry, MockSession, Sessions } from './session.ts';
import { readToken } from './token.ts';

/** The voucher API, and everything else that the mock answers for. */
export interface Gateway extends Backend {
  readonly geocoding: Pick<Backend, 'contract' | 'prism'>;
  readonly sessions: Sessions;
  readonly pictures: Pictures;
}

/** What to do with the connection: answer, close it, or never answer. */
export type Outcome = MockResponse | 'drop' | 'hang';

const SESSION_COOKIE = 'mock-session';

/** Where the external geocoding service is mocked. */
const GEOCODING_PATH = '/mock-geocoding';

/** Handles one request of any kind. */
export async function handle(gateway: Gateway, request: MockRequest): Promise<Outcome> {
  const { path, headers } = request;
  if (path.startsWith('/mock-assets/')) return picture(gateway.pictures, path);
  // Tests outside a browser name their session in a header.
  const own = cookie(headers, SESSION_COOKIE) ?? headers['x-mock-session'];
  const session = gateway.sessions.open(own);
  if (path.startsWith('/__mock')) {
    const response = answerControl(gateway, request, session, own !== undefined);
    return withCookie(response ?? problem(404, 'Not part of the mock', {}), session, own);
  }
  if (path.startsWith(`${PROVIDERS_PATH}/`)) {
    return withCookie(
      providerPage(
        request,
        { session, shared: gateway.sessions.global },
        gateway.sites.ofRequest(headers),
      ),
      session,
      own,
    );
  }
  const outcome = path.startsWith(`${GEOCODING_PATH}/`)
    ? await handleCall(
        { ...gateway, ...gateway.geocoding },
        { ...request, path: path.slice(GEOCODING_PATH.length) },
        session,
      )
    : await handleCall(gateway, request, session);
  return typeof outcome === 'string' ? outcome : withCookie(outcome, session, own);
}

async function handleCall(
  gateway: Gateway,
  incoming: MockRequest,
  session: MockSession,
): Promise<Outcome> {
  const { method, path } = incoming;
  const match = gateway.contract.match(method, path);
  const id = match?.operation.id;
  const { global } = gateway.sessions;
  if (session.isOffline || global.isOffline) return 'drop';
  const fault = takeFault(session.faults, id, path) ?? takeFault(global.faults, id, path);
  const delay =
    global.latencyInMs + session.latencyInMs + (fault?.kind === 'latency' ? fault.ms : 0);
  const request = await readBody(incoming);
  const log = (entry: Partial<JournalEntry> & { status: number }): void =>
    gateway.sessions.remember(
      session,
      journalEntry(gateway, request, id, { ...entry, ...faultName(fault) }),
    );
  if (fault && breaksCall(fault) && !fault.isAfter) {
    await wait(delay);
    log({ status: 0 });
    return broken(fault);
  }
  if (!match) {
    await wait(delay);
    log({ status: 404 });
    const named = { type: 'urn:problem:not-found', code: 'NOT_FOUND' };
    return problem(404, 'Not part of the contract', { ...named, detail: `${method} ${path}` });
  }
  const { response, ...more } = await answerOnce(gateway, match, request, {
    memory: { session, shared: global },
    fault,
    delay,
  });
  log({ status: response.status, ...more });
  return fault && breaksCall(fault) ? broken(fault) : response;
}

interface AnsweredOnce {
  readonly response: MockResponse;
  readonly example?: string;
  readonly replayed?: true;
}

interface Circumstances {
  readonly memory: Memory;
  readonly fault: Fault | undefined;
  /** ms */
  readonly delay: number;
}

/** Seconds after which a request that still runs is worth another attempt. */
const RUNNING_IN_SECONDS = 2;

/**
 * Answers a call. An Idempotency-Key belongs to the operation and to the voucher or card of the
 * token: a repeat gets the stored answer, also with a new token.
 */
async function answerOnce(
  gateway: Gateway,
  match: OperationMatch,
  request: ReadRequest,
  { memory, fault, delay }: Circumstances,
): Promise<AnsweredOnce> {
  const { contract, now } = gateway;
  const { operation } = match;
  const answer = async (): Promise<AnsweredOnce> => {
    if (delay > 0) await wait(delay);
    if (request.isUnreadable) return { response: refuseRequest(contract, operation, [NOT_JSON]) };
    const answered = await answerCall(gateway, match, request, memory, fault?.answer);
    return { response: answered.response, ...exampleName(answered) };
  };
  const key = request.headers['idempotency-key'];
  const token = readToken(request.headers['x-jwt-token']);
  if (!key || refuseToken(operation, token, now())) return answer();

  const { answers, running } = storeOf(memory, token?.['jti']);
  const slot = slotOf(operation.id, token?.['jti'], key);
  const requestHash = hashOf(request);
  const stored = answers.get(slot);
  if (stored?.requestHash === requestHash) return { response: stored, replayed: true };
  const other = stored?.requestHash ?? running.get(slot);
  if (other !== undefined) {
    const conflict = other === requestHash ? stillRunning : documented;
    const name = other === requestHash ? IN_PROGRESS : REUSED;
    const response = conflict(contract, operation, name);
    if (response) return { response, example: name.example };
  }
  running.set(slot, requestHash);
  try {
    const answered = await answer();
    // Only a call with an effect is kept: after a refusal the visitor corrects and tries again.
    if (answered.response.status < 300) answers.set(slot, { ...answered.response, requestHash });
    return answered;
  } finally {
    running.delete(slot);
  }
}

/** The field of a body that is not compared when a request is repeated. */
const CAPTCHA = /"captcha":"[^"]*"/;
const NOT_JSON = { code: 'unreadable', message: 'request.body: not valid JSON' };
const IN_PROGRESS = { status: 409, example: 'request-in-progress' };
const REUSED = { status: 422, example: 'idempotency-key-reused' };

function stillRunning(...found: Parameters<typeof documented>): MockResponse | undefined {
  const response = documented(...found);
  const headers = { ...response?.headers, 'retry-after': String(RUNNING_IN_SECONDS) };
  return response && { ...response, headers };
}

/**
 * Two forms with the same fields and files are the same, although their boundaries differ; and a repeat
 * carries another captcha solution.
 */
function hashOf({ form, rawBody }: ReadRequest): string {
  return createHash('sha256')
    .update(form?.fingerprint ?? rawBody.toString().replace(CAPTCHA, ''))
    .digest('hex');
}

function exampleName({ answer }: Answered): { example?: string } {
  return answer?.example ? { example: answer.example } : {};
}

function faultName(fault: Fault | undefined): { fault?: string } {
  return fault ? { fault: fault.kind } : {};
}

function breaksCall({ kind }: Fault): boolean {
  return kind !== 'latency' && kind !== 'example';
}

function broken({ kind }: Fault): Outcome {
  switch (kind) {
    case 'status-500-empty':
      return { status: 500, headers: {}, body: Buffer.alloc(0) };
    case 'html-502':
      return text(502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>');
    case 'html-200':
      return text(200, 'text/html', '<html><body><h1>Sign in</h1></body></html>');
    case 'empty-200':
      return { status: 200, headers: {}, body: Buffer.alloc(0) };
    case 'malformed-json':
      return text(200, 'application/json', '{"token": "abc');
    case 'timeout':
      return 'hang';
    default:
      return 'drop';
  }
}

function journalEntry(
  { sites, now }: Gateway,
  request: ReadRequest,
  operationId: string | undefined,
  entry: Partial<JournalEntry> & { status: number },
): JournalEntry {
  const { method, path, headers } = request;
  const site = sites.ofRequest(headers)?.id;
  return {
    at: new Date(now()).toISOString(),
    method,
    path,
    ...(operationId && { operationId }),
    headers,
    ...bodyForJournal(request),
    ...(site && { site }),
    ...entry,
  };
}

/** A body larger than this is not kept, in bytes; no page sends one but with files. */
const MAX_KEPT_BODY = 32 * 1024;

/** Describes a form's files without their bytes, because the journal is kept in memory. */
function bodyForJournal({ body, form, rawBody }: ReadRequest): { body?: unknown } {
  const kept = form ? { ...form.fields, files: form.files } : body;
  if (JSON.stringify(kept ?? null).length > MAX_KEPT_BODY) {
    return { body: `(${rawBody.length} bytes)` };
  }
  return kept === undefined ? {} : { body: kept };
}

function picture(pictures: Pictures, path: string): MockResponse {
  const svg = pictures.read(path);
  if (!svg) return problem(404, 'No such picture', { detail: path });
  const response = text(200, 'image/svg+xml', svg);
  return { ...response, headers: { ...response.headers, 'cache-control': 'max-age=3600' } };
}

function withCookie(
  response: MockResponse,
  session: MockSession,
  own: string | undefined,
): MockResponse {
  if (own !== undefined) return response;
  const value = `${SESSION_COOKIE}=${session.id}; Path=/; SameSite=Lax`;
  return { ...response, headers: { ...response.headers, 'set-cookie': value } };
}
