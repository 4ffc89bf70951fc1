import { expect, test } from 'vitest';
import { ApiError } from '~/api/errors';
import { giveawayErrors } from './giveaway-errors';

const failure = (errors: unknown, detail?: string) =>
  new ApiError({
    kind: 'problem',
    code: 'VALIDATION_FAILED',
    status: 422,
    problem: {
      type: 'about:blank',
      title: 'Refused',
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: errors as [],
      ...(detail !== undefined && { detail }),
    },
  });

test.each([
  ['a list', [{ code: 'x', detail: 'Zu spät' }, { code: 'LIMIT' }], ['Zu spät', 'LIMIT']],
  ['a map', { email: 'Unbekannt', other: ['Noch eins'] }, ['Unbekannt', 'Noch eins']],
  ['a text', 'Leider nein', ['Leider nein']],
])('[7.024] [8.003] shows errors that are %s', (_, errors, expected) => {
  expect(giveawayErrors(failure(errors))).toEqual(expected);
});

test('[8.003] shows the raw error when there are none', () => {
  expect(giveawayErrors(failure(undefined, 'Kein Code mehr da'))).toEqual(['Kein Code mehr da']);
  expect(giveawayErrors(failure([]))).toEqual(['Refused']);
});
