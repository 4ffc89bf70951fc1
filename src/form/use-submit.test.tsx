// @vitest-environment jsdom
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
    box: { current: null },
    confirm: vi.fn(),
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
  const hook = renderHook(() => useSubmit(send, captcha));
  const submit = (input: string) => act(() => hook.result.current.submit(input));
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

test('a file is told from another one', async () => {
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
