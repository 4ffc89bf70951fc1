import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerCalls } from '~/api/testing';
import { RedeemPage } from '~/features/redeem/redeem-page';
import { renderRoutes } from '~/tests/render-routes';
import { Layout } from './layout';

afterEach(cleanup);

/** The landing page of a site with its frame. */
async function open(siteId: string, locale = 'de-DE') {
  answerCalls({});
  const element = (
    <Layout route="redeem">
      <RedeemPage />
    </Layout>
  );
  await renderRoutes([{ path: '/', element }], { siteId, locale });
  await screen.findByRole('heading', { level: 1 });
}

const navigation = () => screen.queryByRole('navigation', { name: 'Hauptnavigation' });
/** The layout that the styles of the whole page go by. */
const frame = () =>
  screen.getByRole('banner').closest<HTMLElement>('[data-layout]')?.dataset['layout'];
const footer = () => within(screen.getByRole('contentinfo'));

interface Effect {
  /** Field, flag or toggle of the configuration. */
  field: string;
  effect: string;
  /** A site that shows it, and one that does not. */
  on: string;
  off?: string;
  isShown: () => boolean;
}

const effects: Effect[] = [
  {
    field: 'flags: showNavBar',
    effect: 'the navigation bar is there [3.030] [2.042]',
    on: 'schenkwerk-de',
    off: 'aurelbank',
    isShown: () => navigation() !== null,
  },
  {
    field: 'navbarLinks.start',
    effect: 'the bar leads to the start page of the brand [3.018]',
    on: 'schenkwerk-de',
    off: 'aurelbank',
    isShown: () => screen.queryByRole('link', { name: 'Startseite' }) !== null,
  },
  {
    field: 'showApiBanner, apiBanner',
    effect: 'the banner of the server is below the content [3.054]',
    on: 'schenkwerk-at',
    off: 'schenkwerk-de',
    isShown: () => screen.queryByRole('complementary', { name: 'Hinweis' }) !== null,
  },
  {
    field: 'brand',
    effect: '[1.044] its name is in the header [3.003]',
    on: 'kontora',
    off: 'aurelbank',
    isShown: () => within(screen.getByRole('banner')).queryByText('Kontora Prämie') !== null,
  },
  {
    field: 'navbarLinks.buy, several',
    effect: 'places to buy are a menu [3.020] [2.032]',
    on: 'schenkwerk-de',
    off: 'freudentag-at',
    isShown: () => screen.queryByRole('button', { name: 'Gutschein kaufen' }) !== null,
  },
  {
    field: 'navbarLinks.buy, one',
    effect: 'the place to buy is a link [3.019] [2.033]',
    on: 'freudentag-at',
    off: 'schenkwerk-de',
    isShown: () => screen.queryByRole('link', { name: 'Gutschein kaufen' }) !== null,
  },
  {
    field: 'navbarLinks.charge',
    effect: 'the bar leads to topping up [3.021] [2.036]',
    on: 'schenkwerk-at',
    off: 'freudentag-de',
    isShown: () => screen.queryByRole('link', { name: 'Aufladen' }) !== null,
  },
  {
    field: 'layout: not restaurant',
    effect: 'the bar leads to redeeming [2.034] [2.035]',
    on: 'heimatgruss',
    off: 'tafelzeit',
    isShown: () => screen.queryByRole('link', { name: 'Einlösen' }) !== null,
  },
  {
    field: 'layout: classic',
    effect: 'the frame is the classic one [2.029]',
    on: 'freudentag-de',
    off: 'schenkwerk-de',
    isShown: () => frame() === 'classic',
  },
  {
    field: 'layout: modern',
    effect: 'the frame is the modern one [2.030]',
    on: 'schenkwerk-de',
    off: 'freudentag-de',
    isShown: () => frame() === 'modern',
  },
  {
    field: 'layout: restaurant',
    effect: 'a banner opens the page [3.038] [2.031] [2.045]',
    on: 'tafelzeit',
    off: 'schenkwerk-de',
    isShown: () => screen.queryByText('Der Restaurantgutschein') !== null,
  },
  {
    field: 'footerLinks.suffix',
    effect: 'the disclaimer link has a suffix [2.048]',
    on: 'kontora',
    off: 'aurelbank',
    isShown: () => footer().queryByText('Siehe AGB') !== null,
  },
  {
    field: 'footerLinks',
    effect: '[1.045] the footer links where the site wants [3.022] [3.023] [2.047]',
    on: 'heimatgruss',
    off: 'tafelzeit',
    isShown: () => footer().queryByRole('link', { name: 'Kontakt' }) !== null,
  },
  {
    field: 'copyright',
    effect: 'its owner stands behind the year [3.037] [2.046]',
    on: 'aurelbank',
    off: 'schenkwerk-de',
    isShown: () => footer().queryByText(`© ${new Date().getFullYear()} Aurelbank AG`) !== null,
  },
  {
    field: 'heading',
    effect: 'the heading is the site’s own [3.034]',
    on: 'heimatgruss',
    off: 'schenkwerk-de',
    isShown: () => screen.queryByRole('heading', { name: 'Ein Gruß von hier' }) !== null,
  },
  {
    field: 'text',
    effect: 'the introduction is the site’s own [3.035]',
    on: 'kontora',
    off: 'schenkwerk-de',
    isShown: () => screen.queryByText(/Viele Shops/) !== null,
  },
  {
    field: 'customMeta.title',
    effect: 'the tab is named as the site wants [3.039]',
    on: 'tafelzeit',
    off: 'schenkwerk-de',
    isShown: () => document.title.startsWith('Tafelzeit einlösen'),
  },
  {
    field: 'numberOfShops',
    effect: 'the heading counts the shops [3.005]',
    on: 'freudentag-de',
    off: 'schenkwerk-de',
    isShown: () => screen.queryByRole('heading', { name: /320/ }) !== null,
  },
  {
    field: 'languages',
    effect: 'each language is a link in its own name [3.007] [2.037]',
    on: 'alpengruss-ch',
    off: 'schenkwerk-de',
    isShown: () =>
      ['DE Deutsch', 'EN English', 'FR français', 'IT italiano'].every((name) =>
        screen.queryByRole('link', { name }),
      ),
  },
  {
    field: 'keyVisualImage',
    effect: 'the brand’s picture is shown [3.042]',
    on: 'larkgift-gb',
    isShown: () => document.querySelector('img[src*="larkgift/key-visual"]') !== null,
  },
  {
    field: 'logo',
    effect: 'the brand’s sign is in the header [3.004]',
    on: 'merrivo-us',
    isShown: () => screen.getByRole('banner').querySelector('img[src*="merrivo/logo"]') !== null,
  },
  {
    field: 'instructionsImage',
    effect: 'a picture shows where the code stands [3.043]',
    on: 'cadovia-it',
    off: 'lumacard',
    isShown: () => screen.queryByRole('img', { name: /Code/ }) !== null,
  },
  {
    field: 'showHowToRedeem',
    effect: 'the steps are explained, and where the code stands',
    on: 'schenkwerk-de',
    off: 'lumacard',
    isShown: () =>
      screen.queryByRole('heading', { name: 'So geht’s' }) !== null &&
      screen.queryByText('Wo finde ich meinen Code?') !== null,
  },
  {
    field: 'showKeyVisualText',
    effect: 'words lie on the picture [3.061]',
    on: 'schenkwerk-de',
    off: 'lumacard',
    isShown: () => screen.queryByText('Online und vor Ort') !== null,
  },
  {
    field: 'showShopPromotion',
    effect: 'popular shops are shown [3.065]',
    on: 'cadovia-ch',
    off: 'alpengruss-ch',
    isShown: () => screen.queryByRole('heading', { name: 'Beliebte Shops' }) !== null,
  },
  {
    field: 'captcha.active',
    effect: 'the captcha is asked for [3.050] [5.001]',
    on: 'schenkwerk-de',
    off: 'tafelzeit',
    isShown: () => screen.queryByText(/^Sicherheitsabfrage:/) !== null,
  },
];

describe('effects of a site’s configuration on its landing page', () => {
  // Not `$effect`: it cuts long values, and with them the numbers of the requirements.
  test.each(effects.map((each) => [`${each.field}: ${each.effect} (${each.on})`, each] as const))(
    '%s',
    async (_, { on, off, isShown }) => {
      await open(on);
      expect(isShown()).toBe(true);
      if (off === undefined) return;
      cleanup();
      document.title = '';
      await open(off);
      expect(isShown()).toBe(false);
    },
  );

  test.each([
    ['aurelbank', 'Alle Shops'],
    ['kontora', 'Alle Shops'],
    ['lumacard', 'Alle Shops'],
    ['schenkwerk-de', 'Alle Shops'],
    ['tafelzeit', 'Alle Restaurants'],
  ])('%s links to the shops and to help on every page', async (siteId, name) => {
    await open(siteId);
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', '/shops');
    expect(footer().getByRole('link', { name: 'Hilfe' })).toHaveAttribute('href', '/help');
  });

  test.each([
    ['larkgift-gb', 'en-GB', /£15, £25 and £50/],
    ['merrivo-gb', 'en-GB', /£15, £25 and £50/],
  ])('[9.048] %s names the usual values of the shops', async (siteId, locale, text) => {
    await open(siteId, locale);
    expect(screen.getByText(text)).toBeVisible();
  });
});
