import type { Problem, ProblemCode } from '~generated/client/types.gen';

/**
 * How a call failed. `problem`: the server explained itself. `http`: an answer without a usable
 * explanation (HTML, an empty body). `offline`, `timeout`, `network`: no answer. `contract`: an
 * answer that the contract does not allow.
 */
export type ApiErrorKind = 'problem' | 'http' | 'offline' | 'timeout' | 'network' | 'contract';

/** Codes that the catalogue of the specification shows to visitors; a server may send them as `code`. */
const displayCodes: Record<string, ProblemCode> = {
  RDMx2: 'REDEEM_LINK_EXPIRED',
  VCRx13: 'VOUCHER_OBSOLETE_FORMAT',
  VCRx15: 'VOUCHER_NOT_FOUND',
  VCRx51: 'VOUCHER_NOT_YET_RECORDED',
  VCRx54: 'VOUCHER_NOT_REDEEMABLE',
};

const codesByStatus: Record<number, ProblemCode> = {
  401: 'SESSION_EXPIRED',
  402: 'PAYMENT_FAILED',
  404: 'NOT_FOUND',
  413: 'UPLOAD_TOO_LARGE',
  415: 'UPLOAD_TYPE',
  429: 'RATE_LIMITED',
  502: 'TEMPORARY_FAILURE',
  503: 'TEMPORARY_FAILURE',
  504: 'TEMPORARY_FAILURE',
};

/** Every failure of a call, whatever its cause: the one error that the application handles. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Decides the text and the way on; never shown raw. `UNKNOWN` for a code we do not know. */
  readonly code: ProblemCode;
  /** HTTP status; undefined when no answer came. */
  readonly status?: number;
  /** What the server sent, for the fields that an action needs (`availableFrom`, `redeemUrl`). */
  readonly problem?: Problem;
  /** Seconds after which another attempt makes sense, from `Retry-After`. */
  readonly retryAfter?: number;
  /** When the call failed, epoch ms. */
  readonly at = Date.now();

  constructor(init: {
    kind: ApiErrorKind;
    code: ProblemCode;
    status?: number;
    problem?: Problem;
    retryAfter?: number;
    cause?: unknown;
  }) {
    super(`${init.kind} ${init.status ?? ''} ${init.code}`, { cause: init.cause });
    this.kind = init.kind;
    this.code = init.code;
    this.status = init.status;
    this.problem = init.problem;
    this.retryAfter = init.retryAfter;
  }

  /** What a visitor may quote to the support (requirements 8.044 to 8.048). */
  get displayCode(): string {
    return this.problem?.displayCode ?? this.code;
  }

  /** When another attempt makes sense after too many, epoch ms; undefined where no time is named. */
  get retryAt(): number | undefined {
    if (this.retryAfter !== undefined) return this.at + this.retryAfter * 1000;
    const from = this.status === 429 ? Date.parse(this.problem?.availableFrom ?? '') : NaN;
    return Number.isNaN(from) ? undefined : from;
  }

  /** Whether the same request may succeed if it is simply sent again. */
  get isRetryable(): boolean {
    return this.problem?.retryable ?? (this.kind !== 'problem' && this.kind !== 'contract');
  }
}

/**
 * Turns whatever the client threw into an {@link ApiError}. Never throws: an HTML page, an empty
 * body, a body of the wrong shape and a lost connection all get a code with a text.
 */
export function toApiError(error: unknown, response?: Response): ApiError {
  if (error instanceof ApiError) return error;
  if (!response) return withoutAnswer(error);
  const status = response.status;
  if (response.ok) return new ApiError({ kind: 'contract', code: 'UNKNOWN', status, cause: error });
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'));
  const problem = asProblem(error, status);
  if (problem)
    return new ApiError({ kind: 'problem', code: problem.code, status, problem, retryAfter });
  const code = codesByStatus[status] ?? 'UNKNOWN';
  return new ApiError({ kind: 'http', code, status, retryAfter, cause: error });
}

/** Whether the voucher token is no longer accepted, so that the session is over (8.033). */
export const isSessionExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SESSION_EXPIRED';

/**
 * Whether the server has said that the call did nothing. Anything else (no answer, a failure of the
 * server) may have happened, and is only ever repeated as it was, under its Idempotency-Key.
 */
export const isSettled = (error: ApiError): boolean =>
  error.kind === 'problem' && error.status !== undefined && error.status < 500;

function withoutAnswer(error: unknown): ApiError {
  const name = error instanceof Error ? error.name : '';
  const code = 'TEMPORARY_FAILURE';
  if (name === '$ZodError' || name === 'ZodError' || name === 'SyntaxError') {
    return new ApiError({ kind: 'contract', code: 'UNKNOWN', cause: error });
  }
  if (name === 'TimeoutError') return new ApiError({ kind: 'timeout', code, cause: error });
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ApiError({ kind: offline ? 'offline' : 'network', code, cause: error });
}

function asProblem(body: unknown, status: number): Problem | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code: sent, ...rest } = body as Partial<Problem> & { code?: unknown };
  if (typeof sent !== 'string') return undefined;
  const code = displayCodes[sent] ?? (sent as ProblemCode);
  const displayCode = rest.displayCode ?? (sent in displayCodes ? sent : undefined);
  return { ...(rest as Problem), status, code, displayCode };
}

/** Seconds from `Retry-After`, which is a number of seconds or an HTTP date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
