// Siteimprove Alfa: rules of a third house, which follow W3C's own rules (ACT).
import type { Page } from '@playwright/test';
import { Audit } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { isExcepted } from './accessibility-exceptions.ts';

const isNeeded = Conformance.isAA();

/** Its rules for criteria of levels A and AA. */
const needed = [...rules].filter(({ requirements }) =>
  requirements.some((one) => Criterion.isCriterion(one) && isNeeded(one)),
);

/** Colours, as the browser computes them. */
const COLOURS = [
  'color',
  'background-color',
  'background-image',
  'outline-color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
];

/**
 * The sure findings of the third engine in a page, as a list. It does not know `light-dark()`, so the computed colours
 * are written into the page, which is good for nothing else afterwards.
 */
export async function thirdViolations(page: Page): Promise<string[]> {
  await page.evaluate((names) => {
    const computed = [...document.querySelectorAll<HTMLElement>('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      return {
        element,
        values: names.map((name) => [name, style.getPropertyValue(name)] as const),
      };
    });
    for (const { element, values } of computed) {
      for (const [name, value] of values) element.style.setProperty(name, value);
    }
  }, COLOURS);
  const input = await Playwright.toPage(await page.evaluateHandle(() => document));
  const outcomes = await Audit.of(input, needed).evaluate();
  return [...outcomes]
    .map((outcome) => outcome.toJSON())
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target }) => ({
      id: rule.uri.split('/').at(-1) ?? '',
      element: JSON.stringify(target),
    }))
    .filter(({ id, element }) => !isExcepted('alfa', id, element))
    .map(({ id, element }) => `${id}: ${element}`);
}
