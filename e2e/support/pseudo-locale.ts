import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pseudo } from '../../src/i18n/pseudo.ts';
import type { Messages } from '../../src/i18n/messages.ts';

const dist = join(import.meta.dirname, '../../dist');

/**
 * Shows a site in the pseudo-locale: texts are rewritten on their way to the browser, so the build
 * that is tested is the one that is delivered. Its prerendered texts cannot be rewritten; those
 * addresses answer with the page that renders in the browser only.
 */
export async function speakPseudo(page: Page, site: string, locale: string): Promise<void> {
  await page.route('**/assets/texts/**/*.js', async (route) => {
    const file = readFileSync(join(dist, new URL(route.request().url()).pathname), 'utf8');
    const [, json] = /^export default (.*);\s*$/s.exec(file) ?? [];
    const messages = JSON.parse(json ?? '') as Messages;
    await route.fulfill({
      contentType: 'text/javascript',
      body: `export default ${JSON.stringify(pseudo(messages))};`,
    });
  });
  await page.route(
    ({ pathname }) => pathname === '/' || pathname === '/shops',
    (route) => route.fulfill({ path: join(dist, 'pages', site, locale, 'app.html') }),
  );
}

/** Collects the words that a page may have without the catalogues: the site's data and the answers of the server. */
export function collectData(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      answers.push(response.text().catch(() => ''));
  });
  return async () => {
    const site = await page.locator('#boot-data').textContent();
    return [site, ...(await Promise.all(answers))].join('\n');
  };
}

/** The letters that no text of the pseudo-locale has. */
const PLAIN_WORD = /[\p{L}]*[aeioucnyAEIOUCNS][\p{L}]*/gu;

/** Texts and names that are neither from the catalogues nor data; `data` holds further allowed words. */
export async function strayTexts(page: Page, data: string): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The sentences of a failed start are part of the delivered document.
      if (!node.parentElement?.closest('script, style, noscript, .start-problem'))
        found.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  const isKnown = (word: string): boolean => data.includes(word);
  return [...new Set(texts)].filter((text) => !(text.match(PLAIN_WORD) ?? []).every(isKnown));
}
