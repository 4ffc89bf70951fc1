// A server that satisfies the contract and the pacts, as an example for the one that will: from the
// socket to an operation and back. `states.ts` is what only test systems have.
import { createHash, randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  errorsOf,
  errorsOfAnswer,
  operations,
  propertiesOf,
  readParameter,
  type Operation,
} from './contract.ts';
import { isAcceptedFile, readForm, type FormFile } from './form.ts';
import { activation } from './operations/activation.ts';
import type { Call, Handlers } from './operations/call.ts';
import { catalogue } from './operations/catalogue.ts';
import { charge } from './operations/charge.ts';
import { codes } from './operations/codes.ts';
import { help } from './operations/help.ts';
import { offers } from './operations/offers.ts';
import { redemption } from './operations/redemption.ts';
import { voucher } from './operations/voucher.ts';
import { refuseTooMany } from './rate-limits.ts';
import { Refusal } from './refusal.ts';
import { setState } from './states.ts';
import {
  createStore,
  keptOf,
  keyName,
  readToken,
  type Answer,
  type Session,
  type Store,
} from './store.ts';

const handlers: Handlers = {
  ...catalogue,
  ...voucher,
  ...redemption,
  ...codes,
  ...offers,
  ...activation,
  ...charge,
  ...help,
};

/** What a wrong server does to the answers of the right one. */
export type Change = (operationId: string, answer: Answer) => Answer;

/** A call on its way, as a wrong server sees it: it may change all of it before it asks the right one. */
export interface Passing {
  store: Store;
  operation: Operation;
  incoming: Incoming;
  /** What the right server answers to the call as it is now. */
  answer: () => Answer;
}
/** What says which operation is called. */
export interface Route {
  readonly method: string;
  readonly pathname: string;
}

/** What a wrong server answers in place of the right one. */
export type Mistake = (passing: Passing) => Answer;

export interface ReferenceServer {
  readonly url: string;
  /** Answers that the contract does not allow, a text each. */
  readonly breaches: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the server on this machine only.
 * @param port a free one when left out
 * @param change makes a wrong server of it, by its answers
 * @param mistake does so, too, by what it does with a call
 * @param routed what a wrong server reads in place of the method and the address
 * @param unknown what it answers where the contract describes nothing
 */
export async function startReferenceServer({
  port: wanted = 0,
  change = (_id, answer) => answer,
  mistake = ({ answer }) => answer(),
  routed = (route) => route,
  unknown,
}: {
  port?: number;
  change?: Change;
  mistake?: Mistake;
  routed?: ((route: Route) => Route) | undefined;
  unknown?: Answer | undefined;
} = {}): Promise<ReferenceServer> {
  let store = createStore();
  const breaches: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = await readBytes(request);
    const { pathname: asked, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { method, pathname } = routed({ method: request.method ?? '', pathname: asked });
    if (request.method === 'POST' && pathname === '/test/states') {
      store = createStore();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(setState(store, JSON.parse(bytes.toString()))));
      return;
    }
    const operation = operations.find(
      (each) => each.method === method && each.pattern.test(pathname),
    );
    const address = request.socket.remoteAddress ?? '';
    const incoming = { headers: { ...request.headers }, pathname, searchParams, bytes, address };
    const right = () => answerCall(store, operation, incoming);
    const answered = operation
      ? change(operation.id, mistake({ store, operation, incoming, answer: right }))
      : (unknown ?? right());
    const answer = traced(answered, incoming.headers);
    const { type, content } = contentOf(answer);
    if (operation) breaches.push(...errorsOfAnswer(operation, answer, type));
    const headers = {
      ...headersOf(answer),
      ...(type && { 'content-type': type }),
      ...answer.headers,
    };
    const sent = Object.entries(headers).filter(([, value]) => value !== '');
    response.writeHead(answer.status, Object.fromEntries(sent)).end(content);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    breaches,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A request as it arrived. */
export interface Incoming {
  headers: IncomingHttpHeaders;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  bytes: Buffer;
  /** Where the connection comes from; a header could say anything. */
  address: string;
}

function answerCall(store: Store, operation: Operation | undefined, incoming: Incoming): Answer {
  try {
    if (!operation) throw new Refusal('NOT_FOUND');
    if (store.fault) throw new Refusal(store.fault);
    const parameters = readParameters(operation, incoming);
    const session = operation.needsToken ? readSession(operation, incoming.headers) : undefined;
    const host = (incoming.headers.host ?? '').split(':')[0]?.toLowerCase() ?? '';
    const body = operation.body && readBody(store, operation.body, incoming);
    // Only what fits is counted.
    refuseTooMany(store, operation.id, 'address', incoming.address);
    const call: Call = { store, parameters, body: body ?? {}, session, host };
    return answerOnce(store, operation, call, () => {
      refuseBody(call, operation);
      refuseTooMany(store, operation.id, 'voucher', ownerOf(call));
      if (!isLocked(call)) refuseTooMany(store, operation.id, 'link', ownerOf(call));
      return handlers[operation.id]?.(call) ?? { status: 501 };
    });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('UNKNOWN');
    if (refusal !== error) console.error(error);
    const { retryAfter } = refusal.details;
    return {
      status: refusal.status,
      body: refusal.body,
      ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
    };
  }
}

/** What a call belongs to where there is no session: the first of these that its body names. */
const OWNERS = [
  ['code'],
  ['redeemLinkToken'],
  ['ident'],
  ['orderSource', 'orderReference', 'orderHash'],
  ['email'],
];

/** The voucher of the session, else what the body names: a code, a link, an order or an address. */
function ownerOf({ session, body }: Call): string {
  if (session) return session.sub;
  const names = OWNERS.find(([name = '']) => body[name] !== undefined) ?? [];
  return names.map((name) => String(body[name])).join('/');
}

/** A link that is locked says so, however often it was tried. */
const isLocked = ({ store, body }: Call): boolean =>
  [...store.downloads, ...store.checks].some(
    ({ ident, attemptsLeft }) => ident === body['ident'] && attemptsLeft === 0,
  );

/** A problem with the id of its trace, which the request may have begun (W3C Trace Context). */
function traced(answer: Answer, headers: IncomingHttpHeaders): Answer {
  if (answer.status < 400 || answer.file || answer.body === undefined) return answer;
  const [, begun] =
    /^00-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-/.exec(String(headers['traceparent'])) ?? [];
  const traceId = begun ?? randomBytes(16).toString('hex');
  return { ...answer, body: { ...answer.body, traceId } };
}

function readParameters(
  { parameters, pattern }: Operation,
  { headers, pathname, searchParams }: Incoming,
): Readonly<Record<string, unknown>> {
  const path = pattern.exec(pathname)?.groups ?? {};
  const values = parameters.flatMap((parameter) => {
    const { name, required, schema } = parameter;
    const text = {
      path: path[name] && decodeURIComponent(path[name]),
      query: searchParams.get(name) ?? undefined,
      header: headers[name.toLowerCase()] as string | undefined,
    }[parameter.in];
    if (text === undefined && !required) return [];
    const value = text === undefined ? undefined : readParameter(parameter, text);
    if (errorsOf(schema, value).length > 0) throw new Refusal('MALFORMED_REQUEST');
    return [[name, value]];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

function readSession({ needsRedeemToken }: Operation, headers: IncomingHttpHeaders): Session {
  const session = readToken(headers['x-jwt-token']);
  if (needsRedeemToken && session.purpose === 'pay') throw new Refusal('TOKEN_PURPOSE');
  return session;
}

type Body = Readonly<Record<string, unknown>>;

function readBody(
  store: Store,
  { schema, isForm }: NonNullable<Operation['body']>,
  { headers, bytes }: Incoming,
): Body {
  const type = headers['content-type'] ?? '';
  const body = isForm ? fromForm(store, schema, type, bytes) : fromJson(type, bytes);
  const pointers = errorsOf(schema, body);
  if (pointers.length > 0) throw new Refusal('VALIDATION_FAILED', { pointers });
  return body;
}

function fromJson(type: string, bytes: Buffer): Body {
  // A form of another website can send `text/plain` without asking first.
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal('MALFORMED_REQUEST');
  try {
    return JSON.parse(bytes.toString()) as Body;
  } catch {
    throw new Refusal('MALFORMED_REQUEST');
  }
}

/** A form in the shape of its schema; files are checked here and count by their bytes. */
function fromForm(store: Store, schema: Body, type: string, bytes: Buffer): Body {
  if (!/^multipart\/form-data;.*\bboundary=/i.test(type)) throw new Refusal('MALFORMED_REQUEST');
  const properties = propertiesOf(schema);
  const read = (name: string, value: string | FormFile): unknown => {
    if (typeof value === 'string')
      return properties[name]?.['type'] === 'boolean' ? (BOOLEANS.get(value) ?? value) : value;
    if (value.bytes.length > store.uploadLimitInBytes) throw new Refusal('UPLOAD_TOO_LARGE');
    if (!isAcceptedFile(value)) throw new Refusal('UPLOAD_TYPE');
    return createHash('sha256').update(value.bytes).digest('hex');
  };
  return Object.fromEntries(
    [...readForm(type, bytes)].map(([name, values]) => {
      const items = values.map((value) => read(name, value));
      return [name, properties[name]?.['type'] === 'array' ? items : items[0]];
    }),
  );
}

const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
]);

/** What no schema says: captcha solutions are good once, and some addresses are refused. */
function refuseBody({ store, body }: Call, { needsCaptcha }: Operation): void {
  const { captcha, email, customer } = body as {
    captcha?: string;
    email?: string;
    customer?: { email: string };
  };
  const isSolved = captcha === undefined ? !needsCaptcha : store.captchas.delete(captcha);
  if (!isSolved) throw new Refusal('CAPTCHA_INVALID');
  const domain = (email ?? customer?.email ?? '').split('@')[1]?.toLowerCase() ?? '';
  if (store.refusedEmailDomains.includes(domain)) {
    throw new Refusal('EMAIL_DOMAIN_REFUSED', { pointers: [email ? '/email' : '/customer/email'] });
  }
  if (store.refusedFields.length > 0) {
    throw new Refusal('VALIDATION_FAILED', { pointers: store.refusedFields });
  }
}

/** A repeat of an `Idempotency-Key` gets the stored answer; a refusal keeps nothing. */
function answerOnce(store: Store, { id }: Operation, call: Call, act: () => Answer): Answer {
  const { parameters, body } = call;
  const key = parameters['Idempotency-Key'];
  if (key === undefined) return act();
  const name = keyName(id, ownerOf(call), key);
  // A repeat carries another captcha solution.
  const { captcha: _captcha, ...compared } = body;
  const request = createHash('sha256').update(canonical(compared)).digest('hex');
  const kept = keptOf(store, name, key);
  if (kept?.status === 'running') throw new Refusal('REQUEST_IN_PROGRESS');
  if (kept && kept.request !== request) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  if (kept) return kept.answer;
  const keep = (answer: Answer) => store.keys.set(name, { status: 'answered', request, answer });
  try {
    const answer = act();
    keep(answer);
    return answer;
  } catch (error) {
    // The one refusal with an effect: it counts an attempt, and its repeat none.
    if (error instanceof Refusal && error.code === 'PIN_INVALID') {
      keep({ status: error.status, body: error.body });
    }
    throw error;
  }
}

/** A value as text; the order of its fields does not count. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join()}}`;
}

function contentOf({ status, body, file }: Answer): { type?: string; content?: string | Buffer } {
  if (file) return { type: file, content: body as Buffer };
  if (body === undefined) return {};
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return { type, content: JSON.stringify(body) };
}

/** Answers may hold secrets, so that nothing keeps them; some say when to come again. */
function headersOf({ status, body }: Answer): Record<string, string> {
  const { code } = (body ?? {}) as { code?: string };
  const isLater = status === 429 || status === 503 || code === 'REQUEST_IN_PROGRESS';
  return { 'cache-control': 'no-store', ...(isLater && { 'retry-after': '60' }) };
}
