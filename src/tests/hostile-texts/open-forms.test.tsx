import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, answerPlaces } from '~/api/testing';
import { Component as CheckoutPage } from '~/features/checkout/checkout-page';
import { Component as FraudPage } from '~/features/fraud-prevention/fraud-prevention-page';
import { Component as HelpPage } from '~/features/help/help-page';
import { Component as OrderStatusPage } from '~/features/order-status/order-status-page';
import { Component as ReactivationPage } from '~/features/reactivation/reactivation-page';
import { RedeemPage } from '~/features/redeem/redeem-page';
import { RegionPage } from '~/features/region/region-page';
import { Component as ResendPage } from '~/features/resend/resend-page';
import { rememberProblem } from '~/problem/last-problem';
import { renderRoutes } from '~/tests/render-routes';
import { jpgOf } from '~/form/upload/testing';
import { cleanText, isBlank } from '~/form/clean-text';
import { plainText } from '~/lib/typed-text';
import { cleanCode } from '~/voucher/clean-code';
import { rememberCode } from '~/voucher/remembered-code';
import { expectHarmless, fitting, put, quiet, refused, send, strings } from './testing';
import { filling } from '~/redemption/testing';

// The public Big List of Naughty Strings through the forms of the product: sent as they were typed,
// shown as text, kept nowhere. They are put as every field cleans them: a name without invisible characters, the number
// of an order as a code: without white space and the signs around it.

vi.mock('~/features/region/map/map-view', () => {
  throw new Error('no map here');
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  rememberCode('');
  rememberProblem(undefined);
});

test('the list is the public one', () => {
  expect(strings.length).toBeGreaterThan(400);
});

test('every form of the product gets the list', () => {
  const forms = globSync('src/{features,payment,voucher}/**/*.tsx')
    .map((file) => file.replaceAll('\\', '/'))
    // The captcha of a partner's link takes no text.
    .filter((file) => !/(test(ing)?|\/captcha-step)\.tsx$/.test(file))
    .filter((file) => /<(form|PlainForm|CallForm)\s/.test(readFileSync(file, 'utf8')));
  const tests = globSync('src/tests/hostile-texts/*.test.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const names = forms.map((file) => file.replace(/^src\/|\.tsx$/g, ''));
  expect(names.length).toBeGreaterThan(15);
  // A test is named after the form that it fills in.
  expect(names.filter((name) => !tests.includes(`'${name}: `))).toEqual([]);
});

const codeForms: [string, React.ReactNode, string | RegExp, string][] = [
  [
    'features/redeem/code-form: code',
    <RedeemPage key="redeem" />,
    'Guthaben anzeigen',
    'createVoucherToken',
  ],
  [
    'features/resend/resend-form: code',
    <ResendPage key="resend" />,
    'Noch einmal senden',
    'resendRedeemLink',
  ],
  [
    'features/reactivation/reactivation-form: code',
    <ReactivationPage key="r" />,
    'Prüfung anfordern',
    'requestReactivation',
  ],
];
test.each(codeForms)('%s', async (_name, element, button, operationId) => {
  const calls = answerCalls({
    [operationId]: refused,
    getShopWall: { status: 200, example: 'wall-empty' },
  });
  await renderRoutes([{ path: '/', element }], { site: quiet });
  if (operationId === 'requestReactivation') {
    put('E-Mail-Adresse', 'ada@example.com');
    put('E-Mail-Adresse wiederholen', 'ada@example.com');
  }
  const codes = fitting(100, cleanCode);
  for (const code of codes) {
    put('Gutscheincode', code);
    expect(await send(button, calls, operationId)).toMatchObject({ code });
    expect(screen.getByLabelText('Gutscheincode')).toHaveValue(code);
  }
  expectHarmless(codes);
});

test('features/help/contact-form: serial number, order number and message', async () => {
  const calls = answerCalls({ sendContactRequest: refused });
  await renderRoutes([{ path: '/help/:tab?', Component: HelpPage }], {
    at: '/help/other',
    site: quiet,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht schreiben' }));
  put('E-Mail-Adresse', 'ada@example.com');
  // Three fields at once, so that every string is sent in at least one of them.
  const short = fitting(50, plainText);
  const numbers = fitting(50, cleanCode);
  const messages = fitting(200, (text) => (isBlank(text) ? '' : text));
  for (const [index, message] of messages.entries()) {
    const serialNumberOrCode = short[(2 * index) % short.length] ?? '';
    const orderNumber = numbers[index % numbers.length] ?? '';
    put('Nachricht', message);
    put(/^Seriennummer oder Code/, serialNumberOrCode);
    put(/^Bestellnummer/, orderNumber);
    expect(await send('Nachricht senden', calls, 'sendContactRequest')).toMatchObject({
      message,
      serialNumberOrCode,
      orderNumber,
    });
  }
  // A message that is not sent yet is kept for its tab.
  expectHarmless([]);
});

test('features/order-status/order-status-form: order number', async () => {
  const calls = answerCalls({ getOrderStatus: refused });
  await renderRoutes([{ path: '/', Component: OrderStatusPage }], { site: quiet });
  put('E-Mail-Adresse', 'ada@example.com');
  const numbers = fitting(50, cleanCode);
  for (const orderNumber of numbers) {
    put('Bestellnummer', orderNumber);
    expect(await send('Stand anzeigen', calls, 'getOrderStatus')).toMatchObject({ orderNumber });
  }
  expectHarmless(numbers);
});

test('features/fraud-prevention/data-form: person and address', async () => {
  const calls = answerCalls({
    lookUpFraudCheck: { status: 200, example: 'fraud-data-required' },
    submitFraudCheck: refused,
  });
  const { router } = await renderRoutes(
    [{ path: '/fraud-prevention/:ident', Component: FraudPage }],
    { at: '/fraud-prevention/demo-fraud-data' },
  );
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  const names = fitting(100, cleanText);
  const numbers = fitting(12, cleanText);
  const text = (index: number) => names[(index * 7) % names.length] ?? '';
  for (let round = 0; round < 3; round += 1) {
    const [first, last, street, city] = [0, 1, 2, 3].map((part) => text(round * 4 + part));
    const number = numbers[round % numbers.length] ?? '';
    await screen.findByLabelText('Vorname');
    put('Vorname', first ?? '');
    put('Nachname', last ?? '');
    put('Tag', '10');
    put('Monat', '12');
    put('Jahr', '1990');
    next();
    await screen.findByLabelText('Straße');
    put(/^Hausnummer/, number);
    put('Straße', street ?? '');
    put('Postleitzahl', '10115');
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
    // The review shows the typed text, as text.
    expect(document.querySelector('dl')?.textContent).toContain(`${first} ${last}`);
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
      if (!box.checked) fireEvent.click(box);
    }
    expect(await send('Angaben senden', calls, 'submitFraudCheck')).toMatchObject({
      firstName: first,
      lastName: last,
      street,
      streetNumber: number,
      postalCode: '10115',
      city,
    });
    // The tab keeps typed data here until they are sent.
    expectHarmless([]);
    await router.navigate(-3);
  }
});

test('features/checkout/checkout-form: the name of the one who redeems, with a promotion', async () => {
  const calls = answerCalls({
    getShop: { status: 200, example: 'shop-1001' },
    getPrepaidPackagePromotion: { status: 200, example: 'promotion' },
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
    record: filling(choice, customer),
  });
  fireEvent.click(await screen.findByLabelText(/Einlösebedingungen gelesen/));
  // The promotion has no text of its own; it goes along with those of the form.
  fireEvent.click(await screen.findByLabelText(/dazubestellen/));
  fireEvent.click(await screen.findByLabelText(/^Ich bestätige/));
  const names = fitting(100, cleanText);
  for (const [index, firstName] of names.entries()) {
    const lastName = names[names.length - 1 - index] ?? '';
    put('Vorname', firstName);
    put('Nachname', lastName);
    expect(await send(/verbindlich/, calls, 'redeemVoucher')).toMatchObject({
      customer: { firstName, lastName },
      orderPrepaidVouchersConfirmed: true,
    });
  }
  expectHarmless([]);
});

test('features/region/search-form: a place', async () => {
  answerCalls({
    listShopCategories: { status: 200, example: 'categories' },
    listAcceptancePoints: { status: 200, example: 'around-nowhere' },
  });
  const asked = answerPlaces({ type: 'FeatureCollection', features: [] });
  const { router } = await renderRoutes([{ path: '/region', Component: RegionPage }], {
    at: '/region',
    siteId: 'heimatgruss',
  });
  const places = fitting(200, plainText);
  for (const place of places) {
    put('Postleitzahl oder Ort', place);
    fireEvent.click(await screen.findByRole('button', { name: 'Suchen' }));
    const path = `/geocoding/${encodeURIComponent(place)}.json`;
    await waitFor(() => expect(asked.at(-1)?.pathname).toContain(path), { interval: 4 });
    await waitFor(() => expect(screen.getByLabelText('Postleitzahl oder Ort')).toHaveValue(place));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(place);
  }
  expectHarmless(places);
});
