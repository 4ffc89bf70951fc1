import { text } from '../support/text.ts';
import {
  find,
  findAtRest,
  isGone,
  look,
  pattern,
  type Found,
  type Target,
} from './page-queries.ts';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

type Name = string | RegExp;

/** Acts and looks of a visitor in an engine, by role and label, with real presses. */
export interface EngineVisitor {
  readonly tab: Tab;
  /** Opens an address of a site. */
  open(site: string, path: string): Promise<void>;
  goBack(): Promise<void>;
  reload(): Promise<void>;
  press(role: 'button' | 'link', name: Name): Promise<void>;
  type(label: Name, text: string): Promise<void>;
  tick(name: Name): Promise<void>;
  pick(name: Name): Promise<void>;
  select(label: Name, option: string): Promise<void>;
  upload(label: Name, path: string): Promise<void>;
  sees(role: string, name: Name): Promise<Found>;
  seesText(text: Name): Promise<void>;
  seesNoText(text: Name): Promise<void>;
  seesValue(label: Name, value: string): Promise<void>;
  seesPath(path: RegExp): Promise<void>;
  /** The page has a heading that is in the window and has the focus. */
  seesPage(path: RegExp, heading: Name): Promise<void>;
}

const words = (name: Name): string => (typeof name === 'string' ? name : pattern(name));

/** @param port where the sites answer */
export function createEngineVisitor(tab: Tab, port: number): EngineVisitor {
  const go = async (target: Target): Promise<void> => tab.click(await findAtRest(tab, target));
  const choose = async (role: 'checkbox' | 'radio', name: Name): Promise<void> => {
    const target = { role, name: words(name) };
    if ((await find(tab, target)).isChecked) return;
    await go(target);
    await until(
      `${role} ${String(name)} is chosen`,
      async () => (await find(tab, target)).isChecked,
    );
  };
  const seesPath: EngineVisitor['seesPath'] = async (path) => {
    await until(`address ${path}`, async () =>
      path.test(await tab.run(() => location.pathname + location.search)),
    );
  };
  return {
    tab,
    open: (site, path) => tab.open(`http://${site}.localhost:${port}${path}`),
    goBack: () => tab.run(() => history.back()),
    async reload() {
      await tab.run(() => {
        Object.assign(window, { isOld: true });
        location.reload();
      });
      await until('the page anew', () => tab.run(() => !('isOld' in window)));
    },
    press: (role, name) => go({ role, name: words(name) }),
    async type(label, typed) {
      const field = { label: words(label) };
      await go(field);
      await until(`focus in ${String(label)}`, async () => (await find(tab, field)).isFocused);
      await tab.type(typed);
      await until(`${String(label)} has what was typed`, async () =>
        (await find(tab, field)).value.includes(typed),
      );
    },
    tick: (name) => choose('checkbox', name),
    pick: (name) => choose('radio', name),
    async select(label, option) {
      // Its list is a window of the system, which no driver sees: the keys choose without opening it.
      const field = await find(tab, { label: words(label) }, true);
      if (!field.isFocused) await tab.run(focusSelect, words(label));
      await tab.type(option);
      await until(`${option} is chosen`, async () =>
        (await tab.run(selectedTexts)).includes(option),
      );
    },
    async upload(label, path) {
      await find(tab, { label: words(label) }, true);
      await tab.upload('input[type=file]', path);
    },
    sees: (role, name) => find(tab, { role, name: words(name) }),
    seesText: async (shown) => void (await find(tab, { text: words(shown) })),
    seesNoText: (shown) => isGone(tab, { text: words(shown) }),
    async seesValue(label, value) {
      await until(
        `${String(label)} is ${value}`,
        async () => (await find(tab, { label: words(label) })).value === value,
      );
    },
    seesPath,
    async seesPage(path, heading) {
      await seesPath(path);
      await until(`heading ${String(heading)} with the focus`, async () => {
        const { isFocused, y } = await find(tab, { role: 'heading', name: words(heading) });
        return isFocused && y >= 0 && y < (await tab.run(() => innerHeight));
      });
    },
  };
}

/** Enters a code on the landing page, and goes on from the balance to the shops. */
export async function enterCode(visitor: EngineVisitor, code: string): Promise<void> {
  await visitor.type(text('redeem.code.label'), code);
  await visitor.press('button', text('redeem.code.submit'));
  await goToShops(visitor);
}

/** The balance may come first, with a link to the shops. */
export async function goToShops({ tab }: EngineVisitor): Promise<void> {
  // Its name ends with the balance when the code has just been entered.
  const link = { role: 'link', name: `/^${text('redeem.held.choose')}` };
  await until('the shops', async () => {
    if ((await tab.run(() => location.pathname)) === '/shops') return true;
    const found = await look(tab, link, true);
    if (found) await tab.click(found);
    return false;
  });
}

// These run in the page.

function focusSelect(label: string): void {
  for (const select of document.querySelectorAll('select')) {
    if (select.labels[0]?.textContent?.trim() === label) select.focus();
  }
}

const selectedTexts = (): string[] =>
  [...document.querySelectorAll('select')].flatMap(({ selectedOptions }) =>
    [...selectedOptions].map(({ text: chosen }) => chosen),
  );
