import { virtual } from '@guidepup/virtual-screen-reader';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { existsSync, readFileSync } from 'node:fs';
import { Outlet, type RouteObject } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { rememberCode } from '~/voucher/remembered-code';
import { said } from './said';

const Frame = () => (
  <main>
    <Outlet />
  </main>
);

interface PageOptions extends RenderOptions {
  answers?: Parameters<typeof answerCalls>[0];
}

/** Opens pages inside the landmark that they have in the application. */
export async function openPages(routes: RouteObject[], { answers = {}, ...options }: PageOptions) {
  answerCalls(answers);
  const site = { captcha: { active: false }, ...options.site };
  return renderRoutes([{ Component: Frame, children: routes }], { ...options, site });
}

/** Parts that the DOM of tests lacks, and a clock that stands still. */
export function prepareBrowser(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
  said.length = 0;
  rememberCode('');
  document.documentElement.lang = 'de-DE';
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

export const ok = (example: string): Answer => ({ status: 200, example });
export const put = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const pick = async (label: string | RegExp) =>
  fireEvent.click(await screen.findByLabelText(label));
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const see = (name: string | RegExp) => screen.findByRole('heading', { name });

/**
 * Reads the page from its start to its end as a screen reader does, one phrase a line, and compares
 * with the transcript of that name: the words that a person hears, as a text that a person can judge. First come
 * the focus and the words that were said without being asked for.
 */
export async function expectTranscript(name: string): Promise<void> {
  const stored = `${import.meta.dirname}/${name}.txt`;
  const expected = existsSync(stored) ? readFileSync(stored, 'utf8') : undefined;
  let heard = '';
  // Pages come to rest; one that does not say its words is shown with all that it said.
  const listen = async () => {
    heard = await readPage();
    expect(heard).toBe(expected);
  };
  await waitFor(listen).catch(() => undefined);
  said.length = 0;
  await expect(heard).toMatchFileSnapshot(stored);
}

async function readPage(): Promise<string> {
  // The reader looks at the attribute, React changes the property.
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')) {
    box.toggleAttribute('checked', box.checked);
  }
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = (await virtual.spokenPhraseLog()).filter((phrase) => !isOfLongList(phrase));
  await virtual.stop();
  const start = [`focus on ${nameOf(document.activeElement)}`];
  return [...start, ...said.map((text) => `said: ${text}`), '', ...phrases, ''].join('\n');
}

/** Whether it is an option of a list that nobody reads to its end; its first ones are enough here. */
function isOfLongList(phrase: string): boolean {
  const [, position, size] = /^option, .*, position (\d+), set size (\d+)$/.exec(phrase) ?? [];
  return Number(size) > 100 && Number(position) > 3;
}

function nameOf(element: Element | null): string {
  if (!element || element === document.body) return 'nothing';
  const role = element.getAttribute('role');
  if (role && element.hasAttribute('aria-labelledby')) {
    const texts = ['aria-labelledby', 'aria-describedby'].map((name) => namedBy(element, name));
    return `${role}: ${texts.filter(Boolean).join('. ')}`;
  }
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
  return `${element.tagName.toLowerCase()}: ${label?.textContent?.slice(0, 40)}`;
}

/** The text of the element that an attribute names, with spaces between the items of a list. */
function namedBy(element: Element, attribute: string): string {
  const named = document.getElementById(element.getAttribute(attribute) ?? '');
  const items = [...(named?.querySelectorAll('li') ?? [])];
  return items.map(({ textContent }) => textContent).join(' ') || (named?.textContent ?? '');
}
