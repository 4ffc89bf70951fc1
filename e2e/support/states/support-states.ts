import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../ports.ts';
import { text } from '../text.ts';
import { see, type PageState } from './page-state.ts';

/** The site of the regional voucher. */
export const regionUrl = (search = ''): string => `${siteUrl('heimatgruss')}/region${search}`;

/** A file with the name of a photo and other content. */
const falsePhoto = {
  name: 'karte.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<script>window.hostile=1</script>'),
};

/** Opens the form of a topic and fills it, apart from the captcha. */
export async function writeMessage(page: Page): Promise<void> {
  await page.goto('/help/code-unreadable');
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await page.getByLabel(text('checkout.email')).fill('ada@example.com');
  await page.getByLabel('Nachricht', { exact: true }).fill('Das Feld ist zerkratzt.');
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' }).click();

const fraud = (page: Page, ident: string) => page.goto(`/fraud-prevention/${ident}`);

/** Help, the identity check and the regional search. */
export const supportStates: readonly PageState[] = [
  {
    name: 'help, a topic with its answers',
    async reach(page) {
      await page.goto('/help/code-not-received');
      await see(page, 'Mein Shopcode ist nicht angekommen');
    },
  },
  {
    name: 'help, a message with errors and a refused file',
    async reach(page) {
      await page.goto('/help/other');
      await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
      await page.getByLabel(/^Fotos oder Belege/).setInputFiles(falsePhoto);
      await expect(
        page.getByText('Das geht nur mit JPG, PNG oder PDF.', { exact: true }),
      ).toBeVisible();
      await sendMessage(page);
      await expect(page.getByRole('group', { name: /^\d+ Angaben fehlen noch/ })).toBeFocused();
    },
  },
  {
    name: 'help, a message that arrived',
    async reach(page) {
      await writeMessage(page);
      await sendMessage(page);
      await see(page, 'Deine Nachricht ist angekommen');
    },
  },
  {
    name: 'contact page of the region site',
    async reach(page) {
      await page.goto(`${siteUrl('heimatgruss')}/contact`);
      await see(page, 'Kontakt');
    },
  },
  {
    name: 'identity check, first step',
    async reach(page) {
      await fraud(page, 'demo-fraud-data');
      await see(page, 'Identität bestätigen');
    },
  },
  {
    name: 'identity check, first step with errors',
    async reach(page) {
      await fraud(page, 'demo-fraud-data');
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(page.getByRole('group', { name: /^\d+ Angaben fehlen noch/ })).toBeFocused();
    },
  },
  {
    name: 'identity check, PIN',
    async reach(page) {
      await fraud(page, 'demo-fraud-pin');
      await see(page, 'Gib die PIN aus dem Brief ein');
    },
  },
  {
    name: 'identity check, in review',
    async reach(page) {
      await fraud(page, 'demo-fraud-review');
      await see(page, 'Wir prüfen deine Angaben');
    },
  },
  {
    name: 'identity check, rejected',
    async reach(page) {
      await fraud(page, 'demo-fraud-rejected');
      await see(page, 'Wir konnten deine Angaben nicht bestätigen');
    },
  },
  {
    name: 'region, before a search',
    async reach(page) {
      await page.goto(regionUrl());
      await expect(page.getByRole('application', { name: 'Karte' })).toBeVisible();
    },
  },
  {
    name: 'region, what is around a place',
    async reach(page) {
      await page.goto(regionUrl('?q=Hamburg'));
      await see(page, '9 Betriebe im Umkreis von Hamburg');
      await expect(page.getByRole('button', { name: /Friseur Am Markt, / })).toBeVisible();
    },
  },
  {
    name: 'region, nothing found',
    async reach(page) {
      await page.goto(regionUrl('?q=Nirgendwo'));
      await see(page, 'Diesen Ort finden wir nicht');
    },
  },
];
