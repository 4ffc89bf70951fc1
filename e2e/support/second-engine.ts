// IBM's accessibility-checker-engine: rules that were written without those of axe, by other people.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isExcepted } from './accessibility-exceptions.ts';

const require = createRequire(import.meta.url);
const engine = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

/** Its rules for WCAG 2.2, levels A and AA. */
const GUIDELINE = 'WCAG_2_2';

/** The engine's object in the page. */
interface Ace {
  readonly Checker: new () => {
    check(
      node: Document,
      guidelines: string[],
    ): Promise<{
      results: {
        readonly ruleId: string;
        readonly value: [policy: string, confidence: string];
        readonly message: string;
        readonly snippet: string;
      }[];
    }>;
  };
}

/**
 * The sure findings of the second engine in a page, as a list. Its questions to a person are
 * no findings: the conformance report has the judgements of people.
 */
export async function secondViolations(page: Page): Promise<string[]> {
  // By the protocol, so that the content security policy of the page stays as it is.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  const found = await page.evaluate(async (guideline) => {
    const { Checker } = Reflect.get(window, 'ace') as Ace;
    // It knows no label in a part that is folded.
    for (const part of document.querySelectorAll('details')) part.open = true;
    // The engine walks into templates, where it fails, and counts the groups of inert parts behind a dialog.
    const unreachable = [...document.querySelectorAll('template, [inert] fieldset')];
    const places = unreachable.map(() => document.createComment(''));
    unreachable.forEach((part, at) => part.replaceWith(places[at] as Comment));
    const { results } = await new Checker().check(document, [guideline]);
    unreachable.forEach((part, at) => places[at]?.replaceWith(part));
    return results
      .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  }, GUIDELINE);
  return found
    .filter(({ ruleId, snippet }) => !isExcepted('ibm', ruleId, snippet))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
}
