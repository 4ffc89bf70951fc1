// The scenario gateway: everything that stands between the socket and Prism.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCall, type Answered, type Backend } from './answer-call.ts';
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
import { providerPage, PROVIDERS_PATH } from './providers/provider-pages.ts';
import { remember, type JournalEntry, type MockSession, type Sessions } from './session.ts';

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
export const GEOCODING_PATH = '/mock-geocoding';

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
    return withCookie(providerPage(request, session), session, own);
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
  if (delay > 0) await wait(delay);
  const request = await readBody(incoming);
  const log = (entry: Partial<JournalEntry> & { status: number }): void =>
    remember(session, journalEntry(gateway, request, id, { ...entry, ...faultName(fault) }));
  if (fault && breaksCall(fault) && !fault.isAfter) {
    log({ status: 0 });
    return broken(fault);
  }
  if (!match) {
    log({ status: 404 });
    return problem(404, 'Not part of the contract', { detail: `${method} ${path}` });
  }
  const { response, ...more } = await answerOnce(gateway, match, request, session, fault);
  log({ status: response.status, ...more });
  return fault && breaksCall(fault) ? broken(fault) : response;
}

interface AnsweredOnce {
  readonly response: MockResponse;
  readonly example?: string;
  readonly replayed?: true;
}

/** Answers a call; a repeat with the same Idempotency-Key gets the first answer once more. */
async function answerOnce(
  gateway: Gateway,
  match: OperationMatch,
  request: ReadRequest,
  session: MockSession,
  fault: Fault | undefined,
): Promise<AnsweredOnce> {
  const key = request.headers['idempotency-key'];
  const slot = key && `${match.operation.id} ${key}`;
  const stored = slot ? session.answers.get(slot) : undefined;
  const requestHash = hashOf(request);
  if (stored) {
    if (stored.requestHash === requestHash) return { response: stored, replayed: true };
    return violation('The Idempotency-Key was used for another request body.');
  }
  if (request.isUnreadable) return violation('request.body: not valid JSON');
  const answered = await answerCall(gateway, match, request, session, fault?.answer);
  const { response } = answered;
  // Only what had an effect is kept: after a refusal the visitor corrects and tries again.
  if (slot && response.status < 300) session.answers.set(slot, { ...response, requestHash });
  return { response, ...exampleName(answered) };
}

function violation(detail: string): AnsweredOnce {
  return { response: problem(400, 'Contract violation', { violations: [detail] }) };
}

/** Two forms with the same fields and files are the same, although their boundaries differ. */
function hashOf({ form, rawBody }: ReadRequest): string {
  return createHash('sha256')
    .update(form?.fingerprint ?? rawBody)
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

/** What a form's files are, not their bytes: the journal is kept in memory. */
function bodyForJournal({ body, form }: ReadRequest): { body?: unknown } {
  if (form) return { body: { ...form.fields, files: form.files } };
  return body === undefined ? {} : { body };
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
