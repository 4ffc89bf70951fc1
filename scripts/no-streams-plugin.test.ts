import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the contract has no event streams, so that the client does without what reads them', () => {
  expect(readFileSync('generated/openapi.json', 'utf8')).not.toContain('text/event-stream');
});
