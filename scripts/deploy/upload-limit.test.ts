import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_UPLOAD } from '../../src/form/upload/upload-rules.ts';
import { largestRequest } from './upload-limit.ts';

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
) as Parameters<typeof largestRequest>[0] & {
  components: { schemas: { Upload: { 'x-max-bytes': number } } };
};

test('[5.018] [9.051] the contract’s limit of a file is the form’s', () => {
  expect(contract.components.schemas.Upload['x-max-bytes']).toBe(MAX_UPLOAD);
});

test('the largest request is the contact form with five files', () => {
  expect(largestRequest(contract)).toBe(5 * MAX_UPLOAD + 1024 * 1024);
});
