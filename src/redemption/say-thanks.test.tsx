import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { SayThanks } from './say-thanks';
import { VOUCHER } from './testing';

const greeting = { name: 'Oma Gerda', text: 'Alles Gute!' };
const THANKS =
  'Hallo Oma Gerda, vielen Dank für den Gutschein! Ich habe mich sehr darüber gefreut.';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

async function open(given: typeof greeting | undefined = greeting, voucherId = VOUCHER) {
  const { user } = await renderRoutes(
    [{ path: '/', element: <SayThanks voucherId={voucherId} /> }],
    { voucher: {}, greeting: given },
  );
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  return { user, writeText, button: () => screen.getByRole('button', { name: 'Danke sagen' }) };
}

function offerSheet(answer: () => Promise<void>) {
  const share = vi.fn(answer);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

test('opens the sheet of the phone with a text that holds the name, and neither code nor sum', async () => {
  const share = offerSheet(() => Promise.resolve());
  const { user, writeText, button } = await open();
  await user.click(button());
  expect(share).toHaveBeenCalledWith({ text: THANKS });
  expect(writeText).not.toHaveBeenCalled();
});

test('whoever closes the sheet has sent nothing, and no mistake was made', async () => {
  offerSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const { user, writeText, button } = await open();
  await user.click(button());
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByText(/kopiert|Kopieren/)).toBeNull();
});

test.each([
  ['without a sheet', () => undefined],
  ['with a sheet that does not open', () => offerSheet(() => Promise.reject(new Error('blocked')))],
])('%s the text is copied, and the page says so', async (_, offer) => {
  offer();
  const { user, writeText, button } = await open();
  await user.click(button());
  expect(await screen.findByText(/^Dein Dank ist kopiert/)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(THANKS);
});

test('a text that cannot be copied is shown', async () => {
  const { user, writeText, button } = await open();
  writeText.mockRejectedValue(new Error('denied'));
  await user.click(button());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(screen.getByText(/^Kopieren ging nicht/)).toBeVisible();
});

test('is nothing without a greeting, and for another voucher', async () => {
  await open(undefined, 'voucher-2');
  expect(screen.queryByRole('button')).toBeNull();
});
