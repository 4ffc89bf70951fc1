import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Refusal, type ProblemCode } from './refusal.ts';

/** Something that exists, and why it is refused where it is. */
interface Refusable {
  refusal?: ProblemCode | undefined;
}

export interface Voucher extends Refusable {
  id: string;
  code: string;
  serialNumber: string;
  balanceInCent: number;
  currency: string;
  isPrepaid: boolean;
  /** Where a charge is refused, although the card was found. */
  chargeRefusal?: ProblemCode;
  accountRefusal?: ProblemCode;
  /** What a redemption leads to. */
  outcome: 'completed' | 'delayed' | 'fraud_check';
  providers: readonly string[];
  minChargeInCent: number;
  maxChargeInCent: number;
  /** The most that it can hold. */
  capacityInCent: number;
  /** What a redemption has asked to be paid. */
  dueInCent?: number | undefined;
  /** Where its account is, once there is one. */
  accountUrl?: string;
  isRefreshable: boolean;
  /** Its redemptions can be taken back for a day. */
  isRevocable?: true;
  /** What the giver wrote. */
  greeting?: { readonly name: string; readonly text: string };
  hasOffer: boolean;
}

export interface Link extends Refusable {
  token: string;
  isDelayed: boolean;
  codes: readonly Readonly<Record<string, unknown>>[];
  isSeen?: boolean;
}

export interface Order extends Refusable {
  /** The voucher that was redeemed; nobody else's token reads the redemption. */
  voucherId?: string;
  orderNumber: string;
  email: string;
  status: string;
  transactionNumber?: string;
  /** What the mail server has told of the last e-mail. */
  mailProblem?: string;
  /** The key that it was asked for with. */
  key?: string;
  /** When its last step was. */
  at: string;
  /** What is given back, in cents, until when (epoch ms), unless the code behind the link was seen. */
  revocable?: {
    readonly costInCent: number;
    readonly until: number;
    readonly link?: Link | undefined;
  };
}

export interface ActivationOrder extends Refusable {
  orderHash: string;
  orderReference: string;
  orderSource: string;
  /** Refuses the activation only. */
  activationRefusal?: ProblemCode;
  vouchers: { id: string; state: 'inactive' | 'active'; failure?: ProblemCode }[];
}

export interface Download extends Refusable {
  ident: string;
  count: number;
  /** Empty when none is asked for. */
  pin: string;
  attemptsLeft: number;
}

export interface IdentityCheck extends Refusable {
  ident: string;
  /** Refuses the submission only. */
  submissionRefusal?: ProblemCode;
  state: string;
  transactionNumber: string;
  pin: string;
  attemptsLeft: number;
}

export interface Charge extends Refusable {
  id: string;
  /** What the wallet calls it. */
  checkoutSessionId: string;
  /** The order at the provider. */
  orderId: string;
  voucherId: string;
  /** The key that it was begun with. */
  key: string;
  provider: string;
  amountInCent: number;
  currency: string;
  createdAt: string;
  status: 'open' | 'processing' | 'received' | 'failed' | 'cancelled';
  /** Its amount is on the voucher. */
  isBooked: boolean;
}

interface Giveaway extends Refusable {
  id: number;
  isVisible: boolean;
  needsCodes: boolean;
  /** Have received a code, in small letters. */
  usedEmails: string[];
}

/** What came with an `Idempotency-Key`: still running, or answered. */
export type KeptAnswer =
  | { readonly status: 'running' }
  | { readonly status: 'answered'; readonly request: string; readonly answer: Answer };

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Content type of a file; other bodies are JSON. */
  readonly file?: string;
  /** Headers that are sent besides, or in place of the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

const all = <T>(): T[] => [];

/** All that the server knows, in memory: each list would be a table. */
export const createStore = () => ({
  vouchers: all<Voucher>(),
  links: all<Link>(),
  orders: all<Order>(),
  /** By their id. */
  redemptions: new Map<string, Order>(),
  partnerLinks: all<Refusable & { ident: string; voucherId: string }>(),
  activations: all<ActivationOrder>(),
  downloads: all<Download>(),
  checks: all<IdentityCheck>(),
  charges: all<Charge>(),
  giveaway: undefined as Giveaway | undefined,
  shops: [{ id: 1 }] as ({ id: number } & Refusable)[],
  /** How the shops deliver, and their values in cents. */
  deliveries: ['email', 'screen'],
  valuesInCent: [1000, 5000],
  hasOrganisations: true,
  hasVariations: true,
  hasSites: true,
  hasParameters: true,
  texts: 20,
  acceptancePoints: 2,
  cardPayment: 'redirect' as 'redirect' | 'processing' | 'received' | 'failed',
  /** Solutions that were not used yet. */
  captchas: new Set<string>(),
  keys: new Map<string, KeptAnswer>(),
  refusedEmailDomains: all<string>(),
  /** Fields that no validation by schema refuses, as JSON pointers. */
  refusedFields: all<string>(),
  uploadLimitInBytes: 5 * 1024 * 1024,
  /** Hosts of the site; a payment leads back to no other. */
  hosts: all<string>(),
  /** Every call fails with it. */
  fault: undefined as ProblemCode | undefined,
});
export type Store = ReturnType<typeof createStore>;

/** Under what a key is kept: it belongs to the operation and to the voucher of the session. */
export const keyName = (operationId: string, owner: unknown, key: unknown): string =>
  `${operationId} ${String(owner ?? '')} ${String(key).toLowerCase()}`;

/** What came with the key; one that a state has set belongs to every operation. */
export const keptOf = ({ keys }: Store, name: string, key: unknown): KeptAnswer | undefined =>
  keys.get(name) ?? keys.get(String(key));

/** The one that `is` finds; refused with `missing` when there is none, or as it is itself refused. */
export function find<T extends Refusable>(
  list: readonly T[],
  is: (item: T) => boolean,
  missing: ProblemCode,
): T {
  const item = list.find(is);
  if (!item) throw new Refusal(missing);
  if (item.refusal) throw new Refusal(item.refusal);
  return item;
}

export const newId = (prefix: string): string => `${prefix}-${randomUUID()}`;

/** The secret part of a link: 128 random bits, 22 characters. */
export const newIdent = (): string => randomBytes(16).toString('base64url');

/** What a token says. */
export interface Session {
  readonly sub: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly purpose: 'redeem' | 'pay';
  readonly voucher: { readonly balanceInCent: number };
  readonly thirdPartyRedeem?: { readonly partner: string };
}

const SECRET = randomUUID();
/** A token that says this, signed. */
export function signToken(payload: object): string {
  const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(payload)}`;
  return `${text}.${sign(text)}`;
}
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string): string =>
  createHmac('sha256', SECRET).update(text).digest('base64url');

/** A token of the voucher. @param lifeInSeconds negative for one that has expired */
export function issueToken(
  { id, balanceInCent, isPrepaid, currency }: Voucher,
  purpose: Session['purpose'],
  lifeInSeconds = 900,
  partner?: Session['thirdPartyRedeem'],
): string {
  const exp = Math.floor(Date.now() / 1000) + lifeInSeconds;
  const voucher = { currency, isPrepaid, balanceInCent, categoryId: 1 };
  return signToken({ sub: id, exp, purpose, voucher, thirdPartyRedeem: partner });
}

/** The session of a token; refused when it is none of ours or has expired. */
export function readToken(token: unknown): Session {
  const [head, payload, signature, more] = String(token).split('.');
  if (more !== undefined || signature !== sign(`${head}.${payload}`))
    throw new Refusal('SESSION_EXPIRED');
  const session = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Session;
  if (session.exp * 1000 < Date.now()) throw new Refusal('SESSION_EXPIRED');
  return session;
}
