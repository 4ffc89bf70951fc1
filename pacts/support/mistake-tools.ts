// What the planted mistakes are made of: changes of what comes in, of what is stored and of what is answered.
import { createHash } from 'node:crypto';
import { Refusal, type ProblemCode } from '../reference-server/refusal.ts';
import type { Mistake, Passing, Route } from '../reference-server/server.ts';
import { signToken, type Answer } from '../reference-server/store.ts';

export type Body = Record<string, unknown>;

/**
 * A wrong server, and what has to notice it: interactions that begin so, or a check by its name, with or
 * without its operation.
 */
export interface Planted {
  readonly name: string;
  /** What is answered where the contract describes nothing. */
  readonly unknown?: Answer;
  /** What is read in place of the method and the address. */
  readonly routed?: (route: Route) => Route;
  readonly pact?: string;
  readonly check?: string;
  /** Whose requests the check looks at. */
  readonly beside?: string;
  readonly mistake: Mistake;
}

/** Changes the body of every answer of success, of these operations only where they are named. */
export const inBody =
  (change: (body: Body, passing: Passing) => unknown, ...ids: readonly string[]): Mistake =>
  (passing) => {
    const answer = passing.answer();
    const isOf = ids.length === 0 || ids.includes(passing.operation.id);
    if (!isOf || answer.status >= 300 || answer.file || !answer.body) return answer;
    return { ...answer, body: change(answer.body as Body, passing) };
  };
export const withFields = (fields: Body, ...ids: readonly string[]): Mistake =>
  inBody((body) => ({ ...body, ...fields }), ...ids);

/** Changes every value below an answer whose field has this name. */
export const everywhere =
  (is: RegExp, change: (value: unknown) => unknown): Mistake =>
  ({ answer }) => {
    const right = answer();
    return right.file ? right : { ...right, body: changed(right.body, is, change) };
  };
function changed(value: unknown, is: RegExp, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, is, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      is.test(name) && typeof item !== 'object' ? change(item) : changed(item, is, change),
    ]),
  );
}

/** Answers another status, and the same body. */
export const answering =
  (status: number, becomes: number, more: Partial<Answer> = {}): Mistake =>
  ({ answer }) => {
    const right = answer();
    return right.status === status ? { ...right, status: becomes, ...more } : right;
  };

/** Does something before the right server answers. */
export const before =
  (act: (passing: Passing) => void): Mistake =>
  (passing) => {
    act(passing);
    return passing.answer();
  };
export const ofCall =
  (id: string, mistake: Mistake): Mistake =>
  (passing) =>
    passing.operation.id === id ? mistake(passing) : passing.answer();

/** Reads a token without looking at its signature. */
export const payloadOf = (token: unknown): Body =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Body;
/** Signs what a token says otherwise. */
export const resigned = (token: unknown, change: (payload: Body) => Body): string =>
  signToken(change(payloadOf(token)));
/** Lets in a token that the right server would refuse. */
export const withOwnToken = (change: (payload: Body) => Body): Mistake =>
  before(({ incoming: { headers } }) => {
    if (headers['x-jwt-token']) {
      headers['x-jwt-token'] = resigned(headers['x-jwt-token'], change);
    }
  });
export const inTokens = (change: (payload: Body) => Body): Mistake =>
  inBody((body) => (body['token'] ? { ...body, token: resigned(body['token'], change) } : body));

/** Gives the call another key, made of the one that came. */
export const withKey = (make: (key: string, passing: Passing) => string): Mistake =>
  before((passing) => {
    const { headers } = passing.incoming;
    const key = headers['idempotency-key'];
    if (key !== undefined) headers['idempotency-key'] = make(String(key), passing);
  });
export const uuidOf = (text: string): string => {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Longer than requests at once need. */
const LATE_MS = 1000;
/** Undoes something for a moment, as a server does that writes it down late. */
export function late(undo: () => void, redo: () => void): void {
  undo();
  setTimeout(redo, LATE_MS);
}

/** Whether a call came before, by what tells it from others. */
export function seenBefore(): (name: string) => boolean {
  const seen = new Set<string>();
  return (name) => {
    const isKnown = seen.has(name);
    seen.add(name);
    return isKnown;
  };
}
export const keyOf = ({ incoming: { headers } }: Passing): string =>
  String(headers['idempotency-key']);

export const refused = (code: ProblemCode, pointers?: readonly string[]): Answer => {
  const { status, body } = new Refusal(code, pointers && { pointers });
  return { status, body };
};

export const jsonOf = ({ incoming: { bytes } }: Passing): Body => {
  try {
    return JSON.parse(bytes.toString()) as Body;
  } catch {
    return {};
  }
};
export const withJson = (change: (body: Body) => Body): Mistake =>
  before((passing) => {
    const body = jsonOf(passing);
    if (Object.keys(body).length > 0) {
      passing.incoming.bytes = Buffer.from(JSON.stringify(change(body)));
    }
  });

/** The form that came, as text of a byte each. */
export const formOf = ({ operation, incoming: { bytes } }: Passing): string =>
  operation.body?.isForm ? bytes.toString('latin1') : '';
export const withForm = (change: (form: string) => string): Mistake =>
  before((passing) => {
    const form = formOf(passing);
    if (form !== '') passing.incoming.bytes = Buffer.from(change(form), 'latin1');
  });

/** The voucher of the token that came. */
export const voucherOf = ({ store, incoming: { headers } }: Passing) => {
  const { sub } = payloadOf(headers['x-jwt-token']);
  return store.vouchers.find(({ id }) => id === sub);
};
