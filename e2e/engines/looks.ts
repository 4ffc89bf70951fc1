import type { Tab } from './tab.ts';
import { until } from './until.ts';

const SCHEMES = ['light', 'dark'] as const;

/**
 * The needs of a visitor's eyes on the page that is open, in each colour scheme that the driver can set: main
 * buttons that stand out and can be read, fields with a border, no word outside of the window or its box.
 */
export async function looksRight(tab: Tab): Promise<void> {
  for (const scheme of tab.prefer ? SCHEMES : SCHEMES.slice(0, 1)) {
    await tab.prefer?.(scheme);
    await until(`looks right, ${scheme}`, async () => {
      const problems = await tab.run(findProblems);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return true;
    });
  }
  await tab.prefer?.('light');
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
  /** The ground under an element. */
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
  const needs = (what: string, least: number, found: number): void => {
    if (found < least) problems.push(`${what}: ${found.toFixed(2)}, not ${least} to 1`);
  };
  for (const button of all('[data-variant=primary]:not([disabled])')) {
    const { color } = getComputedStyle(button);
    needs(`words of ${nameOf(button)}`, 4.5, contrast(read(color), groundOf(button)));
    const ground = groundOf(button.parentElement);
    needs(`ground of ${nameOf(button)}`, 3, contrast(groundOf(button), ground));
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
