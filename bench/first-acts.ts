import { openFirstActs, type ActTimes, type FirstAct } from './first-act.ts';
import { spread } from './support/median.ts';

/** When the visitor acts: milliseconds after the navigation began. */
const MOMENTS = [700, 1500, 3000, 4000, 6000];

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
/**
 * How long a visitor's first act takes, beside the peer: milliseconds from the press until its effect is on the screen,
 * then the longest interaction of the visit.
 * @param origin of the site; @param peer address of the peer @param named pages; none: all
 * @returns a row for each page
 */
export async function measureFirstActs(
  origin: string,
  peer: string,
  named: readonly string[],
): Promise<object[]> {
  const rounds = named.length > 0 ? 1 : 3;
  const visits = await openFirstActs();
  const results = new Map<string, ActTimes[]>();
  const { origin: peerOrigin, pathname } = new URL(peer);
  const peerAct = { path: pathname, press: 'form button', effect: ERROR };
  const rows = [
    ...Object.entries(ACTS)
      .filter(([title]) => named.length === 0 || named.includes(title))
      .map(([title, act]) => ({ title, origin, act })),
    { title: 'peer', origin: peerOrigin, act: peerAct },
  ];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const afterInMs of MOMENTS) {
        for (const { title, ...visit } of rows) {
          const key = keyOf(title, afterInMs);
          const times = await visits.measure({ ...visit, afterInMs });
          results.set(key, [...(results.get(key) ?? []), times]);
        }
      }
      console.log(`first acts, round ${round} of ${rounds}`);
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

const keyOf = (title: string, moment: number) => `${title} ${moment}`;
