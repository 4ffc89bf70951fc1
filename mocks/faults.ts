// Faults on request: how tests see the website when the server misbehaves.
import { asNode, isMeant, type Answer, type Contract, type Operation } from './contract.ts';

export const FAULT_KINDS = [
  'status-500-empty',
  'html-502',
  'html-200',
  'empty-200',
  'malformed-json',
  'timeout',
  'drop',
  'latency',
  'example',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Hits this operation, or every path that begins with this, or everything. */
  readonly operationId?: string;
  readonly path?: string;
  /** How many calls are still hit. */
  times: number;
  /** For `latency`. */
  readonly ms: number;
  /** For `example`: the documented answer that is given instead. */
  readonly answer?: Answer;
  /** The call is carried out first and only its answer is broken, as when a connection is lost. */
  readonly isAfter: boolean;
}

/**
 * Reads `{fault, operationId?, path?, times?, ms?, code?, example?, after?}`.
 * @returns the fault, or its error.
 */
export function readFault(value: unknown, operations: readonly Operation[]): Fault | string {
  const { fault, operationId, path, times = 1, ms = 0, code, example, after } = asNode(value);
  const kind = FAULT_KINDS.find((name) => name === fault);
  if (!kind) return `fault must be one of ${FAULT_KINDS.join(', ')}`;
  if (operationId !== undefined && !operations.some(({ id }) => id === operationId)) {
    return `the contract has no operation ${JSON.stringify(operationId)}`;
  }
  if (typeof times !== 'number' || typeof ms !== 'number') return 'times and ms must be numbers';
  const answer =
    kind === 'example' ? readAnswer(operations, operationId, code, example) : undefined;
  if (typeof answer === 'string') return answer;
  return {
    kind,
    times,
    ms,
    isAfter: after === true,
    ...(typeof operationId === 'string' && { operationId }),
    ...(typeof path === 'string' && { path }),
    ...(answer && { answer }),
  };
}

function readAnswer(
  operations: readonly Operation[],
  operationId: unknown,
  code: unknown,
  example: unknown,
): Answer | string {
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return 'the fault "example" needs an operationId';
  const answer = operation.answers.find(
    (entry) => entry.status === code && entry.example === example,
  );
  return answer ?? `${operation.id} has no example ${String(example)} under ${String(code)}`;
}

/**
 * Makes every operation that documents an answer give it, or only the named one. Throws when none
 * documents it.
 */
export function faultsOf(
  { operations }: Contract,
  { operationId, ...answer }: Answer & { readonly operationId?: string },
): Fault[] {
  const faults = operations
    .filter(({ id }) => operationId === undefined || isMeant(operationId, id))
    .filter(({ answers }) =>
      answers.some(({ status, example }) => status === answer.status && example === answer.example),
    )
    .map(({ id }): Fault => ({
      kind: 'example',
      operationId: id,
      times: Infinity,
      ms: 0,
      answer,
      isAfter: false,
    }));
  if (faults.length === 0) throw new Error(`no operation documents ${JSON.stringify(answer)}`);
  return faults;
}

/** Takes the first fault that hits a call, and counts it. */
export function takeFault(
  faults: Fault[],
  operationId: string | undefined,
  path: string,
): Fault | undefined {
  const fault = faults.find(
    (entry) =>
      entry.times > 0 &&
      (entry.operationId === undefined || entry.operationId === operationId) &&
      (entry.path === undefined || path.startsWith(entry.path)),
  );
  if (fault) fault.times -= 1;
  return fault;
}
