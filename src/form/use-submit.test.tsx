import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api';
import type { Captcha } from './captcha/use-captcha';
import { useSubmit, type Attempt } from './use-submit';

afterEach(cleanup);

const lost = new ApiError({ kind: 'network', code: 'TEMPORARY_FAILURE' });
const refused = new ApiError({ kind: 'problem', code: 'VOUCHER_NOT_FOUND', status: 404 });

function captchaOf(solutions: (string | null)[]): Captcha {
  return {
    isActive: true,
    status: 'confirmed',
    isMissing: false,
    button: { current: null },
    confirm: vi.fn(),
    begin: vi.fn(),
    solve: () => Promise.resolve(solutions.length > 1 ? (solutions.shift() ?? null) : solutions[0]),
    renew: vi.fn(),
    reset: vi.fn(),
  };
}

function start(outcomes: (Error | string)[], captcha?: Captcha) {
  const attempts: Attempt[] = [];
  const send = (_input: string, attempt: Attempt) => {
    attempts.push(attempt);
    const outcome = outcomes.shift();
    return typeof outcome === 'string' ? Promise.resolve(outcome) : Promise.reject(outcome);
  };
  const hook = renderHook(() => useSubmit(send, captcha ? { captcha } : {}));
  const submit = (input: string, onDone?: () => Promise<void>) =>
    act(() => hook.result.current.submit(input, onDone));
  return { submit, attempts, state: () => hook.result.current.state };
}

test('a lost answer keeps the key for the repeat of the same input, with a new captcha solution', async () => {
  const captcha = captchaOf(['solved', 'solved again']);
  const { submit, attempts, state } = start([lost, 'sent'], captcha);
  await submit('a');
  expect(state()).toMatchObject({ status: 'failed' });
  expect(captcha.renew).toHaveBeenCalledOnce();
  expect(captcha.reset).not.toHaveBeenCalled();
  await submit('a');
  expect(state()).toEqual({ status: 'done', result: 'sent' });
  expect(attempts[1]?.idempotencyKey).toBe(attempts[0]?.idempotencyKey);
  expect(attempts[1]?.captcha).toEqual({ captcha: 'solved again' });
  expect(captcha.reset).toHaveBeenCalledOnce();
});

test.each([
  ['after a refusal', refused, 'a'],
  ['after other input', lost, 'b'],
])('a new intention has a new key: %s', async (_, error, second) => {
  const { submit, attempts } = start([error, 'sent']);
  await submit('a');
  await submit(second);
  expect(attempts[1]?.idempotencyKey).not.toBe(attempts[0]?.idempotencyKey);
});

test('sends nothing before the captcha is confirmed', async () => {
  const { submit, attempts, state } = start(['sent'], captchaOf([null]));
  await submit('a');
  expect(attempts).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});

test('a page that cannot follow ends the attempt; the repeat has the same key', async () => {
  const { submit, attempts, state } = start(['sent', 'sent']);
  await submit('a', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(state()).toMatchObject({ status: 'failed', notice: { kind: 'defect' } });
  await submit('a', () => Promise.resolve());
  expect(state()).toEqual({ status: 'done', result: 'sent' });
  expect(attempts[1]?.idempotencyKey).toBe(attempts[0]?.idempotencyKey);
});

test('an error that cannot be placed ends the attempt and is shown as a whole', async () => {
  const place = () => Promise.reject(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useSubmit(() => Promise.reject(refused), { place }));
  await act(() => result.current.submit('a'));
  expect(result.current.sending.isPending).toBe(false);
  expect(result.current.sending.failure).toBe(refused);
});

test('a call may need no input', async () => {
  const { result } = renderHook(() => useSubmit<void, string>(() => Promise.resolve('found')));
  await act(() => result.current.submit());
  expect(result.current.state).toEqual({ status: 'done', result: 'found' });
});

test('different files are different requests', async () => {
  const keys: string[] = [];
  const { result } = renderHook(() =>
    useSubmit((_: { file: File }, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return Promise.reject(lost);
    }),
  );
  const file = (content: string) => new File([content], 'card.jpg', { lastModified: 1 });
  for (const content of ['a', 'a', 'ab']) {
    await act(() => result.current.submit({ file: file(content) }));
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
