import type { ZodMiniType } from 'zod/mini';
import * as schemas from '../generated/client/zod.gen.ts';
import { readContract } from './contract.ts';

const contract = readContract();

/**
 * Throws when an answer is not as the contract describes it: the gateway changes the examples, so an
 * answer may break a rule that the example keeps. Answers of other paths than the contract's are ignored.
 */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const match = contract.match(method, new URL(path, 'http://mock').pathname);
  if (!match) return;
  const { id } = match.operation;
  const key = status < 300 ? `z${id[0]?.toUpperCase()}${id.slice(1)}Response` : 'zProblem';
  const schema = (schemas as unknown as Record<string, ZodMiniType | undefined>)[key];
  const { error } = schema?.safeParse(body) ?? {};
  if (error) throw new Error(`${id} ${status} breaks the contract: ${error.message}`);
}
