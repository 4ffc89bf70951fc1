import { afterEach, describe, expect, test, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers';

const answer = Promise.resolve(new Response('[]'));
const early = () => ({
  acceptLanguage: 'de-DE,de;q=0.9',
  answers: { '/api/v2/shop/wall/1': answer },
});
const ask = (path: string, init: RequestInit = {}, language = 'de-DE,de;q=0.9') =>
  takeEarlyAnswer(
    new Request(`http://localhost${path}`, { ...init, headers: { 'Accept-Language': language } }),
  );

afterEach(() => vi.unstubAllGlobals());

describe('the answer to a call that the page sent early', () => {
  test('is given once, so that a second call asks again', () => {
    vi.stubGlobal('window', { earlyAnswers: early() });
    expect(ask('/api/v2/shop/wall/1')).toBe(answer);
    expect(ask('/api/v2/shop/wall/1')).toBeUndefined();
  });

  test.each([
    ['another address', () => ask('/api/v2/shop/wall/2')],
    ['another query', () => ask('/api/v2/shop/wall/1?name=x')],
    ['another language', () => ask('/api/v2/shop/wall/1', {}, 'en-GB')],
    ['another method', () => ask('/api/v2/shop/wall/1', { method: 'POST' })],
  ])('is not given to %s', (_, call) => {
    vi.stubGlobal('window', { earlyAnswers: early() });
    expect(call()).toBeUndefined();
  });

  test('is missing in a page without early calls and outside a browser', () => {
    vi.stubGlobal('window', {});
    expect(ask('/api/v2/shop/wall/1')).toBeUndefined();
    vi.stubGlobal('window', undefined);
    expect(ask('/api/v2/shop/wall/1')).toBeUndefined();
  });
});
