import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_UPLOAD } from '../../src/form/upload/upload-rules.ts';
import { callRules } from './call-rules.ts';

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
) as Parameters<typeof callRules>[0] & {
  components: { schemas: { Upload: { 'x-max-bytes': number } } };
};

test('[5.018] [9.051] the contract’s limit of a file is the form’s', () => {
  expect(contract.components.schemas.Upload['x-max-bytes']).toBe(MAX_UPLOAD);
});

test('the largest request is the contact form with five files', () => {
  expect(callRules(contract).largestRequest).toBe(5 * MAX_UPLOAD + 1024 * 1024);
});

test('a server passes on the headers of the contract, and that of a build for tests', () => {
  expect(callRules(contract, 'X-End-To-End-Test: mock').callHeaders).toEqual([
    'accept-language',
    'idempotency-key',
    'if-match',
    'x-end-to-end-test',
    'x-jwt-token',
  ]);
});
