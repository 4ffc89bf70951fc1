import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../ports.ts';
import { text } from '../text.ts';
import { after, at, press, see, type PageState } from './page-state.ts';

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
  await press(page, 'Nachricht schreiben');
  await page.getByLabel(text('checkout.email')).fill('ada@example.com');
  await page.getByLabel('Nachricht', { exact: true }).fill('Das Feld ist zerkratzt.');
}

const seeSummary = (page: Page) =>
  expect(page.getByRole('group', { name: /^\d+ Angaben fehlen noch/ })).toBeFocused();

const check = (name: string, ident: string, sign: string): PageState =>
  at(`identity check, ${name}`, `/fraud-prevention/${ident}`, sign);

/** Help, the identity check and the regional search. */
export const supportStates: readonly PageState[] = [
  at(
    'help, a topic with its answers',
    '/help/code-not-received',
    'Mein Shopcode ist nicht angekommen',
  ),
  after('help, a message with errors and a refused file', async (page) => {
    await page.goto('/help/other');
    await press(page, 'Nachricht schreiben');
    await page.getByLabel(/^Fotos oder Belege/).setInputFiles(falsePhoto);
    await see(page, () => page.getByText('Das geht nur mit JPG, PNG oder PDF.', { exact: true }));
    await press(page, 'Nachricht senden');
    await seeSummary(page);
  }),
  after('help, a message that arrived', async (page) => {
    await writeMessage(page);
    await press(page, 'Nachricht senden');
    await see(page, 'Deine Nachricht ist angekommen');
  }),
  at('contact page of the region site', `${siteUrl('heimatgruss')}/contact`, 'Kontakt'),
  check('first step', 'demo-fraud-data', 'Identität bestätigen'),
  after('identity check, first step with errors', async (page) => {
    await page.goto('/fraud-prevention/demo-fraud-data');
    await press(page, 'Weiter');
    await seeSummary(page);
  }),
  check('PIN', 'demo-fraud-pin', 'Gib die PIN aus dem Brief ein'),
  check('in review', 'demo-fraud-review', 'Wir prüfen deine Angaben'),
  check('rejected', 'demo-fraud-rejected', 'Wir konnten deine Angaben nicht bestätigen'),
  at('region, before a search', regionUrl(), (page) =>
    page.getByRole('application', { name: 'Karte' }),
  ),
  after('region, what is around a place', async (page) => {
    await page.goto(regionUrl('?q=Hamburg'));
    await see(page, '9 Betriebe im Umkreis von Hamburg');
    await see(page, () => page.getByRole('button', { name: /Friseur Am Markt, / }));
  }),
  at('region, nothing found', regionUrl('?q=Nirgendwo'), 'Diesen Ort finden wir nicht'),
];
