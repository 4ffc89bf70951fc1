import { expect, test } from 'vitest';
import contract from '~generated/openapi.json';

const ids = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).map(({ operationId }: { operationId: string }) => operationId),
);

test('rate limits name calls that exist, each once', () => {
  const named = contract['x-rate-limits'].flatMap(({ operations }) => operations);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
