import { afterEach, expect, test } from 'vitest';
import { takeCodeFromAddress, takeLinkedCode } from './code-in-address';

afterEach(() => {
  history.replaceState(null, '', '/');
  takeLinkedCode();
  document.body.replaceChildren();
});

test.each([
  ['as it is', '#code=WG7k-2Lmq', 'WG7k-2Lmq'],
  ['with signs of an address', '#code=WG7k%2D2Lmq%20', 'WG7k-2Lmq'],
  ['beside something else', '#x=1&code=WG7k', 'WG7k'],
])('a code %s is taken, and is gone from the address and the history', (_, hash, code) => {
  history.replaceState({ kept: true }, '', `/redeem?lang=en${hash}`);
  const { length } = history;
  takeCodeFromAddress();
  expect([takeLinkedCode(), takeLinkedCode()]).toEqual([code, '']);
  expect(location.pathname + location.search + location.hash).toBe('/redeem?lang=en');
  expect([history.length, history.state]).toEqual([length, { kept: true }]);
});

test('a fragment without a code stays', () => {
  history.replaceState(null, '', '/#where-is-my-code');
  takeCodeFromAddress();
  expect([location.hash, takeLinkedCode()]).toEqual(['#where-is-my-code', '']);
});

test('a page that is there already shows the code of a link', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.id = 'code';
  history.replaceState(null, '', '/#code=WG7k');
  takeCodeFromAddress();
  expect(field.value).toBe('WG7k');
});
