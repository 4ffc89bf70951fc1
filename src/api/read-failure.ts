import type { FieldProblem, Problem, ProblemCode } from '~generated/client/types.gen';
import { zFieldProblem, zProblem, zProblemCode } from '~generated/client/zod.gen';
import { isJson } from '~/lib/json';
import { ApiError, toApiError } from './errors';

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

/**
 * Reads why a call failed from the client's error and from the answer, if there was one. Never
 * throws: an HTML page, an empty body, a body of the wrong shape and a lost connection all get a code
 * with a text.
 */
export function readFailure(error: unknown, response?: Response): ApiError {
  if (error instanceof ApiError || !response || response.ok) return toApiError(error);
  const { status } = response;
  const retryAfter = readRetryAfter(response.headers.get('retry-after'));
  const problem = readProblem(error, status);
  if (problem) {
    // A 401 refuses the token, also with a code that is not known.
    const unknown = status === 401 ? 'SESSION_EXPIRED' : 'UNKNOWN';
    const code = isKnownCode(problem.code) ? problem.code : unknown;
    return new ApiError({ kind: 'problem', code, status, problem, retryAfter });
  }
  const code = codesByStatus[status] ?? 'UNKNOWN';
  return new ApiError({ kind: 'http', code, status, retryAfter, cause: error });
}

/**
 * The problem in the body of a failure, with every field that the contract allows; others are left
 * out. `errors` count also without a `code`, as the giveaway's call has them (7.024). A code that the
 * contract does not name needs the other fields of a problem beside it.
 */
function readProblem(
  body: unknown,
  status: number,
): (Problem & { readonly code: ProblemCode }) | undefined {
  if (!isJson(body)) return undefined;
  const { code: sent, status: _, errors: sentErrors, ...sentFields } = body;
  const fields: Partial<Problem> = {};
  for (const [name, value] of Object.entries(sentFields)) {
    const schema = Object.hasOwn(zProblem.shape, name) && zProblem.shape[name as keyof Problem];
    if (schema && schema.safeParse(value).success) Object.assign(fields, { [name]: value });
  }
  const errors = readErrors(sentErrors);
  const code =
    typeof sent === 'string'
      ? (displayCodes[sent] ?? (sent as ProblemCode))
      : errors.length > 0 && status < 500
        ? (codesByStatus[status] ?? 'VALIDATION_FAILED')
        : undefined;
  if (code === undefined) return undefined;
  const { type, title, displayCode } = fields;
  if (!isKnownCode(code) && (type === undefined || title === undefined)) return undefined;
  return {
    type: 'about:blank',
    title: '',
    ...fields,
    status,
    code,
    ...(typeof sent === 'string' && sent in displayCodes && { displayCode: displayCode ?? sent }),
    ...(errors.length > 0 && { errors }),
  };
}

const isKnownCode = (code: string): boolean => zProblemCode.safeParse(code).success;

/**
 * `errors` as the contract has them. A server may also send a text, texts, or texts by field, as in
 * `{"email": ["…"]}`; their `code` is `UNKNOWN`.
 */
function readErrors(errors: unknown, pointer?: string): FieldProblem[] {
  const at = pointer === undefined ? {} : { pointer };
  if (typeof errors === 'string') return errors ? [{ ...at, code: 'UNKNOWN', detail: errors }] : [];
  if (Array.isArray(errors)) {
    return errors.flatMap((entry: unknown) => {
      if (!isJson(entry)) return readErrors(entry, pointer);
      const { success, data } = zFieldProblem.safeParse(entry);
      if (success) return [data as FieldProblem];
      const { detail } = entry;
      return [{ ...at, code: 'UNKNOWN', ...(typeof detail === 'string' && { detail }) }];
    });
  }
  if (!isJson(errors)) return [];
  return Object.entries(errors).flatMap(([name, value]) =>
    readErrors(value, `${pointer ?? ''}/${name}`),
  );
}

/** A longer wait would lock a button for good; in seconds. */
const LONGEST_WAIT = 86_400;

/** Seconds from `Retry-After`, which is a number of seconds or an HTTP date; undefined beyond a day. */
function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const number = Number(header);
  const seconds = Number.isFinite(number) ? number : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds)
    ? undefined
    : Math.min(LONGEST_WAIT, Math.max(0, Math.ceil(seconds)));
}
