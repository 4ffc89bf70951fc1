import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Watches every place where secrets could leak, and records everything seen there. */
export interface SecretWatch {
  /** Checks the browser's storage, then fails if a secret was seen in a forbidden place. */
  verify(step: string, secrets: Secrets): Promise<void>;
}

export interface Secrets {
  /** Codes and PINs: in bodies of calls and on the page, nowhere else. */
  readonly typed: readonly string[];
  /** The secret part of a link: also the path of its own page, which the specification gives. */
  readonly links?: readonly string[];
}

/** A voucher token. */
const TOKEN = /eyJ[\w-]{8,}\.[\w-]+\./;

interface Leak {
  readonly where: string;
  readonly text: string;
}

/** Watches addresses, requests to other hosts, and the console. */
export async function watchSecrets(page: Page): Promise<SecretWatch> {
  const seen: Leak[] = [];
  const note = (where: string, text: string | null | undefined) => {
    if (text) seen.push({ where, text });
  };
  page.on('request', (request) => {
    const url = new URL(request.url());
    // The page's own address is checked separately.
    if (!request.isNavigationRequest()) note('address of a call', request.url());
    const isOther = !url.hostname.endsWith('localhost');
    // Requests for fonts are excluded: Chromium sends the address as their referrer, to the server that served the page.
    if (isOther || url.pathname.startsWith('/api/')) {
      note('referrer', request.headers()['referer']);
    }
    if (isOther) note('call to another host', request.postData());
  });
  page.on('console', (message) => note('console', message.text()));
  page.on('pageerror', (error) => note('uncaught error', String(error.stack)));
  page.on('framenavigated', (frame) => note('page', frame.url()));
  // Data that an analytics script, a beacon or a report would get.
  await page.exposeFunction('noteLeak', (where: string, text: string) => note(where, text));
  await page.addInitScript(() => {
    const { noteLeak } = window as unknown as {
      noteLeak: (where: string, text: string) => void;
    };
    const layer: unknown[] = [];
    layer.push = (...items) => {
      noteLeak('analytics', JSON.stringify(items));
      return items.length;
    };
    Object.assign(window, { dataLayer: layer });
    navigator.sendBeacon = (url, data) => {
      noteLeak('beacon', `${String(url)} ${String(data)}`);
      return true;
    };
    window.reportError = (error) => noteLeak('error report', String(error));
  });

  return {
    async verify(step, { typed, links = [] }) {
      const kept = await lookAtBrowser(page, page.context());
      const found = [...seen.splice(0), ...kept].flatMap(({ where, text }) => [
        ...typed
          .filter((secret) => contains(text, secret))
          .map((secret) => `${secret} in ${where}`),
        ...(where !== 'session storage' && TOKEN.test(text) ? [`a token in ${where}`] : []),
        ...links
          .filter((link) => where !== 'session storage' && leaksLink(where, text, link))
          .map((link) => `link ${link} in ${where}: ${text}`),
      ]);
      expect([...new Set(found)], step).toEqual([]);
    },
  };
}

/** Codes are compared as whole words: `1234` is not found in `51234`. */
const contains = (text: string, secret: string): boolean =>
  decode(text)
    .split(/[^\w-]+/)
    .includes(secret);

/** A link's secret may be the end of the path of its own page. */
function leaksLink(where: string, text: string, link: string): boolean {
  if (!text.includes(link)) return false;
  if (where !== 'page') return true;
  const { pathname, search, hash } = new URL(text);
  return !pathname.endsWith(`/${link}`) || search.includes(link) || hash.includes(link);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function lookAtBrowser(page: Page, context: BrowserContext): Promise<Leak[]> {
  const kept = await page.evaluate(async () => ({
    'session storage': JSON.stringify({ ...sessionStorage }),
    'local storage': JSON.stringify({ ...localStorage }),
    'state of the history': JSON.stringify(history.state),
    title: document.title,
    'open databases': JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    'name of the window': window.name,
  }));
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'mock-session');
  const leaks = Object.entries(kept).map(([where, text]) => ({ where, text }));
  return [...leaks, { where: 'cookies', text: JSON.stringify(cookies) }];
}
