import type { Problem, ProblemCode } from '~generated/client/types.gen';
import { AnswerError } from '~/lib/answer-error';
import { isJson } from '~/lib/json';
import { isLostPart } from '~/lib/load-chunk';
import { report } from './report';

/**
 * How a call failed. `problem`: the server explained itself. `http`: a failure without a usable
 * explanation (HTML, an empty body). `offline`, `timeout`, `network`: no answer. `contract`: an
 * answer of success that the contract does not allow. `defect`: our own code threw an exception.
 */
export type ApiErrorKind =
  | 'problem'
  | 'http'
  | 'offline'
  | 'timeout'
  | 'network'
  | 'contract'
  | 'defect';

/** Every failure of a call, whatever its cause: the one error that the application handles. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Decides the text and the recovery actions; never shown raw. `UNKNOWN` for a code we do not know. */
  readonly code: ProblemCode;
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** The body of the server, for the fields that an action needs (`availableFrom`, `redeemUrl`). */
  readonly problem: Problem | undefined;
  /** Seconds after which another attempt makes sense, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** JSON of success that the contract does not allow: the server has answered, and may have done it. */
  readonly answer: unknown;
  /** When the call failed, epoch ms. */
  readonly at = Date.now();

  constructor(init: {
    kind: ApiErrorKind;
    code: ProblemCode;
    status?: number | undefined;
    problem?: Problem | undefined;
    retryAfter?: number | undefined;
    answer?: unknown;
    cause?: unknown;
  }) {
    super(`${init.kind} ${init.status ?? ''} ${init.code}`, { cause: init.cause });
    this.kind = init.kind;
    this.code = init.code;
    this.status = init.status;
    this.problem = init.problem;
    this.retryAfter = init.retryAfter;
    this.answer = init.answer;
  }

  /** The code that a visitor may quote to the support (requirements 8.044 to 8.048). */
  get displayCode(): string {
    return this.problem?.displayCode ?? this.problem?.code ?? this.code;
  }

  /** When another attempt makes sense after too many, epoch ms; undefined if no time is named. */
  get retryAt(): number | undefined {
    if (this.retryAfter !== undefined) return this.at + this.retryAfter * 1000;
    const from = this.status === 429 ? Date.parse(this.problem?.availableFrom ?? '') : NaN;
    return Number.isNaN(from) ? undefined : from;
  }

  /** The order number in an answer of success that cannot be read as a whole; undefined without one. */
  get orderNumber(): string | undefined {
    const found = isJson(this.answer) ? this.answer['orderNumber'] : undefined;
    return typeof found === 'string' && /^\S{1,50}$/.test(found) ? found : undefined;
  }

  /** Whether the same request may succeed if it is simply sent again. */
  get isRetryable(): boolean {
    return this.problem?.retryable ?? !['problem', 'contract', 'defect'].includes(this.kind);
  }
}

/**
 * Waits for a part of the network: a request, or the body of an answer. Only what such a part rejects with
 * means that no answer came; every other exception of a call is a mistake of ours.
 * @throws ApiError of kind `offline`, `timeout` or `network`
 */
export async function fromNetwork<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw noAnswer(cause);
  }
}

function noAnswer(cause: unknown): ApiError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  const kind = isTimeout ? 'timeout' : isOffline ? 'offline' : 'network';
  return new ApiError({ kind, code: 'TEMPORARY_FAILURE', cause });
}

/** Turns whatever was thrown into an {@link ApiError}, and reports errors of our own code. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // The file of a part is asked for like anything else.
  if (isLostPart(error)) return noAnswer(error);
  const name = error instanceof Error ? error.name : '';
  if (error instanceof AnswerError || ['$ZodError', 'ZodError', 'SyntaxError'].includes(name)) {
    return new ApiError({ kind: 'contract', code: 'UNKNOWN', cause: error });
  }
  report('The code of the website failed', error);
  return new ApiError({ kind: 'defect', code: 'UNKNOWN', cause: error });
}

/** Whether no answer was lost: the server has explained itself, or the mistake is ours. */
export const isExplained = (error: ApiError | undefined): error is ApiError =>
  error?.kind === 'problem' || error?.kind === 'defect';

/** The session is over: nothing was sent. */
export const signedOut = (): ApiError =>
  new ApiError({ kind: 'problem', code: 'SESSION_EXPIRED', status: 401 });

/** The page shows something else by now: nothing was sent. */
export const changed = (): ApiError =>
  new ApiError({ kind: 'problem', code: 'CHANGED', status: 412 });

/** Whether the voucher token is no longer accepted, so that the session is over (8.033). */
export const isSessionExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SESSION_EXPIRED';

/** Refusals to look at a request now: they say nothing about the effect of an earlier one with the same key. */
const NOT_EXAMINED: ReadonlySet<number | undefined> = new Set([401, 403, 408, 425, 429]);

/** Reasons that refuse nothing: they do not tell the fate of a request. */
const NO_REFUSAL: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'UNKNOWN',
  'TEMPORARY_FAILURE',
  'ORDER_STATUS_UNKNOWN',
  'REQUEST_IN_PROGRESS',
]);

/**
 * Whether the server has looked at the request and said that it did nothing: a problem of the contract
 * with a status of 4xx and a reason that refuses. Anything else may have happened and is only ever
 * repeated as it was, under its Idempotency-Key (4.070): no answer, one that the contract does not allow,
 * a failure of the server, a reason that this website does not know, a refusal to look at it now, and an
 * attempt that is still under way.
 */
export const isSettled = ({ kind, status = 0, code }: ApiError): boolean =>
  kind === 'problem' && status < 500 && !NOT_EXAMINED.has(status) && !NO_REFUSAL.has(code);

/**
 * Whether the server did not even look at the request; it says nothing about earlier ones with its key. A
 * 403 is an answer to the request if its reason is unknown.
 */
export const isTurnedAway = ({ kind, status = 0, code }: ApiError): boolean =>
  kind === 'problem' &&
  ([401, 425, 429].includes(status) || (status === 403 && !NO_REFUSAL.has(code)));

/**
 * Whether the server has answered with 4xx and a reason that does not tell the fate of the request: by
 * the contract nothing counts as undone, and the request is repeated under its key.
 */
export const isUnexplained = (error: ApiError): boolean =>
  error.kind === 'problem' &&
  (error.status ?? 0) < 500 &&
  !isTurnedAway(error) &&
  NO_REFUSAL.has(error.code) &&
  error.code !== 'REQUEST_IN_PROGRESS';
