import type { CallName } from './calls.ts';
import type { StateParams } from './state-params.ts';

/** What has to be true at the server before the call. */
export interface State {
  /** The state in words. */
  readonly words: string;
  /** Which demo data it is about; the mock looks it up, another server may go by the words. */
  readonly params: StateParams;
}

/** Addresses of the domain that the requests about refused addresses name. */
export const refusing = { refusedEmailDomain: 'example.ru' } as const;
/** Less than the picture that the forms send. */
export const limited = { uploadLimitInBytes: 40 } as const;

/** One question of the website and the answer that it relies on. */
export interface Interaction {
  readonly call: CallName;
  readonly state: State;
  readonly status: number;
  /** The answer, by the name of its example in the contract; none for an answer without a body. */
  readonly example?: string;
  /** Fields that the website uses when they are there, besides those that it requires. */
  readonly uses?: readonly string[];
  /** Truth values and values in lists that the state decides, besides those that the contract fixes. */
  readonly exact?: readonly string[];
  /** Lists that are shorter are no such answer, by field. */
  readonly atLeast?: Readonly<Record<string, number>>;
  /** Fields of the request body that differ from the call's usual ones. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Parts of the address that differ from the call's usual ones. */
  readonly path?: Readonly<Record<string, unknown>>;
  /** Fields of the query that differ from the call's usual ones. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Headers that differ from the call's usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `Accept-Language`, where it matters. */
  readonly language?: string;
  /** Tells apart what would otherwise have the same name. */
  readonly about?: string;
}

type More = Partial<Omit<Interaction, 'call' | 'state' | 'status' | 'example'>>;
type Row = readonly [
  words: string,
  params: StateParams,
  status: number,
  example?: string | undefined,
  more?: More,
];

/** The interactions of a call, a line each. */
export function interactionsOf(call: CallName, rows: readonly Row[]): Interaction[] {
  return rows.map(([words, params, status, example, more]) => ({
    call,
    state: { words, params },
    status,
    ...(example && { example }),
    ...more,
  }));
}

/** The name of an interaction in the pact. */
export const nameOf = ({ call, status, example, about }: Interaction): string =>
  [`${call}: ${status}`, example, about && `(${about})`].filter(Boolean).join(' ');
