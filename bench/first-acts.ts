import { openFirstActs, type ActTimes, type FirstAct } from './first-act.ts';
import { spread } from './support/median.ts';

const list = (name: string, fallback: string) => (process.env[name] ?? fallback).split(',');

const ROUNDS = Number(process.env['ACT_ROUNDS'] ?? 3);
/** When the visitor acts: milliseconds after the navigation began. */
const MOMENTS = list('ACT_MOMENTS', '700,1500,3000,4000,6000').map(Number);

/** Forms are sent empty, which they say at once. */
const ERROR = '[aria-invalid=true]';
const SEND: Omit<FirstAct, 'path'> = { press: 'form [type=submit]', effect: ERROR };
const MENU = { press: 'header button[aria-expanded]', effect: 'header [aria-expanded=true]' };
const REVEAL = { press: 'main button', effect: 'main [data-pending]' };
const OPEN_FORM = { press: 'main button', effect: 'main textarea' };

const ACTS: Readonly<Record<string, FirstAct>> = {
  'landing page': { path: '/', ...SEND },
  wall: { path: '/shops', ...MENU },
  'a shop': { path: '/shops/1001', ...MENU },
  'merchant code': { path: '/merchantcode/demo-pin-card', ...REVEAL },
  'top-up': { path: '/prepaid', ...SEND },
  help: { path: '/help/other', ...OPEN_FORM },
  resend: { path: '/redeem/resend-link', ...SEND },
};
const PAGES = list('ACT_PAGES', Object.keys(ACTS).join());

/**
 * How long a visitor's first act takes, beside the peer: milliseconds from the press until its effect is on the screen,
 * then the longest interaction of the visit.
 * @param origin of the site; @param peer address of the peer @returns a row for each page
 */
export async function measureFirstActs(origin: string, peer: string): Promise<object[]> {
  const visits = await openFirstActs();
  const results = new Map<string, ActTimes[]>();
  const { origin: peerOrigin, pathname } = new URL(peer);
  const peerAct = { path: pathname, press: 'form button', effect: ERROR };
  const rows = [
    ...PAGES.map((title) => ({ title, origin, act: actOf(title) })),
    { title: 'peer', origin: peerOrigin, act: peerAct },
  ];
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const afterInMs of MOMENTS) {
        for (const { title, ...visit } of rows) {
          const key = keyOf(title, afterInMs);
          const times = await visits.measure({ ...visit, afterInMs });
          results.set(key, [...(results.get(key) ?? []), times]);
        }
      }
      console.log(`first acts, round ${round} of ${ROUNDS}`);
    }
  } finally {
    await visits.close();
  }
  return rows.map(({ title }) => ({
    page: title,
    ...Object.fromEntries(
      MOMENTS.map((moment) => {
        const times = results.get(keyOf(title, moment)) ?? [];
        const effect = spread(times.map(({ effectInMs }) => effectInMs));
        const event = spread(times.map(({ longestEventInMs }) => longestEventInMs));
        return [`after ${moment / 1000} s`, `${effect}; ${event}`];
      }),
    ),
  }));
}

function actOf(name: string): FirstAct {
  const act = ACTS[name];
  if (!act) throw new Error(`No page is called ${name}`);
  return act;
}

const keyOf = (title: string, moment: number) => `${title} ${moment}`;
