import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A person's name for an element: its role and name, its label, or its text. */
export interface Target {
  readonly role?: string;
  readonly label?: string;
  readonly text?: string;
  /** Of `role`; a regular expression as text where it begins with a slash. */
  readonly name?: string;
}

export interface Found {
  /** The middle of the part that can be pressed, in the window. */
  readonly x: number;
  readonly y: number;
  readonly isFocused: boolean;
  readonly value: string;
  readonly isChecked: boolean;
  /** It, or a parent of it, is being animated. */
  readonly isMoving: boolean;
}

/** A pattern for `Target`. */
export const pattern = (expression: RegExp): string => `/${expression.source}`;

const describe = ({ role, label, text, name }: Target): string =>
  [role, label ?? text ?? name].filter(Boolean).join(' ');

/** Waits for an element that can be seen. @param scrolls brings it into the window */
export async function find(tab: Tab, target: Target, scrolls = false): Promise<Found> {
  return until(describe(target), () => look(tab, target, scrolls));
}

/**
 * Waits for an element in the window that has stopped moving. Texts become a line longer when the page's fonts
 * come, in Firefox on Linux, where the widths of the system's font are whole pixels. Two looks at the same
 * place are not enough: WebKit may draw nothing for some hundred milliseconds in the middle of an animation, or
 * before the consequences of a new size are laid out. So the page is drawn between them.
 */
export function findAtRest(tab: Tab, target: Target): Promise<Found> {
  let before: Found | null = null;
  return until(`${describe(target)} at rest`, async () => {
    const now = (await tab.run(areFontsThere)) ? await look(tab, target, true) : null;
    const isAtRest = now && !now.isMoving && before && now.x === before.x && now.y === before.y;
    before = now;
    if (!isAtRest) await tab.run(nextFrame);
    return isAtRest && now;
  });
}

/** An element that can be seen now; null if there is none. @param scrolls brings it into the window */
export async function look(tab: Tab, target: Target, scrolls = false): Promise<Found | null> {
  if (!(await tab.run(hasLibrary))) await tab.run(library);
  return tab.run(query, target, scrolls);
}

/** Waits until an element is gone, or is not seen any more. */
export async function isGone(tab: Tab, target: Target): Promise<void> {
  await until(`no ${describe(target)}`, async () => (await look(tab, target)) === null);
}

// These run in the page.

/** Fonts that are held back with the page's scripts are not waited for. */
const areFontsThere = (): boolean => document.fonts.status === 'loaded' || performance.now() > 3000;

/** Fonts are there, and nothing moves but what does so for ever. */
export const isAtRest = (): boolean =>
  document.fonts.status === 'loaded' &&
  !document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

/** The next drawing of the page; a window that nobody sees may not draw. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 500);
  });

const hasLibrary = (): boolean => 'TestingLibraryDom' in window;

function query(target: Target, scrolls: boolean): Found | null {
  const { queries } = (window as unknown as { TestingLibraryDom: { queries: Queries } })
    .TestingLibraryDom;
  const { role, label, text, name } = target;
  const toMatcher = (words: string | undefined) =>
    words?.startsWith('/') ? new RegExp(words.slice(1)) : words;
  const all =
    role !== undefined
      ? queries.queryAllByRole(
          document.body,
          role,
          name === undefined ? {} : { name: toMatcher(name) },
        )
      : label !== undefined
        ? queries.queryAllByLabelText(document.body, toMatcher(label))
        : queries.queryAllByText(document.body, toMatcher(text));
  const element = all.find((one) => {
    const shown = one.closest('label') ?? one;
    return shown.getClientRects().length > 0 && getComputedStyle(shown).visibility === 'visible';
  });
  if (!element) return null;
  // A drawn box or tile: the label is pressed.
  const shown = element.closest('label') ?? element;
  // No further than needed: two quick presses on one place of the window are a double click.
  if (scrolls) shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  return {
    x: left + width / 2,
    y: top + height / 2,
    isFocused: element === document.activeElement,
    value: (element as HTMLInputElement).value ?? '',
    isChecked: (element as HTMLInputElement).checked ?? false,
    isMoving: document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.getComputedTiming().endTime !== Infinity &&
          effect.target?.contains(shown),
      ),
  };
}

interface Queries {
  queryAllByRole(
    container: Element,
    role: string,
    options: { readonly name?: string | RegExp | undefined },
  ): HTMLElement[];
  queryAllByLabelText(container: Element, text: string | RegExp | undefined): HTMLElement[];
  queryAllByText(container: Element, text: string | RegExp | undefined): HTMLElement[];
}
