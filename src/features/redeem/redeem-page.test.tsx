import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from '~/api/testing';
import { failingCaptcha } from '~/form/captcha/testing';
import { LiveRegions } from '~/ui/live-region';
import { rememberCode } from '~/voucher/remembered-code';
import { tokenFor } from '~/voucher/testing';
import { focusedNotice } from '~/tests/focused-notice';
import { balance, expectBalance, field, open, submit } from './testing';

afterEach(() => {
  cleanup();
  rememberCode('');
});

test('[3.084] [1.015] [3.025] [4.008] [5.019] a code becomes a session; white space goes, case stays', async () => {
  const { user, calls, session } = await open({ createVoucherToken: balance });
  await user.type(field(), ' deMO-50 ');
  await user.click(submit());
  await expectBalance();
  expect(calls()).toMatchObject([{ body: { code: 'deMO-50', voucherCategory: 1 } }]);
  expect(session.getState()).toMatchObject({ status: 'active', voucher: { balanceInCent: 5000 } });
});

test('[1.015] the balance is said once the code is accepted (WCAG 4.1.3)', async () => {
  const { user } = await open({ createVoucherToken: balance });
  render(<LiveRegions />);
  await user.type(field(), 'DEMO-50{Enter}');
  expect(await screen.findByText(/^Dein Guthaben: 50,00\s€$/)).toBeInTheDocument();
});

test('nothing comes between the link that has the focus and the balance (WCAG 4.1.3)', async () => {
  const { user } = await open({ createVoucherToken: balance });
  await user.type(field(), 'DEMO-50{Enter}');
  await expectBalance();
  expect(screen.getByRole('region', { name: /^50,00\s€ für dich$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Shop aussuchen/ })).not.toHaveAccessibleDescription();
});

test('what is pasted is cleaned when it is sent; the paste is the browser’s own, so that it can be undone (WCAG 3.3.8)', async () => {
  const { user, calls } = await open({ createVoucherToken: balance });
  const pastes: Event[] = [];
  field().addEventListener('paste', (event) => pastes.push(event));
  await user.click(field());
  await user.paste('\u00a0\u2066WG7k 2Lmq\u200b\u2069\n');
  expect(pastes.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
  await user.click(submit());
  await expectBalance();
  expect(calls()).toMatchObject([{ body: { code: 'WG7k2Lmq' } }]);
});

const notFound: Answer = { status: 404, example: 'voucher-not-found' };

test('a code that is not found says that its dash was read as a hyphen', async () => {
  const { user, calls } = await open({ createVoucherToken: notFound });
  await user.type(field(), 'WG7k–2Lmq');
  await user.click(submit());
  expect(await focusedNotice()).toHaveTextContent(
    'Den Strich haben wir als Bindestrich (-) gelesen.',
  );
  expect(calls()).toMatchObject([{ body: { code: 'WG7k-2Lmq' } }]);
  await user.clear(field());
  await user.type(field(), 'WG7k-2Lmq{Enter}');
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(await focusedNotice()).not.toHaveTextContent('Bindestrich');
});

test('a code in lower case that is not found is tried in capitals with one press', async () => {
  const { user, calls } = await open({ createVoucherToken: [notFound, balance] });
  await user.type(field(), 'demo-50');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Mit DEMO-50 versuchen' }));
  await expectBalance();
  expect(calls()).toMatchObject([{ body: { code: 'demo-50' } }, { body: { code: 'DEMO-50' } }]);
});

test.each(['', '   ', '\u00a0\u200b'])('[5.007] never sends a blank code: %j', async (typed) => {
  const { user, calls } = await open({ createVoucherToken: balance });
  if (typed) await user.type(field(), typed);
  await user.click(submit());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Feld bitte ausfüllen\./));
  expect(field()).toHaveFocus();
  expect(calls()).toEqual([]);
});

test.each(['anna@web.de', 'https://shop.example/einloesen'])(
  '[5.007] never sends an address as a code: %j',
  async (typed) => {
    const { user, calls } = await open({});
    await user.type(field(), typed);
    await user.click(submit());
    expect(field()).toHaveAccessibleDescription(/Das ist ein Link oder eine Adresse mit @/);
    expect(field()).toHaveFocus();
    expect(calls()).toEqual([]);
  },
);

test('[5.007] never sends a text that is longer than a code', async () => {
  const { user, calls } = await open({});
  await user.click(field());
  await user.paste('DEMO50'.repeat(70));
  await user.click(submit());
  expect(field()).toHaveAccessibleDescription(/So lang ist kein Code/);
  expect(field()).toHaveFocus();
  expect(calls()).toEqual([]);
});

test('[5.007] Enter without a code is heard, though the field has the focus already (WCAG 4.1.3)', async () => {
  const { user } = await open({});
  render(<LiveRegions />);
  await user.type(field(), '{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Gutscheincode, Feld bitte ausfüllen.'),
  );
});

test('[5.008] a field that is left empty says so in the language of the page', async () => {
  const { user } = await open({}, { siteId: 'larkgift-gb', locale: 'en-GB' });
  await user.click(screen.getByRole('button', { name: 'Show balance' }));
  expect(await screen.findByText('Please complete the field.')).toBeVisible();
});

test('[5.001] [5.002] asks to confirm the captcha, which is active unless turned off', async () => {
  const captchaGaveUp = failingCaptcha();
  const { user, calls } = await open({ createVoucherToken: balance }, { site: {} });
  await user.type(field(), 'DEMO-50');
  await captchaGaveUp();
  await user.click(submit());
  expect(await screen.findByText('Bitte bestätigen Sie die Sicherheitsabfrage.')).toBeVisible();
  expect(calls()).toEqual([]);
});

test('a token that is over already says one thing: nothing of this visit has ended', async () => {
  const raw = JSON.stringify({ token: tokenFor(1) });
  const { user } = await open({ createVoucherToken: { status: 201, raw } });
  await user.type(field(), 'DEMO-50{Enter}');
  expect(await screen.findByText(/Der Fehler liegt bei uns/)).toBeVisible();
  expect(screen.queryByText(/Sitzung wurde zu deiner Sicherheit beendet/)).toBeNull();
});

test('the page after an ended visit says so, in the title too, with the focus', async () => {
  history.replaceState(null, '', '/?ended');
  await open({});
  history.replaceState(null, '', '/');
  const title = 'Dein Besuch ist beendet, deine Daten sind gelöscht';
  await waitFor(() => expect(screen.getByRole('group', { name: title })).toHaveFocus());
  expect(document.title).toMatch(new RegExp(`^${title} – `));
  cleanup();
  await open({});
  expect(screen.queryByText(title)).toBeNull();
});

test('two quick submits ask once', async () => {
  const { user, calls } = await open({ createVoucherToken: balance });
  await user.type(field(), 'DEMO-50{Enter}{Enter}');
  await expectBalance();
  expect(calls()).toHaveLength(1);
});

/** Every condition of a voucher: the example, a piece of its text, the recovery action. */
const conditions: [string, string, number, string, RegExp, string | undefined][] = [
  ['4.040', '8.014', 404, 'voucher-not-found', /Groß- und Kleinschreibung/, 'Zur Hilfe'],
  ['4.051', '8.047', 409, 'voucher-not-yet-recorded', /Einlösbar ab/, 'Zur Hilfe'],
  ['4.048', '8.045', 409, 'voucher-obsolete-format', /alten Code/, 'Gutschein reaktivieren'],
  ['4.049', '8.045', 409, 'reactivation-pending', /prüfen deinen Gutschein schon/, 'Zur Hilfe'],
  ['4.050', '8.045', 409, 'voucher-exchanged', /neuen getauscht/, 'Kundenservice kontaktieren'],
  ['4.041', '8.020', 409, 'voucher-not-activated', /per E-Mail daran erinnert/, 'Zur Hilfe'],
  [
    '4.043',
    '8.021',
    409,
    'voucher-already-redeemed',
    /schon eingelöst/,
    'E-Mail noch einmal senden',
  ],
  ['4.044', '8.022', 409, 'voucher-cancelled', /Bestellnummer/, 'Kundenservice kontaktieren'],
  ['4.045', '8.022', 409, 'voucher-blocked', /gesperrt/, 'Kundenservice kontaktieren'],
  ['4.042', '8.048', 409, 'voucher-not-redeemable', /VCRx54/, 'Kundenservice kontaktieren'],
  ['4.046', '8.018', 410, 'voucher-expired', /drei Jahre/, 'Kundenservice kontaktieren'],
  ['4.047', '8.019', 410, 'voucher-external-expired', /anderen Anbieter/, 'Zur Hilfe'],
  ['4.052', '8.027', 409, 'voucher-already-in-cart', /schon eingegeben/, 'Zur Hilfe'],
  ['8.024', '8.024', 409, 'voucher-tax-saving-card', /eigenen Seite/, undefined],
  ['8.025', '8.025', 409, 'voucher-other-partner', /anderen Anbieter/, undefined],
  ['8.026', '8.026', 409, 'voucher-wrong-category', /richtigen Adresse/, undefined],
  ['8.030', '8.030', 422, 'voucher-code-invalid', /Kassenbon/, 'Zur Hilfe'],
  ['8.038', '8.038', 422, 'captcha-invalid', /noch einmal/, undefined],
  ['8.013', '8.013', 409, 'contact-support', /Schreib uns/, 'Kundenservice kontaktieren'],
];

test.each([
  [409, 'voucher-obsolete-format', 'Gutschein reaktivieren', true],
  [409, 'voucher-not-redeemable', 'Kundenservice kontaktieren', false],
  [422, 'voucher-code-invalid', 'Zur Hilfe', false],
  [409, 'contact-support', 'Kundenservice kontaktieren', true],
])(
  'where the same code cannot help (%s %s), the cure is the main way until another one is typed',
  async (status, example, name, isValid) => {
    const { user } = await open({ createVoucherToken: { status, example } });
    await user.type(field(), 'DEMO-OLD{Enter}');
    const cure = await screen.findByRole('link', { name });
    expect(cure).toHaveAttribute('data-variant', 'primary');
    expect(submit()).toHaveAttribute('data-variant', 'quiet');
    expect(field().matches('[aria-invalid=true]')).toBe(!isValid);
    expect(screen.queryByText(/Das galt für/)).toBeNull();
    await user.type(field(), 'X');
    // It could take the other code along.
    const isOfVoucher = example.startsWith('voucher');
    expect(screen.queryAllByRole('button', { name: 'Code ändern' })).toHaveLength(
      isOfVoucher ? 1 : 0,
    );
    if (name !== 'Zur Hilfe') expect(cure.isConnected).toBe(!isOfVoucher);
    expect(submit()).toHaveAttribute('data-variant', 'primary');
    expect(field()).toBeValid();
    expect(screen.queryAllByText('Das galt für DEMO-OLD.')).toHaveLength(isOfVoucher ? 1 : 0);
  },
);

test('too many attempts end after a while, whichever code is typed meanwhile', async () => {
  const { user } = await open({ createVoucherToken: { status: 429, example: 'rate-limited' } });
  await user.type(field(), 'DEMO-50{Enter}');
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  await user.type(field(), 'X');
  expect(again).toBeVisible();
  expect(screen.queryByText(/^Das galt für/)).toBeNull();
});

test('[8.004] a site that hides the cause marks every refused code alike', async () => {
  const { user } = await open(
    { createVoucherToken: { status: 409, example: 'voucher-obsolete-format' } },
    { site: { captcha: { active: false }, overrideApiErrorMessageHtml: 'Unerwarteter Fehler' } },
  );
  await user.type(field(), 'DEMO-OLD{Enter}');
  await screen.findByText('Unerwarteter Fehler');
  expect(field()).toBeInvalid();
  expect(submit()).toHaveAttribute('data-variant', 'primary');
});

test('a code that is not found is wrong, and typing it again is the main way', async () => {
  const { user } = await open({
    createVoucherToken: { status: 404, example: 'voucher-not-found' },
  });
  await user.type(field(), 'DEMO-NO{Enter}');
  await screen.findByText(/finden wir nicht/);
  expect(submit()).toHaveAttribute('data-variant', 'primary');
  expect(field()).toBeInvalid();
});

test.each(conditions)('[%s] [%s] %i %s says why and leads on', async (...condition) => {
  const [, , status, example, text, way] = condition;
  const { user } = await open({ createVoucherToken: { status, example } });
  await user.type(field(), 'ABC-123');
  await user.click(submit());
  const notice = await focusedNotice();
  expect(notice).toHaveTextContent(text);
  expect(field()).toHaveValue('ABC-123');
  if (way) expect(screen.getByRole('link', { name: way })).toBeVisible();
  else if (example.startsWith('voucher-')) {
    expect(screen.getByRole('link', { name: /^Einlösen auf / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  }
});

test.each<[string, string, Answer]>([
  ['8.012', 'no connection', { status: 0, raw: 'lost' }],
  ['8.012', 'HTML instead of JSON', { status: 502, raw: '<html></html>' }],
  ['8.011', 'an empty failure', { status: 500, raw: '' }],
  ['8.011', 'malformed JSON', { status: 200, raw: '{"token":' }],
])('[%s] %s ends in a message with another try', async (_id, _, answer) => {
  const { user } = await open({ createVoucherToken: [answer, balance] });
  await user.type(field(), 'DEMO-50');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  await expectBalance();
});

test('[3.052] [8.004] [8.005] a campaign site replaces the text and quotes the code', async () => {
  const { user } = await open(
    { createVoucherToken: { status: 404, example: 'voucher-not-found' } },
    {
      site: {
        captcha: { active: false },
        overrideApiErrorMessageHtml: '<b>Unerwarteter Fehler.</b> Hotline, Code {code}',
      },
    },
  );
  await user.type(field(), 'ABC');
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByRole('group', { name: /./ })).toHaveTextContent(
      'Unerwarteter Fehler. Hotline, Code VCRx15',
    ),
  );
});

test('[2.051] where the code stands opens beside its field', async () => {
  const { user } = await open({});
  const question = screen.getByText('Wo finde ich meinen Code?');
  const picture = () => within(screen.getByRole('group')).getByRole('img');
  expect(question.closest('form')).toContainElement(screen.getByLabelText('Gutscheincode'));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await user.click(question);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(picture()).toBeVisible();
});

test('[2.051] [3.060] explains how to redeem only where the site wants it', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: 'So geht’s' })).toBeVisible();
  cleanup();
  await open({}, { site: { showHowToRedeem: false } });
  expect(screen.queryByRole('heading', { name: 'So geht’s' })).toBeNull();
});
