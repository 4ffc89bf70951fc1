import { join } from 'node:path';
import type { Problem, ProblemCode } from '../../generated/client/types.gen.ts';
import { readContract } from '../server-checks/contract.mjs';
import type { Answer } from './store.ts';

export type { ProblemCode };

export const contract = readContract(join(import.meta.dirname, '../../generated/openapi.json'));

/** What a refusal has besides what the contract's example of its code says. */
export interface Details {
  /** JSON pointers to the fields of the body that are wrong. */
  readonly pointers?: readonly string[];
  /** Further fields of the problem. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Why a call is refused; the server answers it as a problem. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  /** The problem as RFC 9457 has it. @param traceId finds the failure in the server's logs */
  answer(traceId?: string): Answer {
    const { code, details } = this;
    const name = code.toLowerCase().replaceAll('_', '-');
    const { type, title, status, displayCode, errors } = contract.example(name) as Problem;
    const named = details.pointers?.map((pointer) => ({ pointer, code })) ?? errors;
    const isLater = status === 429 || status === 503 || code === 'REQUEST_IN_PROGRESS';
    const body = {
      type,
      title,
      status,
      code,
      displayCode,
      errors: named,
      traceId,
      ...details.fields,
    };
    return { status, body, ...(isLater && { headers: { 'retry-after': '60' } }) };
  }
}
