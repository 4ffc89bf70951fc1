import { expect, test } from 'vitest';
import { MAX_UPLOAD, uploadProblem } from './upload-rules';

test.each([
  ['5.017', 'image/jpeg', 1, undefined],
  ['5.017', 'image/png', 1, undefined],
  ['5.017', 'application/pdf', MAX_UPLOAD, undefined],
  ['5.018', 'application/pdf', MAX_UPLOAD + 1, 'form.upload.too-large'],
  ['5.017', 'image/gif', 1, 'form.upload.type'],
  ['5.017', '', 1, 'form.upload.type'],
])('[%s] a file of type %j with %i bytes', (_id, type, size, problem) => {
  expect(uploadProblem({ type, size })).toBe(problem);
});
