import { filledDraft, seed } from '../seed.ts';
import { after, at, holdAnswer, inWordsOfPage, press, see, type PageState } from './page-state.ts';

/** Pages and dialogs that belong to no flow. */
export const generalStates: PageState[] = [
  after('loading', async (page, mock) => {
    await holdAnswer(mock, 'getSiteConfig');
    await page.goto('/shops');
    await see(page, () => page.getByRole('main').getByText('Wird geladen …'));
  }),
  at('help', '/help', 'Hilfe'),
  at('help with a topic', '/help/code-obsolete', 'Mein Code hat das alte Format (VCRx13)'),
  at('accessibility statement', '/legal/accessibility', 'Wer die Barrierefreiheit überwacht'),
  at('not found', '/gibt/es/nicht', 'Diese Seite gibt es nicht'),
  after('maintenance', async (page, mock) => {
    await mock.fault('status-500-empty', { operationId: 'getSiteConfig', times: 9 });
    await page.goto('/');
    await see(page, 'Gerade nicht erreichbar');
  }),
  after(
    'menu of the navigation',
    async (page) => {
      await page.goto('/help');
      await press(page, 'Menü');
      await see(page, () => page.getByRole('link', { name: 'Aufladen' }));
    },
    { needs: 'charge', only: 'phone' },
  ),
  after('warning that the session ends', async (page, mock) => {
    await seed(page, mock, { voucher: 'DEMO-REFRESH', draft: filledDraft });
    await page.goto('/redeem/checkout');
    const name = inWordsOfPage(page, 'Bist du noch da?');
    await see(page, () => page.getByRole('alertdialog', { name }));
  }),
];
