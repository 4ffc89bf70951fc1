// Builds the response to an invalid request from the contract's own examples.
import { asNode, type Answer, type Contract, type Operation } from './contract.ts';
import { json, problem, type MockResponse } from './http.ts';
import type { Violation } from './prism.ts';

const UNREADABLE: Answer = { status: 400, example: 'malformed-request' };
const INVALID: Answer = { status: 422, example: 'validation-failed' };

/**
 * 422 with a pointer for each field of the body that is missing or wrong, 400 for everything else. The
 * answer also names the error in words, for who reads it while building a client.
 */
export function refuseRequest(
  contract: Contract,
  operation: Operation,
  found: readonly Violation[],
): MockResponse {
  const violations = found.map(({ message }) => message);
  const isBody = found.every(({ pointer }) => pointer !== undefined);
  const errors = found.map(({ pointer = '', code }) => ({ pointer, code }));
  return (
    (isBody ? documented(contract, operation, INVALID, { errors, violations }) : undefined) ??
    documented(contract, operation, UNREADABLE, { violations }) ??
    problem(400, 'Contract violation', { violations })
  );
}

/** A documented failure with some fields of its own, or undefined if the call does not have it. */
export function documented(
  contract: Contract,
  operation: Operation,
  { status, example }: Answer,
  more: Readonly<Record<string, unknown>> = {},
): MockResponse | undefined {
  const isKnown = operation.answers.some(
    (answer) => answer.status === status && answer.example === example,
  );
  if (!isKnown) return undefined;
  const body = asNode(contract.example(operation.id, { status, ...(example && { example }) }));
  return json(status, { ...body, ...more }, 'application/problem+json');
}
