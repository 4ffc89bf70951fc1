import { expect, test } from 'vitest';
import { zProblemCode } from '~generated/client/zod.gen';
import { catalogueEntry } from './problem-catalogue';

/** Failures of flows whose pages bring their own texts at the field: nothing else can answer them. */
const atTheField = ['PIN_INVALID', 'PIN_LOCKED', 'UPLOAD_TOO_LARGE', 'UPLOAD_TYPE', 'UNKNOWN'];

test.each(zProblemCode.options.filter((code) => !atTheField.includes(code)))(
  '%s has a text of its own',
  (code) => {
    expect(catalogueEntry(code).title).not.toBe(catalogueEntry('UNKNOWN').title);
  },
);

test('[8.011] a code that nobody knows is an unknown error', () => {
  expect(catalogueEntry('SOMETHING_NEW' as 'UNKNOWN')).toBe(catalogueEntry('UNKNOWN'));
});
