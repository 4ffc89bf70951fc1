import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { zSiteConfigFields } from '~/api/start';
import { loadSite } from './load-site';

// What every field, flag and toggle of a site's configuration does, where it can be seen, and which
// test shows it. A field of the specification or of the contract without a row fails.

const root = join(import.meta.dirname, '../..');

/** Number of the requirement, or the field where only the contract has it; effect; site; folder and title of the test. */
type Row = [field: string, effect: string, site: string, folder: string, title: string];

const EFFECTS = 'src/app/layouts';
const CHECKOUT = 'src/features/checkout';
const THANKS = 'src/features/thank-you';
const CODE = 'src/features/merchant-code';
const SHOPS = 'src/features/shops';
const SCRIPTS = 'src/sites';
const PAYMENT = 'src/payment';
const HELP = 'src/features/help';
const LEGAL = 'src/features/legal';
const LANDING = 'src/features/redeem';
const HOSTS = 'src/sites';
const BROWSER = 'e2e';

const PAINTED = 'is painted in its brand and language';
const SURVEY = 'invites to the survey with its prize';
const FORM_TOGGLES = '%s decides what the form shows';

const rows: Row[] = [
  ['3.001', 'the host leads to the site of that id', 'tafelzeit', HOSTS, 'is the site %s'],
  ['3.002', 'ends the title of every tab', 'kontora', LEGAL, 'the tab the site'],
  ['3.003', 'stands in the header', 'kontora', EFFECTS, 'its name stands in the header'],
  ['3.004', 'the sign in the header', 'merrivo-us', EFFECTS, 'the brand’s sign stands'],
  ['3.005', 'the heading counts the shops', 'freudentag-de', EFFECTS, 'the heading counts'],
  ['3.006', 'pages for one country', 'larkgift-us', LEGAL, 'are kept out of searches elsewhere'],
  ['3.007', 'the languages to choose', 'alpengruss-ch', EFFECTS, 'each language is a link'],
  ['3.008', 'the wallet is offered', 'schenkwerk-de', PAYMENT, 'offered providers'],
  ['3.009', 'the wallet takes its currency only', 'schenkwerk-de', PAYMENT, 'another currency'],
  ['3.010', 'the host belongs to the site', 'larkgift-ca', HOSTS, 'agrees with the host table'],
  ['3.011', 'the help chat', 'schenkwerk-de', SCRIPTS, 'no chat unless it is active'],
  ['3.012', 'the help chat', 'schenkwerk-de', SCRIPTS, 'no chat without a key'],
  ['3.013', 'named in the imprint', 'cadovia-it', LEGAL, 'the imprint names the website'],
  ['3.014', 'the way to the help pages', 'merrivo-gb', HELP, 'leads to the help pages'],
  [
    '3.015',
    'the address for questions',
    'schenkwerk-de',
    LEGAL,
    'tells what applies under its own',
  ],
  ['3.016', 'the way to offers for companies', 'kontora', HELP, 'companies to their offers'],
  ['3.017', 'the form for companies', 'kontora', HELP, 'companies to their offers'],
  [
    '3.018',
    'the bar leads to the brand',
    'schenkwerk-de',
    EFFECTS,
    'to the start page of the brand',
  ],
  ['3.019', 'the place to buy', 'freudentag-at', EFFECTS, 'the place to buy is a link'],
  ['3.020', 'several places to buy', 'schenkwerk-de', EFFECTS, 'places to buy are a menu'],
  ['3.021', 'the bar leads to topping up', 'schenkwerk-at', EFFECTS, 'leads to topping up'],
  ['3.022', 'the links of the footer', 'heimatgruss', EFFECTS, 'the footer links where'],
  ['3.023', 'the links of the footer', 'larkgift-us', HOSTS, 'linked there and nowhere else'],
  ['3.024', 'where to rate the service', 'schenkwerk-de', THANKS, 'the buttons of rating sites'],
  ['3.025', 'sent with the code', 'heimatgruss', LANDING, 'a code becomes a session'],
  ['3.026', 'the consent tool', 'schenkwerk-de', SCRIPTS, 'is addressed with what the site gives'],
  ['3.027', 'the consent tool', 'schenkwerk-de', SCRIPTS, 'is addressed with what the site gives'],
  ['3.028', 'the tag manager', 'schenkwerk-de', SCRIPTS, 'the tag manager with an id'],
  ['3.029', 'filters beside the search', 'lumacard', SHOPS, 'there is the search only'],
  ['3.030', 'the navigation bar', 'schenkwerk-de', EFFECTS, 'the navigation bar is there'],
  ['3.031', 'the offer of top-up vouchers', 'schenkwerk-de', CHECKOUT, 'no offer %s'],
  ['3.032', 'a window about the voucher', 'schenkwerk-de', SHOPS, 'tells about the voucher where'],
  ['3.033', 'the colour of the page', 'larkgift-be', BROWSER, PAINTED],
  ['3.034', 'the heading', 'heimatgruss', EFFECTS, 'the heading is the site’s own'],
  ['3.035', 'the introduction', 'kontora', EFFECTS, 'the introduction is the site’s own'],
  ['3.036', 'words after a redemption', 'kontora', THANKS, 'adds words of its own'],
  ['3.037', 'its owner behind the year', 'aurelbank', EFFECTS, 'its owner stands behind'],
  ['3.038', 'how the page is composed', 'tafelzeit', EFFECTS, 'a banner opens the page'],
  ['3.039', 'the title of the tab', 'tafelzeit', EFFECTS, 'the tab is named'],
  ['3.040', 'the description for searches', 'tafelzeit', BROWSER, PAINTED],
  ['3.041', 'a style sheet of the brand', 'lumacard', BROWSER, 'a site with its own style sheet'],
  ['3.042', 'the large picture', 'larkgift-gb', EFFECTS, 'the brand’s picture is shown'],
  ['3.043', 'where the code stands', 'cadovia-it', EFFECTS, 'a picture shows where'],
  ['3.044', 'the icon of the tab', 'cadovia-ch', BROWSER, PAINTED],
  ['3.045', 'sent with a redemption', 'aurelbank', CHECKOUT, 'the starting point of %o'],
  ['3.046', 'sent with a redemption', 'lumacard', CHECKOUT, 'the channel %s is sent back'],
  ['3.047', 'how to pay', 'schenkwerk-de', PAYMENT, 'offered providers'],
  ['3.048', 'paying with PayPal', 'schenkwerk-de', PAYMENT, 'no id'],
  ['3.049', 'paying by card', 'schenkwerk-de', PAYMENT, 'no key'],
  ['3.050', 'the captcha is asked for', 'schenkwerk-de', EFFECTS, 'the captcha is asked for'],
  [
    '3.051',
    'the captcha’s key',
    'schenkwerk-de',
    'src/form/captcha',
    'the captcha is loaded with the key of the site',
  ],
  ['3.052', 'the text of failures', 'aurelbank', LANDING, 'a campaign site replaces the text'],
  [
    '3.053',
    'the maintenance page',
    'schenkwerk-de',
    'src/app',
    'maintenance that the configuration announces',
  ],
  ['3.054', 'the banner of the server', 'schenkwerk-at', EFFECTS, 'the banner of the server'],
  ['3.055', 'the brand beside the balance', 'lumacard', SHOPS, 'the brand beside the balance'],
  ['3.056', 'the offer of top-up vouchers', 'schenkwerk-de', CHECKOUT, 'no offer %s'],
  ['3.057', 'are you new at the shop?', 'freudentag-de', CHECKOUT, FORM_TOGGLES],
  ['3.058', 'the survey', 'schenkwerk-de', THANKS, SURVEY],
  ['3.059', 'a giveaway', 'schenkwerk-de', THANKS, 'a site without giveaways asks for none'],
  ['3.060', 'the steps are explained', 'schenkwerk-de', LANDING, 'explains how to redeem only'],
  ['3.061', 'words on the picture', 'schenkwerk-de', EFFECTS, 'words lie on the picture'],
  ['3.062', 'from the code to the shop', 'schenkwerk-de', CODE, 'with showMerchantCodeRedirect'],
  ['3.063', 'the code as a PDF', 'schenkwerk-de', CODE, 'offers the PDF only where'],
  ['3.064', 'topping up the rest', 'schenkwerk-at', CHECKOUT, FORM_TOGGLES],
  ['3.065', 'popular shops', 'cadovia-ch', EFFECTS, 'popular shops are shown'],
  ['3.066', 'consent to use the data', 'freudentag-de', CHECKOUT, FORM_TOGGLES],
  [
    '3.067',
    'variations by address',
    'schenkwerk-de',
    'src/app',
    'where the site has no variations',
  ],
  [
    '3.068',
    'the value is chosen, or fixed',
    'schenkwerk-de',
    SHOPS,
    'where visitors do not choose',
  ],
  ['3.069', 'a note before the button', 'schenkwerk-de', CHECKOUT, FORM_TOGGLES],
  ['3.070', 'a note after the button', 'schenkwerk-de', CHECKOUT, FORM_TOGGLES],
  ['3.071', 'names below the logos', 'schenkwerk-de', SHOPS, 'without printed names'],
  ['apiBanner', 'text of the banner', 'schenkwerk-at', EFFECTS, 'the banner of the server'],
  ['surveyUrl', 'where the survey is', 'schenkwerk-de', THANKS, SURVEY],
  [
    'shoppingAccountUrl',
    'an account for the rest',
    'schenkwerk-de',
    THANKS,
    'there is no account %s',
  ],
  ['refuseRu', 'addresses in .ru are refused', 'schenkwerk-de', HELP, 'with refuseRu'],
  ['hiddenShopCategories', 'shops that are hidden', 'aurelbank', SHOPS, 'hides what the site'],
  ['showPaybackInquiry', 'bonus points', 'schenkwerk-de', CHECKOUT, 'bonus points are asked for'],
];

/** Everything that the tests of a folder say. */
const testsOf = (folder: string): string =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .filter(
      (file) =>
        /\.(test|spec)\.tsx?$/.test(file) && basename(file) !== basename(import.meta.filename),
    )
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

/** Number -> name of the fields, flags and toggles, as docs/requirements.md lists them. */
function specified(): Map<string, string> {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const found = text.matchAll(/^\| (3\.0[0-7]\d) \| (?:field|flag|toggle) \| (.+) \|$/gm);
  return new Map(
    [...found].filter(([, id = '']) => id <= '3.071').map(([, id = '', name = '']) => [id, name]),
  );
}

/** Names in the specification that are not the contract's. */
const CONTRACT_NAMES: Record<string, string> = {
  'cookie-consent site id': 'cookieConsentSiteId',
  'cookie-consent key': 'cookieConsentKey',
  'tag manager id': 'tagManagerId',
  'payment options list': 'paymentOptions',
  'payment option name paypal with clientId': 'paymentOptions',
  'payment option name unzer with publicKey': 'paymentOptions',
};

/** The field, or the flag behind `flags list: `, that a name of the specification stands for. */
function fieldOf(name: string): string {
  const known = CONTRACT_NAMES[name];
  return known ?? name.replace('flags list: ', '').replace(/[[.,( ].*/, '');
}

const fields = specified();

describe('every field, flag and toggle has an effect', () => {
  test('each of the specification has its row, and each of the contract', () => {
    expect(fields.size).toBe(71);
    const covered = new Set(rows.map(([field]) => field));
    expect([...fields.keys()].filter((id) => !covered.has(id))).toEqual([]);
    const named = new Set([...fields.values()].map(fieldOf));
    const placeholders = Object.keys(zSiteConfigFields.shape).filter((field) => !named.has(field));
    expect(placeholders.filter((field) => field !== 'flags' && !covered.has(field))).toEqual([]);
    expect(rows.filter(([field]) => !fields.has(field) && !placeholders.includes(field))).toEqual(
      [],
    );
  });

  test.each(rows)('%s: %s (%s)', async (field, _effect, siteId, folder, title) => {
    expect(testsOf(folder)).toContain(title);
    const name = fields.get(field) ?? field;
    const key = fieldOf(name);
    const site = await loadSite(siteId);
    if (name.startsWith('flags list: ')) expect(site.flags).toContain(key);
    // Both are the server's to switch on.
    else if (!['maintenanceMode', 'refuseRu'].includes(key))
      expect(site[key as keyof typeof site] || undefined).toBeDefined();
  });
});
