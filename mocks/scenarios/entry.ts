// The common part of the flows: from an entry of the demo data to an answer.
import { asNode, type Answer } from '../contract.ts';
import { findVoucher } from '../demo-data.ts';
import { DEFAULT_LIFE_IN_SECONDS, readToken } from '../token.ts';
import { answerOf, choose, type Call, type Choice } from './scenario.ts';

/** The entry's answer, or 404 without one. */
export const found = (entry: Answer | undefined, missing: string): Choice =>
  entry ? { answer: answerOf(entry) } : choose(404, missing);

/** The failure of a demo voucher, if the call documents the same one. */
export function refusedVoucher({ operation }: Call, code: unknown): Choice | undefined {
  const voucher = findVoucher(code);
  const answer = operation.answers.find(
    ({ status, example }) => status >= 400 && example === voucher?.example,
  );
  return answer && { answer };
}

/** The token of an example, issued now; `jti` tells later calls whom it is for. */
export function freshToken({ contract, operation }: Call, answer: Answer, jti: string): Choice {
  const { token } = asNode(contract.example(operation.id, answer));
  const payload = { ...readToken(token), jti };
  return { answer: answerOf(answer), token: { payload, lifeInSeconds: DEFAULT_LIFE_IN_SECONDS } };
}
