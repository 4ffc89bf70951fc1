import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as codePicture from '~/redemption/code/code-picture';
import { barcodeImage } from '~/redemption/code/barcode-svg';
import { open } from './testing';

// Every code that can be read is shown, whatever is wrong beside it.

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

const first = { code: 'NORD-1111', valueInCent: 500, currency: 'EUR' };
const second = { code: 'NORD-2222', valueInCent: 500, currency: 'EUR' };
const sheet = { status: 'ready', shop: { id: 1001, name: 'Nordlicht' }, orderNumber: 'EL-1' };

async function reveal(answer: unknown) {
  const page = await open({
    revealMerchantCode: {
      status: 200,
      raw: JSON.stringify(answer),
      headers: { 'Content-Type': 'application/json' },
    },
  });
  await page.reveal();
  await screen.findByRole('heading', { level: 1, name: /^Dein (Code für|Shopcode)/ });
  return page;
}

test('the picture of a code has everything that its till needs, and a phone takes it in its own sheet', async () => {
  const drawn = vi.spyOn(codePicture, 'drawCodePicture').mockResolvedValue(new Blob(['png']));
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { share, canShare: () => true });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const code = { ...first, pin: '8271', validUntil: '2029-12-31T22:59:59Z' };
  const page = await reveal({
    ...sheet,
    codes: [{ ...code, barcodeFormat: 'ean-13', barcodeValue: '12345' }],
  });
  await page.user.click(screen.getByRole('button', { name: 'Als Bild sichern' }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(drawn).toHaveBeenCalledWith({
    shopName: 'Nordlicht',
    amount: '5,00\u00A0€',
    codes: [
      ['Shopcode', 'NORD-1111'],
      // Its barcode cannot be drawn.
      ['Nummer des Barcodes', '12345'],
      ['PIN', '8271'],
    ],
    validUntil: 'Gültig bis 31.12.2029',
    barcode: undefined,
    host: location.host,
  });
  expect(share.mock.calls[0]?.[0].files[0]?.name).toBe('Shopcode.png');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('a browser that draws no pictures says so', async () => {
  const page = await reveal({ ...sheet, codes: [first] });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await page.user.click(screen.getByRole('button', { name: 'Als Bild sichern' }));
  expect(await screen.findByText(/^Das Bild ließ sich nicht zeichnen/)).toBeVisible();
});

test('a barcode has a size, without which Firefox distorts it in a picture', () => {
  expect(decodeURIComponent(barcodeImage('qr', 'NORD-1111') ?? '')).toMatch(
    /<svg[^>]* width="\d+" height="\d+"/,
  );
});

const codes = [first, second];
test.each<[string, object]>([
  ['a shop link without TLS', { codes, shop: { ...sheet.shop, link: 'http://shop.example' } }],
  ['an empty shop link', { codes, shop: { ...sheet.shop, link: '' } }],
  ['a shop without a name', { codes, shop: { id: 1001 } }],
  ['no shop', { codes, shop: null }],
  ['a PIN of null', { codes: [{ ...first, pin: null }, second] }],
  ['a PIN that is no text', { codes: [{ ...first, pin: [] }, second] }],
  ['a barcode of an unknown format', { codes: [{ ...first, barcodeFormat: 'aztec' }, second] }],
  ['a long warning', { codes, warnings: 'x'.repeat(6000) }],
  ['a bad address of one of two', { codes: [first, { ...second, url: 'http://x.example' }] }],
  ['a bad end of validity', { codes: [{ ...first, validUntil: 'soon' }, second] }],
  ['a bad end of the link', { codes, linkExpiresAt: 0 }],
  ['an invalid amount', { codes: [{ ...first, valueInCent: '5,00' }, second] }],
  ['an unknown currency', { codes: [{ ...first, currency: 'SEK' }, second] }],
  ['a status that the contract does not know', { codes, status: 'partly' }],
  ['no status', { codes, status: null }],
  ['a status of later', { codes, status: 'delayed' }],
  ['a third code that is nothing', { codes: [...codes, null] }],
])('[2.062] shows both codes beside %s', async (_, change) => {
  await reveal({ ...sheet, ...change });
  expect(document.body).toHaveTextContent('NORD-1111');
  expect(document.body).toHaveTextContent('NORD-2222');
  // The wrong code is money: who hears or speaks the buttons tells them apart by the number of the code.
  expect(screen.getByRole('button', { name: /^Code kopieren Code 1 von/ })).toBeVisible();
  for (const name of ['Code kopieren', 'An der Kasse zeigen']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test.each<[string, unknown[], string]>([
  ['first', [null, first], 'Code 2 von 2'],
  ['last', [first, null], 'Code 1 von 2'],
  ['a text', [first, 'NORD-2222'], 'Code 1 von 2'],
])('[2.062] a code that is nothing is not lost beside another: %s', async (_, two, number) => {
  await reveal({ ...sheet, codes: two });
  expect(screen.getByRole('region', { name: number })).toHaveTextContent('NORD-1111');
  expect(screen.getByRole('alert')).toHaveTextContent('Der Code lässt sich hier nicht anzeigen');
});

test('a PIN that is a number is shown', async () => {
  await reveal({ ...sheet, codes: [{ ...first, pin: 4711 }] });
  expect(document.body).toHaveTextContent('4711');
});

test.each([
  ['does not fit its format', { barcodeFormat: 'ean-13', barcodeValue: '12345' }],
  ['has an unknown format', { barcodeFormat: 'aztec', barcodeValue: '12345' }],
  ['has no format', { barcodeValue: '12345' }],
])('a barcode that %s is shown as text', async (_, barcode) => {
  await reveal({ ...sheet, codes: [{ valueInCent: 500, currency: 'EUR', ...barcode }] });
  expect(await screen.findByText('12345', { collapseWhitespace: true })).toBeVisible();
  cleanup();
  await reveal({ ...sheet, codes: [{ ...first, ...barcode }] });
  expect(document.body).toHaveTextContent('NORD-1111');
  expect(await screen.findByText('Nummer des Barcodes')).toBeVisible();
  expect(document.body).toHaveTextContent('12345');
});

test.each([
  ['no code', { codes: [] }],
  ['a code without anything to read', { codes: [{ valueInCent: 500, currency: 'EUR' }] }],
  ['a code that is nothing', { codes: [null] }],
  ['a code that cannot be read', { codes: [{ ...first, code: { text: 'NORD' } }] }],
  ['codes that are left out', { codes: undefined }],
  ['a status that the contract does not know, without a code', { codes: [], status: 'shipped' }],
])('%s: says so, with the order and ways on', async (_, change) => {
  const { router, user } = await reveal({ ...sheet, ...change });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Code lässt sich hier nicht anzeigen');
  expect(screen.getByRole('alert')).toHaveTextContent('EL-1');
  expect(screen.queryByText('Code bereit')).toBeNull();
  expect(screen.queryByRole('button', { name: /drucken/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Noch einmal nachsehen' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Kundenservice kontaktieren' }));
  expect(router.state.location.state).toEqual({ orderNumber: 'EL-1' });
});

test.each([
  ['an answer without codes', { ...sheet, codes: [] }],
  ['an answer that cannot be read', { ...sheet, status: 'shipped' }],
])('%s: the heading takes the focus, after another look as well', async (_, answer) => {
  const { user } = await reveal(answer);
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('without a number of the order, nobody is asked for it', async () => {
  await reveal({ ...sheet, codes: [], orderNumber: undefined });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Kundenservice klärt mit dir');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Bestellnummer');
});

test('the button that copies a code is described by the code', async () => {
  await reveal({ ...sheet, codes: [first] });
  const copy = screen.getByRole('button', { name: 'Code kopieren' });
  expect(copy).toHaveAccessibleDescription(first.code);
});

test('a code that cannot be copied says so beside its button, which may be tried again', async () => {
  const { user } = await reveal({ ...sheet, codes: [first] });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  const copy = screen.getByRole('button', { name: 'Code kopieren' });
  await user.click(copy);
  const said = await screen.findByText(/^Kopieren ging nicht/, { selector: 'p *, p' });
  expect(said).toBeVisible();
  expect(copy).toBeEnabled();
});

test('a button that has copied says so for three seconds, and copies again', async () => {
  await reveal({ ...sheet, codes: [first] });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => screen.getByRole('button', { name: 'Code kopieren' }).click());
  expect(screen.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('button', { name: 'Code kopieren' })).toBeVisible();
  vi.useRealTimers();
});
