import { inWordsOf } from './support/brand-words.ts';
import { ownCode } from './support/own-code.ts';
import { filledDraft, seed } from './support/seed.ts';
import { schenkwerkDe, testJourney } from './support/test-journey.ts';
import { expect } from './support/test.ts';
import { text } from './support/text.ts';
import { isTakenOver } from './support/taken-over.ts';
import type { JourneySite, Visitor } from './support/visitor.ts';

/** What differs between the sites. */
interface RedeemFacts {
  readonly site: JourneySite;
  readonly code: string;
  /** The code with the stray characters that a copied one carries. */
  readonly pasted: (code: string) => string;
  readonly balance: RegExp;
  readonly shop: string;
  /** The text for the search that finds the shop. */
  readonly search: string;
  readonly category: string;
  /** Undefined if the site chooses the value. */
  readonly value?: RegExp;
  readonly sum: RegExp;
  readonly remains: RegExp;
  readonly shopCode: string;
  /** Answers the additional questions of the site's form. */
  readonly answerQuestions?: (visitor: Visitor) => Promise<void>;
  /** Checks the parts that only this site's confirmation shows. */
  readonly seeExtras?: (visitor: Visitor) => Promise<void>;
}

/** The visitor chooses the value; a partner's gift is offered. */
const atSchenkwerk: RedeemFacts = {
  site: schenkwerkDe,
  code: 'DEMO-50',
  pasted: (code) => `\u00a0\u2066${code.replace('-', '\u2011\u200b')}\u2069 \n`,
  balance: /50,00\s€/,
  shop: 'Nordlicht',
  search: 'nord licht',
  category: 'Mode & Schuhe',
  value: /^20,00\s€/,
  sum: /20,00\s€/,
  remains: /30,00\s€/,
  shopCode: 'GRUEN-4471-XKPD',
  async seeExtras(visitor) {
    await visitor.sees('heading', 'Ein kleines Extra für dich');
    await visitor.sees('heading', 'Wie war’s?');
  },
};

/** The site chooses the value and asks for consent. */
const atFreudentag: RedeemFacts = {
  site: { id: 'freudentag-at', brand: 'Freudentag' },
  code: 'DEMO-3750',
  pasted: (code) => ` ${code}\t`,
  balance: /37,50/,
  shop: 'Leseratte',
  search: 'LESERATTE',
  category: 'Bücher & Musik',
  sum: /€\s25,00|25,00\s€/,
  remains: /12,50/,
  shopCode: '4006381333931',
  answerQuestions: (visitor) => visitor.tick(/bekannt, dass Freudentag/),
};

for (const given of [atSchenkwerk, atFreudentag]) {
  const title = `${given.site.id}: redeem a part, take the code along, go on with the rest; every page has its title and the focus`;
  testJourney(
    `${title} [1.015] [1.016] [1.017] [1.018] [1.021] [4.004]`,
    given.site,
    async (visitor) => {
      const facts = { ...given, code: ownCode(given.code) };
      await enterCode(visitor, facts);
      await findShop(visitor, facts);
      await chooseValue(visitor, facts);
      await fillForm(visitor, facts);
      await readConfirmation(visitor, facts);
      await takeCode(visitor, facts);
      await redeemRest(visitor, facts);
    },
    given === atSchenkwerk ? 'none' : 'touch',
  );
}

testJourney(
  'a redemption that the law lets us check first leads to the check [2.011]',
  schenkwerkDe,
  async (visitor) => {
    await seed(visitor.page, visitor.mock, { voucher: 'DEMO-FRAUD', draft: filledDraft });
    await visitor.page.goto('/redeem/checkout');
    await visitor.tick(/Einlösebedingungen gelesen/);
    await visitor.press('button', /verbindlich einlösen/);
    await visitor.seesPage(/^\/thankyou$/, 'Wir müssen noch etwas prüfen', '');
    await visitor.press('link', 'Zur Prüfung');
    // A document of its own, because its address is a secret: it begins at the top.
    await visitor.seesAddress(/^\/fraud-prevention\//);
    await visitor.sees('heading', 'Identität bestätigen');
  },
);

const wallHeading = ({ site }: RedeemFacts): string => inWordsOf(site.id, text('shops.heading'));

const thanks = ({ site, shop }: RedeemFacts): string =>
  inWordsOf(site.id, 'Viel Freude bei {shop}!').replace('{shop}', shop);

async function enterCode(visitor: Visitor, facts: RedeemFacts): Promise<void> {
  await visitor.page.goto('/');
  await visitor.sees('heading', /Dein Gutschein|dein Freudentag/);
  // Text that was pasted by mistake can be undone, in the page: its frame before keeps the text, not its history.
  await expect.poll(() => isTakenOver(visitor.page)).toBe(true);
  await visitor.paste(text('redeem.code.label'), 'something else');
  await visitor.seesValue(text('redeem.code.label'), 'something else');
  await visitor.page.keyboard.press('ControlOrMeta+z');
  await visitor.seesValue(text('redeem.code.label'), '');
  await visitor.paste(text('redeem.code.label'), facts.pasted(facts.code));
  await visitor.press('button', text('redeem.code.submit'));
  await visitor.press('link', text('redeem.held.choose'));
  await visitor.seesPage(/^\/shops$/, wallHeading(facts), 'Shop aussuchen');
  await visitor.seesText(facts.balance);
}

async function findShop(visitor: Visitor, facts: RedeemFacts): Promise<void> {
  await visitor.tick(facts.category);
  await visitor.seesText(/^\d+ von \d+ Shops$/);
  await visitor.type('Shop oder Stichwort suchen', facts.search);
  await visitor.seesText(/1 von \d+ Shops/);
  // The typed text is in the address, so that a reload and Back keep it.
  await visitor.seesAddress(/^\/shops\?.*name=/);
  await visitor.press('link', facts.shop);
}

async function chooseValue(visitor: Visitor, facts: RedeemFacts): Promise<void> {
  const { value, sum, shop } = facts;
  await visitor.sees('heading', shop);
  await visitor.checkFocus();
  if (value) await visitor.pick(value);
  await visitor.seesText(facts.remains);
  await visitor.press('button', new RegExp(`^Mit ${sum.source} weiter`));
  await visitor.seesPage(/^\/redeem\/checkout$/, 'Deine Angaben', 'Deine Angaben');
}

async function fillForm(visitor: Visitor, facts: RedeemFacts): Promise<void> {
  await visitor.type(text('checkout.first-name'), 'Ada');
  await visitor.type(text('checkout.last-name'), 'Muster');
  await visitor.type(text('checkout.email'), 'ada@example.com');
  await visitor.type(text('checkout.repeat-email'), 'ada@example.com');
  await facts.answerQuestions?.(visitor);
  await visitor.seesText('Ada Muster');
  await visitor.tick(/Einlösebedingungen gelesen/);
  await visitor.press('button', /verbindlich einlösen/);
  await visitor.seesPage(/^\/thankyou$/, thanks(facts), 'Geschafft');
  await visitor.seesCalls('redeemVoucher', 1);
}

async function readConfirmation(visitor: Visitor, facts: RedeemFacts): Promise<void> {
  await visitor.seesText(/^EL-\w+/);
  await visitor.sees('heading', new RegExp(`${facts.remains.source} bleiben auf deinem Gutschein`));
  await facts.seeExtras?.(visitor);
}

async function takeCode(visitor: Visitor, facts: RedeemFacts): Promise<void> {
  await visitor.press('button', 'Code aufdecken');
  await visitor.sees('heading', `Dein Code für ${facts.shop}`);
  await visitor.seesAddress(/^\/thankyou$/);
  await visitor.seesCalls('revealMerchantCode', 1);
  await visitor.seesText(facts.shopCode);
  await visitor.press('button', 'Code kopieren');
  await visitor.sees('button', 'Kopiert');
  await expect
    .poll(() => visitor.page.evaluate(() => navigator.clipboard.readText()))
    .toBe(facts.shopCode);
  await visitor.page.evaluate(() =>
    addEventListener('click', () => document.body.setAttribute('data-left-at', String(scrollY)), {
      capture: true,
      once: true,
    }),
  );
  // One press: a visitor who comes from their own redemption need not confirm again.
  await visitor.press('link', 'Alles zu diesem Code');
  // The title never names the shop's code: it stays in the history.
  await visitor.seesPage(/^\/merchantcode\/\w+$/, `Dein Code für ${facts.shop}`, 'Dein Shopcode');
  await visitor.seesText(facts.shopCode);
  await visitor.download('PDF herunterladen', /^Shopcode\.pdf$/);
}

async function redeemRest(visitor: Visitor, facts: RedeemFacts): Promise<void> {
  await visitor.page.goBack();
  await visitor.seesAddress(/^\/thankyou$/);
  await visitor.sees('heading', thanks(facts));
  await visitor.sees('button', 'Code aufdecken');
  // The page is where it was left, or at its end: the covered code is shorter.
  const offLeftPlace = () => {
    const end = document.documentElement.scrollHeight - innerHeight;
    return Math.abs(scrollY - Math.min(Number(document.body.getAttribute('data-left-at')), end));
  };
  await expect.poll(() => visitor.page.evaluate(offLeftPlace)).toBeLessThan(2);
  await visitor.checkFocus();
  await visitor.press('link', 'Rest einlösen');
  await visitor.seesPage(/^\/$/, /^Rest einlösen$/, 'Gutschein einlösen');
  // The code is still in memory, so nothing must be typed again.
  await visitor.seesValue(text('redeem.code.label'), facts.code);
  await visitor.press('button', text('redeem.code.submit'));
  await visitor.press('link', text('redeem.held.choose'));
  await visitor.seesPage(/^\/shops$/, wallHeading(facts), 'Shop aussuchen');
  await visitor.seesText(facts.remains);
}
