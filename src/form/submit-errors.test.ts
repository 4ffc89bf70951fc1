// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/errors';
import { applySubmitErrors } from './submit-errors';

const refused = (errors: unknown) =>
  new ApiError({
    kind: 'problem',
    code: 'VALIDATION_FAILED',
    status: 422,
    problem: {
      type: 'about:blank',
      title: '',
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: errors as [],
    },
  });
const pointers = { '/email': 'email', '/city': 'city' } as const;

beforeEach(() => {
  document.body.replaceChildren(Object.assign(document.createElement('input'), { id: 'email' }));
});

function apply(errors: unknown) {
  const setError = vi.fn();
  const error = refused(errors);
  const left = applySubmitErrors<{ email: string; city: string }>(error, pointers, setError);
  return { error, left, placed: setError.mock.calls as unknown[] };
}

test.each([
  [{ code: 'required' }, { type: 'server', message: 'form.required' }],
  [{ code: 'format' }, { type: 'server', message: 'form.email-invalid' }],
  [
    { code: 'taken', detail: 'Schon vergeben' },
    { type: 'server-text', message: 'Schon vergeben' },
  ],
  [{ code: 'taken' }, { type: 'server', message: 'form.invalid' }],
])('puts %j at the field of its pointer', (entry, expected) => {
  const { left, placed } = apply([{ pointer: '/email', ...entry }]);
  expect(left).toBeUndefined();
  expect(placed).toEqual([['email', expected]]);
});

test.each([
  ['an unknown pointer', [{ pointer: '/other', code: 'required' }]],
  ['the pointer of a field that the page does not show', [{ pointer: '/city', code: 'required' }]],
  ['no pointer', [{ code: 'UNKNOWN', detail: 'Leider nein' }]],
  ['no errors', []],
  ['nothing', undefined],
])('leaves %s to the notice', (_, errors) => {
  const { error, left, placed } = apply(errors);
  expect(left).toBe(error);
  expect(placed).toEqual([]);
});

test('leaves to the notice only what is at no field', () => {
  const nowhere = { pointer: '/redeemValue', code: 'too-much', detail: 'Zu viel' };
  const { left } = apply([{ pointer: '/email', code: 'required' }, nowhere]);
  expect(left).toMatchObject({ code: 'VALIDATION_FAILED', status: 422 });
  expect(left?.problem?.errors).toEqual([nowhere]);
});
