// A server that satisfies the contract and the pacts, as an example for the one that will: from the
// socket to an operation and back. `states.ts` is what only test systems have.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { activation } from './operations/activation.ts';
import { activity, versionOf } from './operations/activity.ts';
import type { Call, Handlers } from './operations/call.ts';
import { catalogue } from './operations/catalogue.ts';
import { charge } from './operations/charge.ts';
import { codes } from './operations/codes.ts';
import { help } from './operations/help.ts';
import { offers } from './operations/offers.ts';
import { redemption } from './operations/redemption.ts';
import { voucher } from './operations/voucher.ts';
import { contract, Refusal } from './refusal.ts';
import { setState } from './states.ts';
import { createStore, keptOf, keyName, readToken, type Answer, type Store } from './store.ts';

const handlers: Handlers = {
  ...catalogue,
  ...voucher,
  ...redemption,
  ...codes,
  ...offers,
  ...activation,
  ...charge,
  ...activity,
  ...help,
};

/** A request as it arrived. */
export interface Incoming {
  readonly headers: IncomingHttpHeaders;
  readonly url: URL;
  /** The text of a body, or the values of a form by their names; `undefined` where a form is unreadable. */
  body: string | Form | undefined;
}
type Form = ReadonlyMap<string, readonly (string | Buffer)[]>;
type Body = Readonly<Record<string, unknown>>;

/** A call on its way, as a planted mistake sees it: it may change all of it before it asks the right server. */
export interface Passing {
  readonly store: Store;
  readonly operation: string;
  readonly incoming: Incoming;
  /** What the right server answers to the call as it is now. */
  readonly answer: () => Answer;
}
/** What a wrong server answers in place of the right one. */
export type Mistake = (passing: Passing) => Answer | Promise<Answer>;

export interface ReferenceServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the server on this machine only.
 * @param port a free one when left out
 * @param mistake makes a wrong server of it
 */
export async function startReferenceServer({
  port: wanted = 0,
  mistake = ({ answer }) => answer(),
}: { port?: number; mistake?: Mistake } = {}): Promise<ReferenceServer> {
  let store = createStore();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const bytes = await buffer(request);
    if (method === 'POST' && url.pathname === '/test/states') {
      store = createStore();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(setState(store, JSON.parse(bytes.toString()))));
      return;
    }
    const operation = contract.operationOf({ method, path: url.pathname }) ?? '';
    const incoming: Incoming = {
      headers: { ...headers },
      url,
      body: await readBody(headers, bytes),
    };
    const answer = () => answerCall(store, operation, incoming);
    send(response, await mistake({ store, operation, incoming, answer }));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(headers: IncomingHttpHeaders, bytes: Buffer): Promise<Incoming['body']> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return bytes.toString();
  const read = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
  const form = await read.formData().catch(() => undefined);
  const fields = new Map<string, (string | Buffer)[]>();
  for (const [name, value] of form ?? []) {
    const item = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer());
    fields.set(name, [...(fields.get(name) ?? []), item]);
  }
  return form && fields;
}

/** Nothing is kept on the way, because answers hold secrets. */
function send(response: ServerResponse, { status, body, file, headers }: Answer): void {
  const type = file ?? (status < 400 ? 'application/json' : 'application/problem+json');
  response.writeHead(status, {
    'cache-control': 'no-store',
    ...(body !== undefined && { 'content-type': type }),
    ...headers,
  });
  response.end(file || body === undefined ? body : JSON.stringify(body));
}

/** The check that fails first decides the answer. */
function answerCall(store: Store, id: string, incoming: Incoming): Answer {
  try {
    if (!contract.operations.has(id)) throw new Refusal('NOT_FOUND');
    if (store.fault) throw new Refusal(store.fault);
    const parameters = readParameters(id, incoming);
    const session = contract.needsToken(id)
      ? readToken(incoming.headers['x-jwt-token'])
      : undefined;
    if (session?.purpose === 'pay' && contract.needsRedeemToken(id)) {
      throw new Refusal('TOKEN_PURPOSE');
    }
    const body = contract.bodyType(id) === undefined ? {} : readContent(store, id, incoming);
    const call: Call = { store, parameters, body, session, host: hostOf(incoming.headers) };
    return answerOnce(id, call, () => {
      refuseBody(id, call);
      return handlers[id]?.(call) ?? { status: 501 };
    });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('UNKNOWN');
    if (refusal !== error) console.error(error);
    return refusal.answer(traceOf(incoming.headers));
  }
}

const hostOf = ({ host = '' }: IncomingHttpHeaders): string => host.replace(/:\d+$/, '');

/** The trace that the request belongs to (W3C Trace Context), or a new one. */
const traceOf = ({ traceparent }: IncomingHttpHeaders): string =>
  /^00-([0-9a-f]{32})-/.exec(String(traceparent))?.[1] ?? randomBytes(16).toString('hex');

function readParameters(id: string, { headers, url }: Incoming): Body {
  const names = contract.operations.get(id)?.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const inPath = new RegExp(`^${names}$`).exec(url.pathname)?.groups ?? {};
  const values = contract.parametersOf(id).flatMap(({ name, in: place, required, schema }) => {
    const text = {
      path: inPath[name] && decodeURIComponent(inPath[name]),
      query: url.searchParams.get(name) ?? undefined,
      header: headers[name.toLowerCase()] as string | undefined,
    }[place];
    if (text === undefined && !required) return [];
    const value = text === undefined ? undefined : valueOf(schema, text);
    if (contract.valueErrors(schema, value).length > 0) throw new Refusal('MALFORMED_REQUEST');
    return [[name, value]];
  });
  return Object.fromEntries(values) as Body;
}

/** The value of a parameter as its schema wants it: numbers and lists are written as text. */
function valueOf({ type, items }: Body, text: string): unknown {
  if (type === 'array') return text.split(',').map((item) => valueOf(items as Body, item));
  const isNumber = (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}

function readContent(store: Store, id: string, { headers, body }: Incoming): Body {
  const type = headers['content-type']?.split(';')[0]?.toLowerCase();
  // A form of another website can send `text/plain` without asking first.
  if (type !== contract.bodyType(id) || body === undefined) throw new Refusal('MALFORMED_REQUEST');
  const content = typeof body === 'string' ? fromJson(body) : fromForm(store, id, body);
  const pointers = contract.bodyErrors(id, content).map(({ pointer }) => pointer);
  if (pointers.length > 0) throw new Refusal('VALIDATION_FAILED', { pointers });
  return content;
}

function fromJson(text: string): Body {
  if (Buffer.byteLength(text) > 1_000_000) throw new Refusal('MALFORMED_REQUEST');
  try {
    return JSON.parse(text) as Body;
  } catch {
    throw new Refusal('MALFORMED_REQUEST');
  }
}

/** How a PNG, a JPG and a PDF begin; the name of a file says nothing. */
const FILES_BEGIN = ['89504e47', 'ffd8ff', '25504446'];
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A form in the shape of its schema; files are checked here and count by their bytes. */
function fromForm(store: Store, id: string, form: Form): Body {
  const fields = contract.fieldsOfBody(id);
  const read = (name: string, value: string | Buffer): unknown => {
    if (typeof value === 'string') {
      return fields[name]?.['type'] === 'boolean' ? (BOOLEANS[value] ?? value) : value;
    }
    if (value.length > store.uploadLimitInBytes) throw new Refusal('UPLOAD_TOO_LARGE');
    const begin = value.toString('hex', 0, 4);
    if (!FILES_BEGIN.some((each) => begin.startsWith(each))) throw new Refusal('UPLOAD_TYPE');
    return createHash('sha256').update(value).digest('hex');
  };
  return Object.fromEntries(
    [...form].map(([name, values]) => {
      const items = values.map((value) => read(name, value));
      return [name, fields[name]?.['type'] === 'array' ? items : items[0]];
    }),
  );
}

/** What no schema says: captcha solutions are good once, and some addresses are refused. */
function refuseBody(id: string, { store, body }: Call): void {
  const { captcha, email, customer } = body as {
    captcha?: string;
    email?: string;
    customer?: { email: string };
  };
  const takesCaptcha =
    contract.bodyType(id) !== undefined && 'captcha' in contract.fieldsOfBody(id);
  // A partner's link asks for one in case of doubt only.
  const isNeeded = takesCaptcha && id !== 'createThirdPartyRedeemToken';
  const isSolved = captcha === undefined ? !isNeeded : store.captchas.delete(captcha);
  if (!isSolved) throw new Refusal('CAPTCHA_INVALID');
  const domain = (email ?? customer?.email ?? '').split('@')[1]?.toLowerCase() ?? '';
  if (store.refusedEmailDomains.includes(domain)) {
    throw new Refusal('EMAIL_DOMAIN_REFUSED', { pointers: [email ? '/email' : '/customer/email'] });
  }
  if (contract.bodyType(id) && store.refusedFields.length > 0) {
    throw new Refusal('VALIDATION_FAILED', { pointers: store.refusedFields });
  }
}

/** A repeat of an `Idempotency-Key` gets the stored answer; a refusal keeps nothing. */
function answerOnce(id: string, call: Call, act: () => Answer): Answer {
  const { store, parameters, body, session } = call;
  const key = parameters['Idempotency-Key'];
  if (key === undefined) return act();
  const name = keyName(id, session?.sub, key);
  // A repeat carries another captcha solution.
  const { captcha: _captcha, ...compared } = body;
  const request = createHash('sha256').update(JSON.stringify(compared)).digest('hex');
  const kept = keptOf(store, name, key);
  if (kept?.status === 'running') throw new Refusal('REQUEST_IN_PROGRESS');
  if (kept && kept.request !== request) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  if (kept) return kept.answer;
  const seen = parameters['If-Match'];
  const isChanged = session && seen !== undefined && bare(seen) !== versionOf(store, session);
  if (isChanged) throw new Refusal('CHANGED');
  const answer = act();
  store.keys.set(name, { status: 'answered', request, answer });
  return answer;
}

/** A version without the mark that proxies add when they compress. */
const bare = (version: unknown): string => String(version).replace(/^W\//, '');
