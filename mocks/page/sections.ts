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
  readonly path?: string;
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

/** All demo data by flow, with the memory of the session. */
export function sectionsOf(session: MockSession): Section[] {
  return [
    ...(Object.keys(GROUPS) as demo.DemoGroup[]).map((group) => vouchers(group, session)),
    partners(),
    activations(session),
    ...prepaid(session),
    ...afterRedeeming(),
    ...oldCodes(session),
    secrets(
      'downloads',
      'Voucher PDF and ZIP',
      'The PIN is 1234; the third wrong one locks for a minute.',
      flows.downloads,
      (ident) => `/voucher-pdf/${ident}`,
    ),
    secrets(
      'checks',
      'Identity checks',
      'The PIN is 123456. Submitting the form leads on to the PIN, the PIN to the review.',
      flows.identityChecks,
      (ident) => `/fraud-prevention/${ident}`,
      session,
    ),
    region(),
    inputs(),
  ];
}

function vouchers(group: demo.DemoGroup, session: MockSession): Section {
  const [title, text] = GROUPS[group];
  const rows = demo.demoVouchers
    .filter((voucher) => voucher.group === group)
    .map((voucher): Row => {
      const { code, shows, redeem, giveaway, orderStatus, promotion, account } = voucher;
      const later = redeem ?? giveaway ?? orderStatus ?? promotion ?? account;
      return { value: code, shows, note: left(session, code), answer: later ?? voucher, path: '/' };
    });
  return { id: group, title, text, rows };
}

/** The balance of a voucher or card of the session. */
function left({ notes }: MockSession, thing: string): string | undefined {
  const cents = notes.get(thing)?.balanceInCent;
  return cents === undefined ? undefined : `now ${(cents / 100).toFixed(2)} left`;
}

function partners(): Section {
  const rows = flows.partnerLinks.map((link): Row => ({
    value: link.ident,
    shows: link.shows,
    answer: link,
    path: `/tpr/${link.ident}`,
  }));
  const text = 'Links that a partner puts on its own page instead of a code.';
  return { id: 'partners', title: 'Links of partners', text, rows };
}

function activations({ notes }: MockSession): Section {
  const rows = flows.activations.map((order): Row => {
    const count = notes.get(order.orderHash)?.activated?.length;
    return {
      value: order.orderHash,
      shows: order.shows,
      note: count ? `${count} activated` : undefined,
      answer: order.activate ?? order,
      path: `/activate/shop/A-4711/${order.orderHash}`,
    };
  });
  return { id: 'activation', title: 'Activation', text: 'Links for those who give.', rows };
}

function prepaid(session: MockSession): Section[] {
  const cards = flows.cards.map((card): Row => ({
    value: card.serialNumber,
    shows: card.shows,
    note: left(session, card.serialNumber),
    answer: card.init ?? card,
    path: '/prepaid',
  }));
  const amounts = flows.charges.map((charge): Row => ({
    value: String(charge.amountInCent / 100),
    shows: charge.shows,
    answer: charge,
  }));
  return [
    {
      id: 'cards',
      title: 'Prepaid cards',
      text: 'Serial numbers to look up and top up.',
      rows: cards,
    },
    {
      id: 'amounts',
      title: 'Amounts to top up',
      text: 'The amount says how a payment ends, with every provider.',
      rows: amounts,
    },
  ];
}

function afterRedeeming(): Section[] {
  const links = demo.demoLinks.map((link): Row => ({
    value: link.token,
    shows: link.shows,
    answer: link,
    path: `/merchantcode/${link.token}`,
  }));
  const orders = demo.demoOrders.map((order): Row => ({
    value: order.orderNumber,
    shows: order.shows,
    answer: order,
    path: '/help',
  }));
  const shops = demo.demoShops.map((shop): Row => ({
    value: String(shop.id),
    shows: shop.shows,
    answer: shop,
    path: `/shops/${shop.id}`,
  }));
  return [
    {
      id: 'links',
      title: 'Redeem links',
      text: 'Pages with the code of a shop. Nothing is revealed before the click.',
      rows: links,
    },
    { id: 'orders', title: 'Orders', text: 'Any e-mail address fits an order.', rows: orders },
    { id: 'shops', title: 'Shops', text: 'Beside those on the wall.', rows: shops },
  ];
}

function oldCodes({ notes }: MockSession): Section[] {
  const resends = flows.resends.map((entry): Row => ({
    value: entry.code,
    shows: entry.shows,
    answer: entry,
    path: '/redeem/resend-link',
  }));
  const reactivations = flows.reactivations.map((entry): Row => ({
    value: entry.code,
    shows: entry.shows,
    note: notes.get(entry.code)?.busyUntil ? 'under review' : undefined,
    answer: entry,
    path: '/reactivate',
  }));
  return [
    {
      id: 'resends',
      title: 'Send the link again',
      text: 'At most once a minute.',
      rows: resends,
    },
    {
      id: 'reactivations',
      title: 'Reactivation',
      text: 'Codes of the old format; a code is reviewed once.',
      rows: reactivations,
    },
  ];
}

function secrets(
  id: string,
  title: string,
  text: string,
  list: readonly flows.DemoSecret[],
  pathOf: (ident: string) => string,
  session?: MockSession,
): Section {
  const rows = list.map((entry): Row => {
    const stage = session?.notes.get(entry.ident)?.stage;
    return {
      value: entry.ident,
      shows: entry.shows,
      note: stage && `now ${stage.replace('fraud-', '').replaceAll('-', ' ')}`,
      answer: entry,
      path: pathOf(entry.ident),
    };
  });
  return { id, title, text, rows };
}

function region(): Section {
  const places = flows.places.map((place): Row => ({
    value: place.query,
    shows: `${place.shows}; also ${place.postalCodes.join(', ')}`,
    path: '/region',
  }));
  const rows: Row[] = [
    ...places,
    { value: 'Hambrug', shows: 'A typing error is forgiven', path: '/region' },
    { value: 'Frankfurt', shows: 'Three places of one name', path: '/region' },
    { value: 'Atlantis', shows: 'No place', path: '/region' },
    { value: 'zu viele', shows: 'Too many searches', path: '/region' },
  ];
  const text = 'Places that the geocoding service knows, and the shops around them.';
  return { id: 'region', title: 'Places', text, rows };
}

function inputs(): Section {
  const rows = demo.demoInputs.map((entry): Row => ({
    value: entry.input,
    shows: entry.shows,
    answer: entry,
  }));
  return { id: 'inputs', title: 'Special inputs', text: 'Work with any demo data.', rows };
}
