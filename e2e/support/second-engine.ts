// IBM's accessibility-checker-engine: rules that were written without those of axe, by other people.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isExcepted } from './accessibility-exceptions.ts';

const require = createRequire(import.meta.url);
const engine = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

/** Its rules for WCAG 2.2, levels A and AA. */
const GUIDELINE = 'WCAG_2_2';

/** What the engine leaves in the page. */
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
 * What the second engine is sure of in a page, as a list of findings. What it wants a person to look at
 * is no finding: the conformance report says what people have judged.
 */
export async function secondViolations(page: Page): Promise<string[]> {
  // By the protocol, so that the content security policy of the page stays as it is.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  const found = await page.evaluate(async (guideline) => {
    const { Checker } = Reflect.get(window, 'ace') as Ace;
    // It knows no label in a part that is folded.
    for (const part of document.querySelectorAll('details')) part.open = true;
    // The engine walks into templates, which nobody sees, and fails there.
    const templates = [...document.querySelectorAll('template')];
    const places = templates.map((template) => document.createComment(template.id));
    templates.forEach((template, at) => template.replaceWith(places[at] as Comment));
    const { results } = await new Checker().check(document, [guideline]);
    templates.forEach((template, at) => places[at]?.replaceWith(template));
    return results
      .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  }, GUIDELINE);
  return found
    .filter(({ ruleId, snippet }) => !isExcepted('ibm', ruleId, snippet))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
}
