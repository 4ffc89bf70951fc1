import type { Journey, Name, Step } from '../support/journey.ts';
import { ownCode } from '../support/own-code.ts';

interface RedeemFacts {
  readonly site: string;
  readonly brand: string;
  readonly code: string;
  /** The code with the stray spaces that a copied one carries. */
  readonly pasted: (code: string) => string;
  readonly balance: RegExp;
  readonly shop: { readonly name: string; readonly path: RegExp };
  /** What is typed into the search to find the shop. */
  readonly search: string;
  readonly category: string;
  /** Undefined where the site chooses the value. */
  readonly value?: RegExp;
  readonly sum: RegExp;
  readonly remains: RegExp;
  readonly shopCode: string;
  /** What the site asks beyond the usual. */
  readonly questions: readonly Step[];
  /** What stands on the confirmation of this site only. */
  readonly extras: readonly Step[];
}

/** Filters are beside the wall, or in a dialog where there is no room. */
export type Size = 'phone' | 'desktop';

/** The whole main job: from the code on the card to the code of the shop, and on to the rest. */
function redeemJourney(given: RedeemFacts): Journey {
  return {
    title: `${given.site}: redeem a part, take the code along, go on with the rest; every page has its title and the focus [4.004]`,
    site: given.site,
    steps: (size) => stepsOf({ ...given, code: ownCode(given.code) }, size),
  };
}

function stepsOf(facts: RedeemFacts, size: Size): Step[] {
  return [
    ...enterCode(facts),
    ...findShop(facts, size),
    ...chooseValue(facts),
    ...fillForm(facts),
    ...readConfirmation(facts),
    ...takeCode(facts),
    ...redeemRest(facts),
  ];
}

const page = (path: RegExp, heading: Name, title: string, { brand }: RedeemFacts): Step => ({
  see: 'page',
  path,
  heading,
  title: new RegExp(`^${title}.* – ${brand}$`),
});

function enterCode(facts: RedeemFacts): Step[] {
  return [
    { do: 'open', path: '/' },
    { see: 'element', role: 'heading', name: /Dein Gutschein/ },
    { do: 'paste', label: 'Gutscheincode', text: facts.pasted(facts.code) },
    { see: 'value', label: 'Gutscheincode', value: facts.code },
    { do: 'tick', label: 'Ich bin ein Mensch' },
    { do: 'press', role: 'button', name: 'Guthaben anzeigen' },
    page(/^\/shops$/, 'Such dir einen Shop aus', 'Shop aussuchen', facts),
    { see: 'text', text: facts.balance },
  ];
}

function findShop(facts: RedeemFacts, size: Size): Step[] {
  const category: Step = { do: 'tick', label: facts.category };
  return [
    ...(size === 'desktop'
      ? [category]
      : ([
          { do: 'press', role: 'button', name: 'Filter' },
          category,
          { do: 'press', role: 'button', name: /Shops zeigen$/ },
        ] satisfies Step[])),
    { see: 'text', text: /^\d+ von 132 Shops$/ },
    { do: 'type', label: 'Shop oder Stichwort suchen', text: facts.search },
    { see: 'text', text: /1 von 132 Shops/ },
    // What was typed is in the address, so that a reload and Back keep it.
    { see: 'address', matches: /^\/shops\?.*name=/ },
    { do: 'press', role: 'link', name: facts.shop.name },
  ];
}

function chooseValue(facts: RedeemFacts): Step[] {
  const { value, sum, shop } = facts;
  return [
    { see: 'element', role: 'heading', name: shop.name },
    { see: 'focus' },
    ...(value ? [{ do: 'pick', option: value } as const] : []),
    { see: 'text', text: facts.remains },
    { do: 'press', role: 'button', name: new RegExp(`^Mit ${sum.source} weiter`) },
    page(/^\/redeem\/checkout$/, 'Deine Angaben', 'Deine Angaben', facts),
  ];
}

function fillForm(facts: RedeemFacts): Step[] {
  return [
    { do: 'select', label: 'Anrede', option: 'Frau' },
    { do: 'type', label: 'Vorname', text: 'Ada' },
    { do: 'type', label: 'Nachname', text: 'Muster' },
    { do: 'type', label: 'E-Mail-Adresse', text: 'ada@example.com' },
    { do: 'type', label: 'E-Mail-Adresse wiederholen', text: 'ada@example.com' },
    ...facts.questions,
    { see: 'text', text: 'Ada Muster' },
    { do: 'tick', label: /Einlösebedingungen gelesen/ },
    { do: 'press', role: 'button', name: /verbindlich einlösen/ },
    page(/^\/thankyou$/, `Viel Freude bei ${facts.shop.name}!`, 'Geschafft', facts),
    { see: 'calls', operationId: 'redeemVoucher', count: 1 },
  ];
}

function readConfirmation(facts: RedeemFacts): Step[] {
  return [
    { see: 'text', text: /^EL-\w+/ },
    {
      see: 'element',
      role: 'heading',
      name: new RegExp(`${facts.remains.source} bleiben auf deinem Gutschein`),
    },
    ...facts.extras,
    { do: 'press', role: 'link', name: 'Shopcode anzeigen' },
    page(/^\/merchantcode\/\w+$/, 'Dein Shopcode', 'Dein Shopcode', facts),
    // Whoever opens the link, or a scanner of mails, has revealed nothing yet (2.062).
    { see: 'calls', operationId: 'revealMerchantCode', count: 0 },
  ];
}

function takeCode(facts: RedeemFacts): Step[] {
  return [
    { do: 'press', role: 'button', name: 'Code anzeigen' },
    page(
      /^\/merchantcode\/\w+$/,
      `Dein Code für ${facts.shop.name}`,
      // The title never names the shop's code (it stays in the history).
      'Dein Shopcode',
      facts,
    ),
    { see: 'calls', operationId: 'revealMerchantCode', count: 1 },
    { see: 'text', text: facts.shopCode },
    { do: 'press', role: 'button', name: 'Code kopieren' },
    { see: 'element', role: 'button', name: 'Kopiert' },
    { see: 'clipboard', text: facts.shopCode },
    { do: 'download', name: 'PDF laden', file: /^Shopcode\.pdf$/ },
  ];
}

function redeemRest(facts: RedeemFacts): Step[] {
  return [
    { do: 'go-back' },
    page(/^\/thankyou$/, `Viel Freude bei ${facts.shop.name}!`, 'Geschafft', facts),
    { do: 'press', role: 'link', name: 'Rest einlösen' },
    page(/^\/$/, /Dein Gutschein/, 'Gutschein einlösen', facts),
    // The code is still in memory, so nothing has to be typed again.
    { see: 'value', label: 'Gutscheincode', value: facts.code },
    { do: 'tick', label: 'Ich bin ein Mensch' },
    { do: 'press', role: 'button', name: 'Guthaben anzeigen' },
    page(/^\/shops$/, 'Such dir einen Shop aus', 'Shop aussuchen', facts),
    { see: 'text', text: facts.remains },
  ];
}

/** The visitor chooses the value; a partner's gift is offered. */
export const schenkwerkDe = redeemJourney({
  site: 'schenkwerk-de',
  brand: 'Schenkwerk',
  code: 'DEMO-50',
  pasted: (code) => `\u00a0${code.replace('-', '-\u200b')} \n`,
  balance: /50,00\s€/,
  shop: { name: 'Nordlicht', path: /^\/shops\/1001/ },
  search: 'nord licht',
  category: 'Mode & Schuhe',
  value: /^20\s€/,
  sum: /20\s€/,
  remains: /30,00\s€/,
  shopCode: 'GRUEN-4471-XKPD',
  questions: [],
  extras: [
    { see: 'element', role: 'heading', name: 'Ein kleines Extra für dich' },
    { see: 'element', role: 'link', name: /Zur Umfrage/ },
  ],
});

/** The site chooses the value and asks for consent. */
export const freudentagAt = redeemJourney({
  site: 'freudentag-at',
  brand: 'Freudentag',
  code: 'DEMO-3750',
  pasted: (code) => ` ${code}\t`,
  balance: /37,50/,
  shop: { name: 'Leseratte', path: /^\/shops\/1010/ },
  search: 'LESERATTE',
  category: 'Bücher & Musik',
  sum: /€\s25|25\s€/,
  remains: /12,50/,
  shopCode: '4006381333931',
  questions: [{ do: 'tick', label: /einverstanden, dass Freudentag/ }],
  extras: [],
});
