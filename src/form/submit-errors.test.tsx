import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/errors';
import { applySubmitErrors, type Refusable } from './submit-errors';

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
const values = { email: '', city: '' };

beforeEach(() => {
  const withId = (id: string) => Object.assign(document.createElement('input'), { id });
  document.body.replaceChildren(...['email', 'captcha', 'toString'].map(withId));
});

function apply(errors: unknown) {
  const setError = vi.fn();
  const error = refused(errors);
  const form = { setError, getValues: () => values } as unknown as Refusable<typeof values>;
  const left = applySubmitErrors(error, form, { '/customer/email2': 'email' });
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

test.each(['/email', '/customer/email', '/customer/email2'])('%s is a field', (pointer) => {
  const { left, placed } = apply([{ pointer, code: 'taken', detail: 'Schon vergeben' }]);
  expect(left).toBeUndefined();
  expect(placed).toMatchObject([['email', {}]]);
});

test.each([
  ['an unknown pointer', [{ pointer: '/other', code: 'required' }]],
  ['the pointer of something that is no field', [{ pointer: '/captcha', code: 'required' }]],
  ['a name that every object has', [{ pointer: '/toString', code: 'required' }]],
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
