// The memory of the mock: of one visitor (cookie `mock-session`), oldest first out, and of the things that all
// share. Kept in memory.
import { randomUUID } from 'node:crypto';
import { BoundedMap } from './bounded-map.ts';
import type { Fault } from './faults.ts';

/** A redemption that took place; the code page and the status show it. */
export interface Redemption {
  readonly redeemId: string;
  /** Idempotency-Key that it was asked for with. */
  readonly key: string;
  readonly orderNumber: string;
  readonly transactionNumber: string;
  readonly redeemLinkToken?: string;
  /** Code of the voucher as it was entered. */
  readonly code: string;
  readonly shopId?: number;
  /** Values of the shop, one per code, in cents. */
  readonly valuesInCent: readonly number[];
  readonly currency: string;
  readonly delivery: string;
  readonly email: string;
  /** Name of the example that answered. */
  readonly example: string;
  /** Since when a delayed code is waited for. */
  readonly waiting: Note;
  /** What it cost, in cents, if it can be taken back. */
  readonly revocableInCent?: number;
  /** Somebody has seen its code. */
  isSeen?: boolean;
  isRevoked?: boolean;
}

/**
 * Notes of earlier calls about one voucher, card, link or order. Under the code, number
 * or secret that calls name it by.
 */
export interface Note {
  /** The balance, in cents. */
  balanceInCent?: number;
  /** Some of it was redeemed. */
  isRedeemed?: boolean;
  /** The answer was that nothing was redeemed under this key. */
  isClosed?: boolean;
  /** A difference was asked for, which is done once. */
  isDifferenceAsked?: boolean;
  /** Since when it is waited for, ms, and how often it was asked for. */
  since?: number;
  polls?: number;
  /** Wrong PINs in a row, and until when further ones are refused, ms. */
  wrongPins?: number;
  lockedUntil?: number;
  /** Name of the example that tells where it stands now. */
  stage?: string;
  /** Ids that were activated. */
  activated?: readonly string[];
  /** Until when the same is not done again, ms. */
  busyUntil?: number;
}

export interface StoredAnswer {
  /** Of the request that was answered. */
  readonly requestHash: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface JournalEntry {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly site?: string;
  readonly status: number;
  readonly example?: string;
  /** The answer to an Idempotency-Key that was already answered. */
  readonly replayed?: true;
  readonly fault?: string;
}

/** How a payment stands, as the contract has it. */
export type ChargeStatus = 'open' | 'processing' | 'received' | 'failed' | 'cancelled';

export interface Charge {
  readonly chargeId: string;
  /** The code or serial number that it is for. */
  readonly voucher: string;
  /** Idempotency-Key that it was begun with. */
  readonly key: string;
  readonly provider: string;
  readonly amountInCent: number;
  readonly currency: string;
  readonly orderKey?: string;
  /** ms */
  readonly createdAt: number;
  /** Where the provider sends the visitor back to. */
  readonly returnUrl: string;
  /** The bank asks the visitor first: the end of an open payment takes nothing. */
  readonly isAsked: boolean;
  status: ChargeStatus;
  /** Since when its end is waited for. */
  readonly waiting: Note;
}

export interface MockSession {
  readonly id: string;
  /** By id, order number and redeem link. */
  readonly redemptions: Map<string, Redemption>;
  /** The payments of each voucher or card, the oldest first. */
  readonly charges: Map<string, Charge[]>;
  /** The payment that this visitor began last: the providers' pages are about it. */
  lastCharge: Charge | undefined;
  readonly notes: Map<string, Note>;
  /** Answers by operation, voucher or card, and Idempotency-Key. */
  readonly answers: Map<string, StoredAnswer>;
  /** Requests that are being answered: the hash of each, by the same. */
  readonly running: Map<string, string>;
  faults: Fault[];
  latencyInMs: number;
  /** No call gets through. */
  isOffline: boolean;
  /** The server answers in this language, whatever is asked for. */
  language: 'de' | 'en' | undefined;
  journal: JournalEntry[];
}

const MAX_SESSIONS = 500;
/** Of one session, and of all together. */
const MAX_JOURNAL = 500;
const MAX_JOURNALS = 5_000;
const MAX_FAULTS = 100;
/** Things, redemptions and answers of one session. */
const MAX_KEPT = 2_000;

export function createSession(id: string = randomUUID()): MockSession {
  return {
    id,
    notes: new BoundedMap(MAX_KEPT),
    charges: new BoundedMap(MAX_KEPT),
    lastCharge: undefined,
    redemptions: new BoundedMap(MAX_KEPT),
    answers: new BoundedMap(MAX_KEPT),
    running: new Map(),
    faults: [],
    latencyInMs: 0,
    isOffline: false,
    language: undefined,
    journal: [],
  };
}

export interface Sessions {
  /** Settings and events without a session; they hold for everybody. */
  readonly global: MockSession;
  /** The session of a request, or a new one. */
  open(id: string | undefined): MockSession;
  /** Writes into the journal of a session; the oldest entries of all go first. */
  remember(session: MockSession, entry: JournalEntry): void;
  /** Forgets one session; forgetting the global one forgets all. */
  reset(id: string): void;
  /** Forgets the shared things of all visitors: vouchers, links and orders with names of their own. */
  resetShared(): void;
}

export function createSessions(): Sessions {
  const known = new Map<string, MockSession>();
  const global = createSession('global');
  /** All entries in their order, each with its session. */
  const written: [MockSession, JournalEntry][] = [];
  return {
    global,
    remember(session, entry) {
      written.push([session, entry]);
      session.journal.push(entry);
      if (session.journal.length > MAX_JOURNAL) session.journal.shift();
      if (written.length <= MAX_JOURNALS) return;
      const [writer, oldest] = written.shift() ?? [];
      if (writer?.journal[0] === oldest) writer?.journal.shift();
    },
    open(id) {
      const session = (id ? known.get(id) : undefined) ?? createSession(id);
      known.delete(session.id);
      known.set(session.id, session);
      const oldest = known.keys().next().value;
      if (known.size > MAX_SESSIONS && oldest) known.delete(oldest);
      return session;
    },
    resetShared() {
      const { notes, charges, redemptions, answers } = global;
      for (const kept of [notes, charges, redemptions, answers]) kept.clear();
    },
    reset(id) {
      if (id !== global.id) return void known.delete(id);
      known.clear();
      Object.assign(global, createSession(global.id));
    },
  };
}

/** Adds a fault; the oldest go first. */
export function addFault(session: MockSession, fault: Fault): void {
  session.faults = [...session.faults, fault].slice(-MAX_FAULTS);
}
