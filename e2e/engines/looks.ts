import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isAtRest, nextFrame } from './page-queries.ts';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

const PICTURES = join(import.meta.dirname, '../../test-results/engines');

/**
 * What a visitor's eyes need on the page that is open: main buttons that stand out and can be read, fields with a
 * border, no word outside of the window or its box; then the same with text of 200 %. A picture of the window is kept
 * for people.
 * @param page for the name of the picture
 */
export async function looksRight(tab: Tab, page: string): Promise<void> {
  await looksRightNow(tab, page);
  // On a phone of 360 px: no engine's window is so narrow.
  await tab.run(() => {
    document.documentElement.style.fontSize = `${(200 * innerWidth) / 360}%`;
  });
  await looksRightNow(tab, `${page} in large text`);
  await tab.run(() => {
    document.documentElement.style.fontSize = '';
  });
}

async function looksRightNow(tab: Tab, page: string): Promise<void> {
  // Twice, with a drawing between: what moves in may not have begun.
  let wasAtRest = false;
  await until(`${page} looks right`, async () => {
    const rested = wasAtRest;
    wasAtRest = await tab.run(isAtRest);
    await tab.run(nextFrame);
    if (!rested || !wasAtRest) return false;
    const problems = await tab.run(findProblems);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return true;
  });
  mkdirSync(PICTURES, { recursive: true });
  const name = `${expect.getState().currentTestName} ${page}.png`.replaceAll(/[^\w.]+/g, '-');
  writeFileSync(join(PICTURES, name), await tab.picture(), 'base64');
}

/** Runs in the page. @returns sentences */
function findProblems(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const read = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const luminance = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  /** Of what an element stands on. */
  const groundOf = (element: Element | null): Colour => {
    for (let at = element; at; at = at.parentElement) {
      const ground = read(getComputedStyle(at).backgroundColor);
      if (ground[3] > 0.9) return ground;
    }
    return [255, 255, 255, 1];
  };
  /** Whether it is in something that a visitor pushes aside. */
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const { opacity, visibility } = getComputedStyle(element);
    return width > 2 && height > 2 && opacity !== '0' && visibility === 'visible';
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const nameOf = (element: Element) =>
    `${element.localName} “${(element.textContent ?? '').trim().slice(0, 30)}” ${element.id}`;
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`${scrollWidth} of ${clientWidth} px wide`);
  const needs = (what: string, least: number, found: number): void => {
    if (found < least) problems.push(`${what}: ${found.toFixed(2)}, not ${least} to 1`);
  };
  for (const button of all('[data-variant=primary]:not([disabled])')) {
    const { color, borderBottomColor } = getComputedStyle(button);
    needs(`words of ${nameOf(button)}`, 4.5, contrast(read(color), groundOf(button)));
    const ground = groundOf(button.parentElement);
    // Under the pointer its ground is darker, and its edge is not.
    const edges = [groundOf(button), read(borderBottomColor)];
    const most = Math.max(...edges.map((edge) => contrast(edge, ground)));
    needs(`edge of ${nameOf(button)}`, 3, most);
  }
  const fields = all('input:not([type=radio], [type=checkbox], [type=file]), select, textarea');
  for (const field of fields) {
    // The border may be that of the box around the field.
    const boxes = [field, field.parentElement, field.parentElement?.parentElement];
    const most = boxes.map((box) => {
      const style = box && getComputedStyle(box);
      if (!style || Number.parseFloat(style.borderBottomWidth) < 1) return 0;
      return contrast(read(style.borderBottomColor), groundOf(box));
    });
    needs(`border of ${nameOf(field)}`, 3, Math.max(...most));
  }
  for (const tag of ['button', 'input', 'select', 'textarea']) {
    const control = document.body.appendChild(document.createElement(tag));
    if (getComputedStyle(control).margin !== '0px')
      problems.push(`${tag} has the browser’s margin`);
    control.remove();
  }
  for (const text of all('h1, h2, p, label, button, dt, dd, main a')) {
    const { left, right } = text.getBoundingClientRect();
    const { overflowX, textOverflow } = getComputedStyle(text);
    const isCut = overflowX !== 'visible' && text.scrollWidth > text.clientWidth + 2;
    if (isCut && textOverflow !== 'ellipsis') problems.push(`${nameOf(text)} is cut off`);
    if (!scrolls(text.parentElement) && right > 0 && (left < -1 || right > innerWidth + 1)) {
      problems.push(`${nameOf(text)} is off the window`);
    }
  }
  return problems;
}
