// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import naughty from 'big-list-of-naughty-strings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as CheckoutPage } from '~/features/checkout/checkout-page';
import { Component as FraudPage } from '~/features/fraud-prevention/fraud-prevention-page';
import { Component as HelpPage } from '~/features/help/help-page';
import { Component as ReactivationPage } from '~/features/reactivation/reactivation-page';
import { RedeemPage } from '~/features/redeem/redeem-page';
import { RegionPage } from '~/features/region/region-page';
import { Component as ResendPage } from '~/features/resend/resend-page';
import { rememberProblem } from '~/form/last-problem';
import { answerCalls, renderRoutes, type Answer, type Call } from '~/form/testing';
import { jpgOf } from '~/lib/testing';
import { cleanCode } from '~/voucher/clean-code';
import { rememberCode } from '~/voucher/remembered-code';

// The public Big List of Naughty Strings through the forms of the product: sent as they were typed,
// shown as text, kept nowhere. Names and messages lose the room around them, codes all white space.

vi.mock('~/features/region/map/region-map', () => {
  throw new Error('no map here');
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  rememberCode('');
  rememberProblem(undefined);
});

/** Fields of one line take no line ends; a form sends those of several lines as two characters. */
const strings = (naughty as string[])
  .map((text) => text.replace(/[\r\n]/g, ' ').trim())
  .filter(Boolean);
/** As many as there are letters for, and none twice. */
const fitting = (max: number, clean = (text: string) => text) => [
  ...new Set(strings.map(clean).filter((text) => text !== '' && text.length <= max)),
];

const refused: Answer = { status: 503, example: 'temporary-failure' };
const quiet = { captcha: { active: false } };

const put = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Presses, and waits until one more call has come and its failure is shown. */
async function send(button: string | RegExp, calls: Call[], operationId: string): Promise<unknown> {
  const sent = () => calls.filter((call) => call.operationId === operationId);
  const before = sent().length;
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(sent().length).toBe(before + 1), { interval: 4, timeout: 10_000 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), {
    interval: 4,
    timeout: 10_000,
  });
  return sent().at(-1)?.body;
}

/** Nothing of a text became a part of the page, and nothing was kept. */
function expectHarmless(texts: readonly string[]): void {
  expect(
    document.querySelector('main script, iframe, [onerror], [onload], [src*="x:x"]'),
  ).toBeNull();
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  const found = texts.filter((text) => text.length > 3 && kept.includes(text));
  expect(found).toEqual([]);
}

test('the list is the public one', () => {
  expect(strings.length).toBeGreaterThan(400);
});

const codeForms: [string, React.ReactNode, string | RegExp, string][] = [
  ['redeem', <RedeemPage key="redeem" />, 'Guthaben anzeigen', 'createVoucherToken'],
  ['resend', <ResendPage key="resend" />, 'Noch einmal senden', 'resendRedeemLink'],
  ['reactivation', <ReactivationPage key="r" />, 'Prüfung anfordern', 'requestReactivation'],
];
test.each(codeForms)(
  'the code of the form %s',
  async (name, element, button, operationId) => {
    const calls = answerCalls({
      [operationId]: refused,
      getShopWall: { status: 200, example: 'wall-empty' },
    });
    await renderRoutes([{ path: '/', element }], { site: quiet });
    if (name === 'reactivation') {
      put('E-Mail-Adresse', 'ada@example.com');
      put('E-Mail-Adresse wiederholen', 'ada@example.com');
    }
    const codes = fitting(100, cleanCode).filter((_, index) => index % 4 === 0);
    for (const code of codes) {
      put('Gutscheincode', code);
      expect(await send(button, calls, operationId)).toMatchObject({ code });
      expect(screen.getByLabelText('Gutscheincode')).toHaveValue(code);
    }
    expectHarmless(codes);
  },
  60_000,
);

test('serial number, order number and message of the help form', async () => {
  const calls = answerCalls({ sendContactRequest: refused });
  await renderRoutes([{ path: '/help/:tab?', Component: HelpPage }], {
    at: '/help/other',
    site: quiet,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht schreiben' }));
  put('E-Mail-Adresse', 'ada@example.com');
  // Three fields at once, so that every string is sent in at least one of them.
  const short = fitting(50);
  const messages = fitting(200).filter((text, index) => text.length > 50 || index % 3 === 0);
  for (const [index, message] of messages.entries()) {
    const serialNumberOrCode = short[(2 * index) % short.length] ?? '';
    const orderNumber = short[(2 * index + 1) % short.length] ?? '';
    put('Nachricht', message);
    put(/^Seriennummer oder Code/, serialNumberOrCode);
    put(/^Bestellnummer/, orderNumber);
    expect(await send('Nachricht senden', calls, 'sendContactRequest')).toMatchObject({
      message,
      serialNumberOrCode,
      orderNumber,
    });
  }
  expectHarmless(messages);
}, 90_000);

test('person and address of the identity check', async () => {
  const calls = answerCalls({
    lookUpFraudCheck: { status: 200, example: 'fraud-data-required' },
    submitFraudCheck: refused,
  });
  const { router } = await renderRoutes(
    [{ path: '/fraud-prevention/:ident', Component: FraudPage }],
    { at: '/fraud-prevention/demo-fraud-data' },
  );
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  const names = fitting(100);
  const numbers = fitting(12);
  const text = (index: number) => names[(index * 7) % names.length] ?? '';
  for (let round = 0; round < 16; round += 1) {
    const [first, last, street, city] = [0, 1, 2, 3].map((part) => text(round * 4 + part));
    const number = numbers[round % numbers.length] ?? '';
    await screen.findByLabelText('Vorname');
    put('Vorname', first ?? '');
    put('Nachname', last ?? '');
    put('Geburtsdatum', '1990-12-10');
    next();
    await screen.findByLabelText('Straße');
    put('Hausnummer', number);
    put('Straße', street ?? '');
    put('Postleitzahl', number);
    put('Ort', city ?? '');
    put('E-Mail-Adresse', 'ada@example.com');
    next();
    fireEvent.click(await screen.findByRole('radio', { name: 'Reisepass' }));
    if (round === 0) {
      const file = new File([jpgOf(300)], 'a.jpg', { type: 'image/jpeg' });
      fireEvent.change(screen.getByLabelText('Fotos oder Scans'), { target: { files: [file] } });
      await screen.findByRole('button', { name: 'a.jpg drehen' });
    }
    next();
    await screen.findByRole('heading', { name: 'Bestätigen' });
    // The review shows what was typed, as text.
    expect(document.querySelector('dl')?.textContent).toContain(`${first} ${last}`);
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
      if (!box.checked) fireEvent.click(box);
    }
    expect(await send('Angaben senden', calls, 'submitFraudCheck')).toMatchObject({
      firstName: first,
      lastName: last,
      street,
      streetNumber: number,
      postalCode: number,
      city,
    });
    expectHarmless([first ?? '', last ?? '']);
    await router.navigate(-3);
  }
}, 90_000);

test('the name of the one who redeems', async () => {
  const calls = answerCalls({
    getShop: { status: 200, example: 'shop-1001' },
    redeemVoucher: { status: 422, example: 'validation-failed' },
  });
  const customer = { salutation: 'mrs', email: 'mia@beispiel.de', repeatEmail: 'mia@beispiel.de' };
  const choice = {
    shopId: 1001,
    shopName: 'Nordlicht',
    items: [{ valueInCent: 2500, quantity: 1 }],
  };
  await renderRoutes([{ path: '/redeem/checkout', Component: CheckoutPage }], {
    at: '/redeem/checkout',
    voucher: { balanceInCent: 5000 },
    draft: { choice, customer },
  });
  fireEvent.click(await screen.findByLabelText(/Einlösebedingungen gelesen/));
  const names = fitting(100).filter((_, index) => index % 8 === 1);
  for (const [index, firstName] of names.entries()) {
    const lastName = names[names.length - 1 - index] ?? '';
    put('Vorname', firstName);
    put('Nachname', lastName);
    expect(await send(/verbindlich/, calls, 'redeemVoucher')).toMatchObject({
      customer: { firstName, lastName },
    });
  }
  expectHarmless([]);
}, 60_000);

test('a place that is searched for', async () => {
  answerCalls({
    listShopCategories: { status: 200, example: 'categories' },
    listAcceptancePoints: { status: 200, example: 'around-nowhere' },
  });
  const asked: string[] = [];
  const site = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    if (typeof input !== 'string') return site(input, init);
    const [, encoded = ''] = /\/geocoding\/(.*)\.json\?/.exec(input) ?? [];
    asked.push(decodeURIComponent(encoded));
    return Promise.resolve(Response.json({ type: 'FeatureCollection', features: [] }));
  });
  const { router } = await renderRoutes([{ path: '/region', Component: RegionPage }], {
    at: '/region',
    siteId: 'heimatgruss',
  });
  const places = fitting(200).filter((_, index) => index % 4 === 2);
  for (const place of places) {
    put('Postleitzahl oder Ort', place);
    fireEvent.click(await screen.findByRole('button', { name: 'Suchen' }));
    await waitFor(() => expect(asked.at(-1)).toBe(place), { interval: 4, timeout: 10_000 });
    await waitFor(() => expect(screen.getByLabelText('Postleitzahl oder Ort')).toHaveValue(place));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(place);
  }
  expectHarmless(places);
}, 60_000);
