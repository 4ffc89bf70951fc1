import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { open } from './testing';

// A code that comes with passes for the wallets of phones.

const APPLE = 'https://passes.example/secret';
const GOOGLE = 'https://pay.google.com/gp/v/save/secret';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36';

const warned = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  warned.mockClear();
});

const withPasses = (...passes: unknown[]): Answer => ({
  status: 200,
  raw: JSON.stringify({
    status: 'ready',
    codes: passes.map((each, index) => ({ code: `NL-${index}`, passes: each })),
  }),
});

async function reveal(answer: Answer, userAgent = WINDOWS) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const page = await open({ revealMerchantCode: answer });
  await page.reveal();
  await screen.findAllByRole('button', { name: /^Code kopieren/ });
  return screen.queryAllByRole('link', { name: /Wallet/ });
}

test.each([
  ['an iPhone', IPHONE, ['In Apple Wallet legen']],
  ['an Android phone', ANDROID, ['In Google Wallet legen (öffnet einen neuen Tab)']],
  [
    'an iPad, which has no wallet,',
    IPAD,
    ['In Apple Wallet legen', 'In Google Wallet legen (öffnet einen neuen Tab)'],
  ],
  [
    'a computer',
    WINDOWS,
    ['In Apple Wallet legen', 'In Google Wallet legen (öffnet einen neuen Tab)'],
  ],
])('%s is offered the wallets that it can use', async (_, userAgent, names) => {
  const links = await reveal(withPasses({ apple: APPLE, google: GOOGLE }), userAgent);
  expect(links.map((link) => link.textContent)).toEqual(names);
});

test('a phone whose own wallet has no link is offered the other one', async () => {
  const links = await reveal(withPasses({ google: GOOGLE }), IPHONE);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([GOOGLE]);
});

test('the website behind the link learns no address', async () => {
  const links = await reveal({ status: 200, example: 'ready-wallet' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('each of several codes says to which one its wallet belongs', async () => {
  await reveal(withPasses({ apple: APPLE }, { apple: `${APPLE}2` }));
  const second = screen.getByRole('link', { name: 'In Apple Wallet legen Code 2 von 2' });
  expect(second).toHaveAttribute('href', `${APPLE}2`);
});

test.each<[string, unknown]>([
  ['no passes', undefined],
  ['passes without a link', {}],
  ['passes that are no object', 'https://passes.example/secret'],
  [
    'links that run or are not encrypted',
    { apple: 'javascript:alert(1)', google: 'http://pay.google.com/gp/v/save/secret' },
  ],
  ['a link to another website', { google: 'https://pay.google.com.example/gp/v/save/secret' }],
])('%s: the code is shown, no wallet, and no secret in the report', async (_, passes) => {
  expect(await reveal(withPasses(passes))).toEqual([]);
  expect(JSON.stringify(warned.mock.calls)).not.toContain('secret');
});
