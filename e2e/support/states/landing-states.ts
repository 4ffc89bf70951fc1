import { enterCode } from '../visit.ts';
import { text } from '../text.ts';
import { after, at, press, see, type PageState } from './page-state.ts';

/** The landing page with its form. */
export const landingStates: PageState[] = [
  // The last part of the page to come.
  at('landing', '/', (page) => page.getByRole('main').getByRole('listitem').getByRole('img')),
  after('landing with an empty code', async (page) => {
    await page.goto('/');
    await press(page, text('redeem.code.submit'));
    await see(page, () => page.getByText('Feld bitte ausfüllen.'));
  }),
  after(
    'landing with a refused code',
    async (page) => {
      await enterCode(page, 'NOT-FOUND');
      await see(page, 'Diesen Code finden wir nicht');
    },
    { needs: 'common errors' },
  ),
  after('landing with a greeting of the giver', async (page) => {
    await enterCode(page, 'DEMO-GREETING');
    await see(page, () => page.getByText('Von Oma Gerda'));
  }),
  at('landing with a held voucher', '/', /^50,00\s€ für dich$/, {
    seed: { voucher: 'DEMO-50' },
  }),
  after('landing for one more voucher', async (page) => {
    await enterCode(page, 'DEMO-50');
    await press(page, text('voucher.add'));
    await see(page, text('redeem.another.heading'));
  }),
];
