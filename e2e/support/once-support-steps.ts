import { jpgOf } from '../../src/form/upload/testing.ts';
import { button, email, heading, type OnceStep } from './once-step.ts';
import { writeMessage } from './states/support-states.ts';
import { text } from './text.ts';

const photo = { name: 'pass.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpgOf(2000)) };

/** Help, the identity check, and the pages of links. */
export const supportSteps: readonly OnceStep[] = [
  {
    name: 'sending a message',
    operationId: 'sendContactRequest',
    isKeyed: true,
    async open(page) {
      await writeMessage(page);
    },
    submit: (page) => button(page, 'Nachricht senden'),
    typed: { ...email, Nachricht: 'Das Feld ist zerkratzt.' },
    done: (page) => heading(page, 'Deine Nachricht ist angekommen'),
    keepsOnBack: true,
  },
  {
    name: 'sending the data of an identity check',
    operationId: 'submitFraudCheck',
    isKeyed: true,
    async open(page) {
      await page.goto('/fraud-prevention/demo-fraud-data');
      await page.getByLabel(text('checkout.first-name')).fill('Ada');
      await page.getByLabel(text('checkout.last-name')).fill('Muster');
      for (const [part, value] of [
        ['Tag', '10'],
        ['Monat', '12'],
        ['Jahr', '1990'],
      ] as const) {
        await page.getByLabel(part, { exact: true }).fill(value);
      }
      await button(page, 'Weiter').click();
      await page.getByLabel('Straße').fill('Hauptstraße');
      await page.getByLabel('Hausnummer').fill('12a');
      await page.getByLabel('Postleitzahl').fill('10115');
      await page.getByLabel('Ort', { exact: true }).fill('Berlin');
      await page.getByLabel(text('checkout.email')).fill('ada@example.com');
      await button(page, 'Weiter').click();
      await page.getByText('Reisepass').click();
      await page.getByLabel('Fotos oder Scans').setInputFiles(photo);
      await button(page, 'pass.jpg entfernen').waitFor();
      await button(page, 'Weiter').click();
      await heading(page, 'Bestätigen').waitFor();
      for (const box of await page.getByRole('checkbox').all()) await box.check();
    },
    submit: (page) => button(page, 'Angaben senden'),
    done: (page) => heading(page, 'Gib die PIN aus dem Brief ein'),
  },
  {
    name: 'confirming the PIN of an identity check',
    operationId: 'verifyFraudCheckPin',
    isKeyed: true,
    async open(page) {
      await page.goto('/fraud-prevention/demo-fraud-pin');
      await page.getByLabel('PIN aus dem Brief').fill('123456');
    },
    submit: (page) => button(page, 'PIN bestätigen'),
    typed: { 'PIN aus dem Brief': '123456' },
    done: (page) => heading(page, 'Wir prüfen deine Angaben'),
  },
  {
    name: 'downloading vouchers',
    operationId: 'downloadVoucherPdf',
    async open(page) {
      await page.goto('/voucher-pdf/demo-pdf');
      await page.getByLabel('PIN').fill('1234');
    },
    submit: (page) => button(page, 'Herunterladen'),
    typed: { PIN: '1234' },
    done: (page) => heading(page, 'Geschafft'),
  },
];

/** Links that send a call when they are opened, and their pages. */
export const linkSteps: readonly { path: string; operationId: string; shows: RegExp }[] = [
  {
    path: '/activate/shop/A-4711/demo-several',
    operationId: 'lookUpActivation',
    shows: /^Bestellung /,
  },
  {
    path: '/tpr/demo-partner',
    operationId: 'createThirdPartyRedeemToken',
    shows: /^50,00\s€$/,
  },
  {
    path: '/voucher-pdf/demo-pdf',
    operationId: 'lookUpVoucherPdf',
    shows: /^12 Gutscheine liegen/,
  },
  {
    path: '/fraud-prevention/demo-fraud-data',
    operationId: 'lookUpFraudCheck',
    shows: /^TX-/,
  },
];
