import type { Page } from '@playwright/test';

/** Whether pages are translated as a browser does it: `E2E_TRANSLATE=1 npm run e2e`. The words stay the same. */
const IS_TRANSLATED = process.env['E2E_TRANSLATE'] === '1';

/** Takes every text of a page out of it and puts it back within elements of the translation, as Chrome does. */
export async function translatePages(page: Page): Promise<void> {
  if (IS_TRANSLATED) await page.addInitScript(translate);
}

function translate(): void {
  const KEPT = 'script, style, noscript, textarea, option, title, svg, font, [translate="no"]';
  const wrap = (text: Node) => {
    const { parentElement } = text;
    if (!parentElement || parentElement.closest(KEPT)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.nodeValue;
    outer.append(inner);
    parentElement.replaceChild(outer, text);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateAll);
    }).observe(document.body, { childList: true, subtree: true });
    translateAll(document.body);
  });
}
