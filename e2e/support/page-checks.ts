// Visual checks of a page, as lists of findings: an empty list means no finding.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isExcepted } from './accessibility-exceptions.ts';

/** Rules of WCAG 2.2 A and AA, and axe's rules of good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The findings of axe in a page. */
export async function violations(page: Page): Promise<string[]> {
  return describe(newAxe(page).withTags(TAGS));
}

/** The findings of axe about contrast alone, for a look at the same page in another scheme. */
export async function poorContrasts(page: Page): Promise<string[]> {
  return describe(newAxe(page).withRules(['color-contrast']));
}

// Only results of several frames must be put together, which takes a page of its own.
const newAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    // What passed is not looked up again: that takes longer than the rules do on a long page.
    // Its rules need no style sheets of their own, which the content security policy refuses to parse.
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(page.frames().length === 1);

async function describe(axe: AxeBuilder): Promise<string[]> {
  const result = await axe.analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isExcepted('axe', id, String(target)))
      .map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
  );
}

/** Elements that are wider than their container. */
export const scrolledSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.tagName} ${element.scrollWidth} of ${element.clientWidth}`),
  );

/**
 * Letters, words, lines and paragraphs as far apart as a page must bear it (WCAG 1.4.12), and text twice as large
 * (1.4.4).
 */
const STYLES = `
  [data-text~=spaced] * {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  }
  [data-text~=spaced] p { margin-block-end: 2em !important; }
  html[data-text~=large] { font-size: 200% !important; }`;

/** Changes the text of a page by a constructed style sheet, as the content security policy asks of everybody. */
const setText = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    ([css, value]) => {
      if (!document.documentElement.hasAttribute('data-text')) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }
      document.documentElement.setAttribute('data-text', value);
    },
    [STYLES, text] as const,
  );

export const spaceText = (page: Page): Promise<void> => setText(page, 'spaced');

export const enlargeText = (page: Page): Promise<void> => setText(page, 'large');

/** How people read who need it larger, with more space or with a phone held sideways. */
const READINGS = [
  { size: 'phone', width: 320, height: 256, text: '' },
  { size: 'phone', width: 390, height: 844, text: 'spaced' },
  { size: 'phone', width: 360, height: 740, text: 'large' },
  { size: 'phone', width: 640, height: 360, text: '' },
  { size: 'phone', width: 844, height: 390, text: '' },
  { size: 'desktop', width: 1280, height: 900, text: 'spaced' },
  { size: 'desktop', width: 1280, height: 900, text: 'large' },
];

/**
 * Reads a page in all these ways.
 * @param only of one size
 * @param look is given each way and the findings in it
 */
export async function readLarge(
  page: Page,
  only: string | undefined,
  look: (reading: string, findings: () => Promise<string[]>) => Promise<void>,
): Promise<void> {
  for (const { size, width, height, text } of READINGS) {
    if (only && only !== size) continue;
    await setText(page, text);
    await page.setViewportSize({ width, height });
    await look(`${width} × ${height} ${text}`, async () => [
      ...(await scrolledSideways(page)),
      ...(await cutOff(page)),
      ...(await brokenWords(page)),
      ...(await burstButtons(page)),
    ]);
  }
}

/**
 * Words that go on in the next line although they would fit into one. A longer word has a hyphen if the browser knows
 * the rules of the language. Addresses, numbers and codes may break anywhere.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    /** The widths of the parts, one a line. */
    const parts = () =>
      [...Map.groupBy(range.getClientRects(), ({ top }) => Math.round(top)).values()].map((line) =>
        line.reduce((sum, { width }) => sum + width, 0),
      );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, svg, [aria-hidden=true], code')) continue;
      range.selectNodeContents(node);
      const isSeen =
        parent.checkVisibility({ visibilityProperty: true }) &&
        // Of one pixel for screen readers only.
        parent.getBoundingClientRect().width > 1;
      if (!isSeen || parts().length < 2) continue;
      const text = node.textContent ?? '';
      for (const { 0: token, index: start } of text.matchAll(/\S+/g)) {
        if (/[\d@_]|\w\.\w/.test(token)) continue;
        for (const { 0: word, index } of token.matchAll(/[\p{L}\p{M}]+/gu)) {
          range.setStart(node, start + index);
          range.setEnd(node, start + index + word.length);
          const widths = parts();
          const width = widths.reduce((sum, part) => sum + part, 0);
          if (widths.length > 1 && width < innerWidth * 0.6) {
            found.push(`"${word}" is broken in ${parent.tagName}.${parent.className}`);
          }
        }
      }
    }
    return found;
  });

/** Words and drawings that stand beyond the padding of their button, whose ends are round. */
export const burstButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[data-variant]')].flatMap((button) => {
      const edge = button.getBoundingClientRect();
      // A drawing alone has air of its own.
      if (!button.textContent?.trim()) return [];
      const room = Number.parseFloat(getComputedStyle(button).paddingInlineStart) / 2;
      const range = document.createRange();
      const isOver = [...button.querySelectorAll('*')]
        // Others are for screen readers only.
        .filter((part) => part.getBoundingClientRect().width > 2)
        .flatMap((part) => [part, ...part.childNodes])
        .filter((part) => part.nodeName === 'svg' || part.nodeType === Node.TEXT_NODE)
        .some((part) => {
          range.selectNode(part);
          const { left, right, width } = range.getBoundingClientRect();
          return width > 0 && (left < edge.left + room || right > edge.right - room);
        });
      return isOver && edge.width > 1 ? [`"${button.textContent}" bursts its button`] : [];
    }),
  );

/** Texts of which a part cannot be seen: outside the window, or outside a box that hides the rest. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** How far glyphs may reach out of their box, in px. */
    const TOLERANCE = 2;
    const isClipping = (value: string): boolean => value === 'hidden' || value === 'clip';
    const isScrolling = (value: string): boolean => value === 'auto' || value === 'scroll';
    /** Whether an element is drawn; one far off the window may have no place yet. */
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    /** Whether an element is for screen readers only. */
    const isUnseen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('script, style, svg, [aria-hidden=true]')) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || !isDrawn(parent)) continue;
      let isScrolledX = false;
      let isScrolledY = false;
      for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
        if (isUnseen(outer)) break;
        const style = getComputedStyle(outer);
        // Is positioned in the window; the skip link is outside it on purpose.
        if (style.position === 'fixed') break;
        const edge = outer.getBoundingClientRect();
        const isWide = box.left < edge.left - TOLERANCE || box.right > edge.right + TOLERANCE;
        const isHigh = box.top < edge.top - TOLERANCE || box.bottom > edge.bottom + TOLERANCE;
        const isCutX = isWide && !isScrolledX && isClipping(style.overflowX);
        const isCutY = isHigh && !isScrolledY && isClipping(style.overflowY);
        if (isCutX || isCutY) {
          found.push(`"${text.slice(0, 60)}" in ${outer.tagName}.${outer.className}`);
          break;
        }
        isScrolledX ||= isScrolling(style.overflowX);
        isScrolledY ||= isScrolling(style.overflowY);
        if (outer !== document.body) continue;
        const isOutside = box.left < -TOLERANCE || box.right > innerWidth + TOLERANCE;
        if (isOutside && !isScrolledX) found.push(`"${text.slice(0, 60)}" outside the window`);
      }
    }
    return found;
  });

/** Names parts that forced colours hide: edges of controls, and the mark of the current entry. */
export const lostInForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const hasEdge = (element: Element): boolean => {
      const { borderStyle, borderWidth, appearance } = getComputedStyle(element);
      return (borderStyle !== 'none' && borderWidth !== '0px') || appearance === 'auto';
    };
    const edgeless = [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => isSeen(control) && !control.matches('[data-variant=plain], header *'))
      .filter((control) => !hasEdge(control) && !hasEdge(control.parentElement ?? control));
    /** Everything about an item that stays when backgrounds and shadows go. */
    const mark = (element: Element): string => {
      const style = getComputedStyle(element);
      return [style.borderWidth, style.outlineStyle, style.textDecorationLine].join();
    };
    const unmarked = [...document.querySelectorAll('[aria-current]')].filter((item) => {
      const others = [...(item.closest('ul')?.querySelectorAll('a, button') ?? [])];
      const rivals = others.filter((other) => other.tagName === item.tagName && other !== item);
      return isSeen(item) && rivals.some((rival) => isSeen(rival) && mark(rival) === mark(item));
    });
    return [...edgeless, ...unmarked].map((element) => element.outerHTML.slice(0, 120));
  });
