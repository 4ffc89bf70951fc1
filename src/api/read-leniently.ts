import { answerDecorations } from '~generated/answer-decorations';
import { isJson } from '~/lib/json';
import { repairAnswer, type Issue, type LeftOut } from './repair-answer';

const decorationsOf = new Map(
  Object.entries(answerDecorations).map(([call, { operationId, decorating }]) => [
    call,
    { operationId, decorating: new Set(decorating) },
  ]),
);

/** The call of an answer, as the contract has it: `POST /api/v2/redeem`. */
export type CallName = string;

/** Parts of an answer were left out, or something that decides is wrong (`isUnreadable`). */
export interface Reading {
  isUnreadable: boolean;
  /** Named after the operation: `redeemVoucher.surveyUrl`. */
  places: LeftOut[];
}

/**
 * Reads an answer that its check refuses, as far as the contract lets it be read: changes it in place.
 * @param refusal the exception of the check, with its issues
 * @throws the exception of a check that has no issues
 */
export async function readLeniently(
  answer: unknown,
  check: (answer: unknown) => unknown,
  call: CallName,
  refusal: unknown,
): Promise<Reading> {
  const { operationId = call, decorating = new Set<string>() } = decorationsOf.get(call) ?? {};
  const named = (places: LeftOut[]) =>
    places.map(({ field, reason }) => ({ field: `${operationId}.${field}`, reason }));
  const leftOut: LeftOut[] = [];
  for (let refused: unknown = refusal; refused !== undefined;) {
    const issues = issuesOf(refused);
    // An exception of the check itself says nothing about the answer.
    if (!issues) throw refused;
    const repaired = repairAnswer(answer, issues, decorating);
    if (!repaired) return { isUnreadable: true, places: named(wrongPlaces(issues)) };
    leftOut.push(...repaired);
    refused = await refusalOf(answer, check);
  }
  return { isUnreadable: false, places: named(leftOut) };
}

/** The error that a check throws about an answer; undefined if the answer passes. */
async function refusalOf(answer: unknown, check: (answer: unknown) => unknown): Promise<unknown> {
  try {
    await check(answer);
    return undefined;
  } catch (cause) {
    return cause;
  }
}

const issuesOf = (refusal: unknown): readonly Issue[] | undefined =>
  isJson(refusal) && Array.isArray(refusal['issues']) ? (refusal['issues'] as Issue[]) : undefined;

const wrongPlaces = (issues: readonly Issue[]): LeftOut[] =>
  issues.map(({ path, code = 'invalid' }) => ({
    field: path.filter((part) => typeof part === 'string').join('.') || 'answer',
    reason: code,
  }));
