import { expect, test, vi } from 'vitest';
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
const pointers = { '/customer/email': 'email' } as const;

test('puts errors at the fields of their pointers', () => {
  const setError = vi.fn();
  const errors = [{ pointer: '/customer/email', code: 'required' }];
  expect(applySubmitErrors<{ email: string }>(refused(errors), pointers, setError)).toBe(true);
  expect(setError).toHaveBeenCalledWith('email', { type: 'server', message: 'form.required' });
});

test.each([
  ['an unknown pointer', [{ pointer: '/other', code: 'required' }]],
  ['no pointer', [{ code: 'required' }]],
  ['no errors', []],
  ['errors that are no list', { email: 'bad' }],
])('leaves %s to the notice', (_, errors) => {
  expect(applySubmitErrors<{ email: string }>(refused(errors), pointers, vi.fn())).toBe(false);
});
