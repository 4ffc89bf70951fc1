import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { MockHandle } from '../support/mock.ts';
import { serveProviderScripts } from '../support/provider-scripts.ts';
import { filledDraft, seed as holdVoucher } from '../support/seed.ts';
import { text } from '../support/text.ts';
import { anyAct, nextStep, type Act } from './acts.ts';
import { textOf, wrongInTheEnd, wrongNow, type Consents } from './checks.ts';
import { beFree, type FreeServer } from './free-server.ts';
import { createRandom, type Random } from './random.ts';

const ACTS = 10;

/** A walk in which fewer of the acts succeed says nothing about the site. */
const LEAST_DONE = ACTS / 2;

/** With a voucher and a form that is filled in. */
const CHECKOUT = '/redeem/checkout';

const STARTS = [
  '/',
  '/',
  '/',
  CHECKOUT,
  CHECKOUT,
  CHECKOUT,
  '/shops',
  '/prepaid',
  '/merchantcode/demo-code128',
  '/activate/shop/A-4711/demo-several',
  // A link that a stranger sent.
  '/payment/amazonpay?flow=redeem&amazonCheckoutSessionId=stranger',
] as const;

/**
 * Walks through the site as a visitor who does anything, against a server that answers as freely as the
 * contract allows. The seed decides everything. @returns the errors, with the acts before it
 */
export async function walk(
  context: BrowserContext,
  first: Page,
  mock: MockHandle,
  seed: number,
): Promise<string[]> {
  const random = createRandom(seed);
  const server = await beFree(context, seed);
  const consents: Consents = { redeem: 0, pay: 0 };
  const log: string[] = [];
  const wrong: string[] = [];
  const seen = new Set<string>();
  let done = 0;
  let page = first;
  await serveProviderScripts(page);
  const start = random.pick(STARTS);
  log.push(start);
  if (start === CHECKOUT)
    await holdVoucher(first, mock, { voucher: 'DEMO-50', draft: filledDraft });
  await page.goto(start);
  for (let count = 0; count < ACTS && wrong.length === 0; count += 1) {
    await settle(page, server, log);
    const others = context.pages().filter((one) => one !== page && !one.isClosed());
    if (others.length > 0 && random.chance(0.15)) {
      page = random.pick(others);
      // A tab behind another one draws nothing, so nobody can press in it.
      await page.bringToFront();
    } else if (others.length === 0 && random.chance(0.06)) page = await secondTab(page);
    const act = await chooseAct(page, random);
    if (act.consents) consents[act.consents] += 1;
    seen.add(await sightOf(page));
    const isDone = await attempt(act);
    if (isDone) done += 1;
    log.push(isDone ? act.name : `${act.name} (not possible)`);
    await settle(page, server, log);
    seen.add(await sightOf(page));
    const now = page;
    wrong.push(...(await lasting(() => wrongNow(now, server, consents))));
  }
  if (wrong.length === 0 && done < LEAST_DONE) wrong.push(`${done} of ${ACTS} acts were possible`);
  if (wrong.length === 0 && seen.size < 2) wrong.push('the walk got nowhere');
  server.heal();
  wrong.push(...(wrong.length === 0 ? await afterHealing(page, server, log) : []));
  // Calls that are under way end with the walk.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  return wrong.length === 0 ? [] : [...wrong, `after: ${log.join(' → ')}`];
}

const chooseAct = async (page: Page, random: Random): Promise<Act> =>
  (random.chance(0.7) && (await nextStep(page, random))) || anyAct(page, random);

/**
 * An element that is covered or gone when the visitor acts is not there for them either.
 * @returns whether the act was possible: a walk counts those
 */
const attempt = (act: Act): Promise<boolean> =>
  act.run().then(
    () => true,
    (error: unknown) => {
      if (
        !/Timeout|detached|closed|intercepts|aborted|interrupted|did not change/.test(String(error))
      )
        throw error;
      return false;
    },
  );

/** The visitor's page and its text: they change where a walk makes progress. */
const sightOf = async (page: Page): Promise<string> =>
  `${new URL(page.url()).pathname} ${await textOf(page)}`;

async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await serveProviderScripts(tab);
  await tab.goto(page.url(), { waitUntil: 'load' });
  return tab;
}

const GO_ON = ['Einlösung abschließen', text('code.reveal'), 'Noch einmal versuchen'];

/** How many buttons somebody presses who has waited. */
const PATIENCE = 5;

/** Goes on where something is open, as somebody does who has waited; never twice in a row with one button. */
async function afterHealing(page: Page, server: FreeServer, log: string[]): Promise<string[]> {
  const nextButton = async () => {
    if (log.filter((act) => act.startsWith('healed: ')).length >= PATIENCE) return undefined;
    for (const name of GO_ON.filter((one) => log.at(-1) !== `healed: ${one}`)) {
      const button = page.getByRole('button', { name }).filter({ visible: true }).first();
      if (await button.isVisible()) return { name, button };
    }
    return undefined;
  };
  for (let next = await nextButton(); next; next = await nextButton()) {
    const { name, button } = next;
    log.push(`healed: ${name}`);
    await attempt({ name, run: () => button.click() });
    await settle(page, server, log);
  }
  const found = await lasting(() => wrongInTheEnd(page, server));
  // The last act of a walk may have led to a page that is open only now.
  return found.length > 0 && (await nextButton()) ? afterHealing(page, server, log) : found;
}

/** The page may still be taking in the last answer: only lasting errors count. */
async function lasting(check: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  await expect
    .poll(async () => (found = await check()), { intervals: [50, 100, 200], timeout: 3000 })
    .toEqual([])
    .catch(() => undefined);
  return found;
}

/**
 * Waits until nothing is under way and something can be done. @throws Error a page without a way on, with
 * the acts that led there
 */
async function settle(page: Page, server: FreeServer, log: readonly string[]): Promise<void> {
  await page.waitForLoadState('load');
  await expect
    .poll(async () => (server.pending() > 0 ? 'a call is under way' : stateOf(page)), {
      message: `${page.url()} after ${log.join(' → ')}`,
      intervals: [20, 50, 100],
      // A call is given up after 20 s, and the state of a redemption is then asked for.
      timeout: 45_000,
    })
    .toBe('settled');
}

const stateOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const busy = document.querySelector('main [aria-busy=true]');
      if (busy) return `busy: ${busy.outerHTML.slice(0, 80)}`;
      const controls = document.querySelectorAll(
        ':is(main, [role=dialog], [role=alertdialog]) :is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary)',
      );
      const canGoOn = [...controls].some((control) => control.checkVisibility());
      return canGoOn
        ? 'settled'
        : `no way on: ${location.href} ${document.readyState} ${document.body.innerText.slice(0, 200)}`;
    })
    .catch(() => 'the page is being left');
