// The list of the overview, flow by flow, as plain data.
import type { Answer } from '../contract.ts';
import * as demo from '../demo-data.ts';
import * as flows from '../demo-flows.ts';
import type { MockSession } from '../session.ts';

export interface Row {
  /** The text that is copied and typed in. */
  readonly value: string;
  readonly shows: string;
  /** The balance that this visitor left. */
  readonly note?: string | undefined;
  readonly answer?: Answer | undefined;
  /** Page of the website that takes it; none for values that are typed in the middle of a flow. */
  readonly path?: string | undefined;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly Row[];
}

const GROUPS: Readonly<Record<demo.DemoGroup, readonly [title: string, text: string]>> = {
  credit: [
    'Vouchers with credit',
    'Entering one fills it again. With something added (DEMO-50-anything) it is a voucher of its own that remembers.',
  ],
  time: ['Sessions that end', 'For the warning and the end of a session.'],
  redeem: ['What redeeming answers', 'Accepted at first; the difference shows later.'],
  refused: ['Vouchers that are refused', 'One for every answer that the contract knows.'],
};

/** How the rows of a list differ from those that show the list's own answer and lead nowhere. */
interface Shape<Entry> {
  readonly answer?: (entry: Entry) => Answer;
  readonly note?: (entry: Entry) => string | undefined;
  readonly path?: (value: string) => string;
}

const rowsOf = <Entry extends Answer & { readonly shows: string }>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string,
  { answer = (entry) => entry, note, path }: Shape<Entry> = {},
): Row[] =>
  entries.map((entry) => {
    const value = valueOf(entry);
    return {
      value,
      shows: entry.shows,
      answer: answer(entry),
      note: note?.(entry),
      path: path?.(value),
    };
  });

/** All demo data by flow, with the memory of the session. */
export function sectionsOf({ notes }: MockSession): Section[] {
  /** The balance of a voucher or card of the session. */
  const left = (thing: string): string | undefined => {
    const cents = notes.get(thing)?.balanceInCent;
    return cents === undefined ? undefined : `now ${(cents / 100).toFixed(2)} left`;
  };
  const ident = (entry: flows.DemoSecret) => entry.ident;
  const code = (entry: { readonly code: string }) => entry.code;
  return [
    ...(Object.keys(GROUPS) as demo.DemoGroup[]).map((group): Section => {
      const [title, text] = GROUPS[group];
      const rows = rowsOf(
        demo.demoVouchers.filter((voucher) => voucher.group === group),
        code,
        {
          answer: (voucher) =>
            voucher.redeem ??
            voucher.giveaway ??
            voucher.orderStatus ??
            voucher.promotion ??
            voucher.account ??
            voucher,
          note: (voucher) => left(voucher.code),
          path: () => '/',
        },
      );
      return { id: group, title, text, rows };
    }),
    {
      id: 'partners',
      title: 'Links of partners',
      text: 'Links that a partner puts on its own page instead of a code.',
      rows: rowsOf(flows.partnerLinks, ident, { path: (value) => `/tpr/${value}` }),
    },
    {
      id: 'activation',
      title: 'Activation',
      text: 'Links for those who give.',
      rows: rowsOf(flows.activations, ({ orderHash }) => orderHash, {
        answer: (order) => order.activate ?? order,
        note: ({ orderHash }) => {
          const count = notes.get(orderHash)?.activated?.length;
          return count ? `${count} activated` : undefined;
        },
        path: (value) => `/activate/shop/A-4711/${value}`,
      }),
    },
    {
      id: 'cards',
      title: 'Prepaid cards',
      text: 'Serial numbers to look up and top up.',
      rows: rowsOf(flows.cards, ({ serialNumber }) => serialNumber, {
        answer: (card) => card.init ?? card,
        note: (card) => left(card.serialNumber),
        path: () => '/prepaid',
      }),
    },
    {
      id: 'amounts',
      title: 'Amounts to top up',
      text: 'The amount says how a payment ends, with every provider.',
      rows: rowsOf(flows.charges, ({ amountInCent }) => String(amountInCent / 100)),
    },
    {
      id: 'links',
      title: 'Redeem links',
      text: 'Pages with the code of a shop. Nothing is revealed before the click.',
      rows: rowsOf(demo.demoLinks, ({ token }) => token, {
        path: (value) => `/merchantcode/${value}`,
      }),
    },
    {
      id: 'orders',
      title: 'Orders',
      text: 'Any e-mail address fits an order.',
      rows: rowsOf(demo.demoOrders, ({ orderNumber }) => orderNumber, { path: () => '/help' }),
    },
    {
      id: 'shops',
      title: 'Shops',
      text: 'Beside those on the wall.',
      rows: rowsOf(demo.demoShops, ({ id }) => String(id), { path: (value) => `/shops/${value}` }),
    },
    {
      id: 'resends',
      title: 'Send the link again',
      text: 'At most once a minute.',
      rows: rowsOf(flows.resends, code, { path: () => '/redeem/resend-link' }),
    },
    {
      id: 'reactivations',
      title: 'Reactivation',
      text: 'Codes of the old format; a code is reviewed once.',
      rows: rowsOf(flows.reactivations, code, {
        note: (entry) => (notes.get(entry.code)?.busyUntil ? 'under review' : undefined),
        path: () => '/reactivate',
      }),
    },
    {
      id: 'downloads',
      title: 'Voucher PDF and ZIP',
      text: 'The PIN is 1234; the third wrong one locks for a minute.',
      rows: rowsOf(flows.downloads, ident, { path: (value) => `/voucher-pdf/${value}` }),
    },
    {
      id: 'checks',
      title: 'Identity checks',
      text: 'The PIN is 123456. Submitting the form leads on to the PIN, the PIN to the review.',
      rows: rowsOf(flows.identityChecks, ident, {
        note: (entry) => {
          const stage = notes.get(entry.ident)?.stage;
          return stage && `now ${stage.replace('fraud-', '').replaceAll('-', ' ')}`;
        },
        path: (value) => `/fraud-prevention/${value}`,
      }),
    },
    {
      id: 'region',
      title: 'Places',
      text: 'Places that the geocoding service knows, and the shops around them.',
      rows: [
        ...flows.places.map(({ query, shows, postalCodes }) => [
          query,
          `${shows}; also ${postalCodes.join(', ')}`,
        ]),
        ['Hambrug', 'A typing error is forgiven'],
        ['Frankfurt', 'Three places of one name'],
        ['Atlantis', 'No place'],
        ['zu viele', 'Too many searches'],
      ].map(([value = '', shows = '']) => ({ value, shows, path: '/region' })),
    },
    {
      id: 'inputs',
      title: 'Special inputs',
      text: 'Work with any demo data.',
      rows: rowsOf(demo.demoInputs, ({ input }) => input),
    },
  ];
}
