import { execFileSync } from 'node:child_process';
import { wordsOf } from '../support/brand-words.ts';
import type { MessageKey } from '../../src/i18n/keys.d.ts';
import type { Session } from '../engines/session.ts';
import type { Tab } from '../engines/tab.ts';
import { until } from '../engines/until.ts';
import type { Orca } from './orca.ts';

/** What Firefox and Orca say of themselves, which differs from run to run. */
const NOISE =
  /^$|^Loading\.|^Finished loading|^(Focus|Browse) mode$|^statusbar$|^(Navigation|Menu) tool bar$/;

/** More stops than there are on the longest way. */
const MOST_STOPS = 60;

export interface Site {
  readonly id: string;
  readonly locale: string;
  /** One of its shops, and a word that several have. */
  readonly shop: string;
  readonly keyword: string;
}

/** Somebody who uses a site with the keys alone and hears the words. */
export interface Listener {
  readonly site: Site;
  /** A text of the site, as a pattern: a placeholder can be anything. */
  words(key: MessageKey): RegExp;
  /** Opens an address; words while it loads are not written down. */
  open(path: string): Promise<void>;
  /** Opens an address and goes past header and navigation with the skip link. */
  openMain(path: string): Promise<void>;
  /** Presses a key. @param then waits for its effect */
  press(key: string, then?: () => Promise<unknown>): Promise<void>;
  type(text: string, then?: () => Promise<unknown>): Promise<void>;
  /** Presses Tab until the focused element has this name. */
  tabTo(name: RegExp): Promise<void>;
  /** Waits until a heading of this name is there. */
  heading(name: RegExp): () => Promise<unknown>;
  /** Waits until the page has this text. */
  text(words: RegExp): () => Promise<unknown>;
  /** The transcript so far. */
  transcript(): string;
}

interface Parts {
  readonly site: Site;
  readonly tab: Tab;
  readonly orca: Orca;
  readonly session: Session;
  readonly port: number;
}

export function createListener({ site, tab, orca, session, port }: Parts): Listener {
  const words = wordsOf(site.id, site.locale);
  const lines: string[] = [];
  const xdotool = (...args: string[]): void =>
    void execFileSync('xdotool', args, { env: session.env });
  const step = async (act: () => void, title: string, then?: () => Promise<unknown>) => {
    act();
    await then?.();
    const said = (await orca.heard(tab)).filter((line) => !NOISE.test(line));
    lines.push(`[${title}] ${said.length > 0 ? said.map(onOneLine).join(' | ') : '(silent)'}`);
  };
  const press: Listener['press'] = (key, then) => step(() => xdotool('key', key), key, then);
  const open: Listener['open'] = async (path) => {
    await tab.open(`http://${site.id}.localhost:${port}${path}`);
    await until('the whole page', () => tab.run(() => document.readyState === 'complete'));
    await orca.heard(tab);
    lines.push('', `# ${path}`);
  };
  return {
    site,
    words: (key) =>
      new RegExp(
        words(key)
          .split(/\{[^}]*\}/)
          .map((part) =>
            part
              .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
              .replaceAll(/\s/g, String.raw`\s`),
          )
          .join('.*'),
      ),
    open,
    async openMain(path) {
      await open(path);
      await press('Tab');
      await press('Return');
    },
    press,
    type: (text, then) => step(() => xdotool('type', '--delay', '30', text), `type ${text}`, then),
    async tabTo(name) {
      for (let stops = 0; stops < MOST_STOPS; stops++) {
        await press('Tab');
        if (name.test(await tab.run(nameOfFocus))) return;
      }
      throw new Error(`Tab does not reach ${name}`);
    },
    heading: (name) => () =>
      until(`heading ${name}`, async () =>
        (await tab.run(headings)).some((heading) => name.test(heading)),
      ),
    text: (wanted) => () =>
      until(`text ${wanted}`, async () =>
        wanted.test(await tab.run(() => document.body.innerText)),
      ),
    transcript: () => `${lines.join('\n').trim()}\n`,
  };
}

const onOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

// These run in the page.

function nameOfFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const label =
    focused instanceof HTMLInputElement ||
    focused instanceof HTMLSelectElement ||
    focused instanceof HTMLTextAreaElement
      ? focused.labels?.[0]?.textContent
      : undefined;
  const name = focused.getAttribute('aria-label') ?? label ?? focused.textContent;
  return name.replaceAll(/\s+/g, ' ').trim();
}

const headings = (): string[] =>
  [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );
