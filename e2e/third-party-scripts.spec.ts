import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerTo } from '../scripts/deploy/answer.ts';
import { readSiteTable } from '../scripts/deploy/read-site-table.ts';
import { siteUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';

// Third-party scripts run with consent only and never where the address or the screen is a secret. The
// build under test has none, so that it is given the parts of a build with their variables: addresses
// in its code, origins in the policies of public pages. Stand-ins say where they run.

const dist = join(import.meta.dirname, '../dist');
const SITE = 'schenkwerk-de';
const CONSENT = 'https://consent.example';
const AB_TEST = 'https://ab.example';
const OTHERS = [
  CONSENT,
  AB_TEST,
  'https://www.googletagmanager.com',
  'https://static.zdassets.com',
];
/** The values of the variables in the code of a build without them. */
const UNSET = 'consent:void 0,abTest:void 0';

const allow = (policy: string): string =>
  policy
    .replace("script-src 'self'", `script-src 'self' ${OTHERS.join(' ')}`)
    .replace(/require-trusted-types-for [^;]*; trusted-types [^;]*; /, '');

/** Turns the build into one with third-party scripts. @returns where each of them ran, as it runs */
async function withOthers(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('ranAt', (name: string, path: string) => ran.push(`${name} ${path}`));
  const table = readSiteTable(dist);
  await page.route(`${siteUrl(SITE)}/**`, (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { pathname, search, host } = new URL(request.url());
    const answer = answerTo(table, pathname + search, { host });
    const headers = Object.fromEntries(answer.headers);
    const policy = headers['Content-Security-Policy'] ?? '';
    if (headers['Cache-Control'] !== 'no-store') headers['Content-Security-Policy'] = allow(policy);
    const body = allow(readFileSync(join(dist, answer.file ?? ''), 'utf8'));
    return route.fulfill({ status: answer.status, headers, body, contentType: 'text/html' });
  });
  const [file] = globSync('assets/*.js', { cwd: dist }).filter((name) =>
    readFileSync(join(dist, name), 'utf8').includes(UNSET),
  );
  if (file === undefined) throw new Error(`No script of the build has "${UNSET}"`);
  const code = readFileSync(join(dist, file), 'utf8').replace(
    UNSET,
    `consent:"${CONSENT}/tool.js?{key}",abTest:"${AB_TEST}/test.js"`,
  );
  await page.route(`**/${file}`, (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  for (const origin of OTHERS) {
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `ranAt(${JSON.stringify(new URL(origin).hostname)}, location.pathname)`,
      }),
    );
  }
  return ran;
}

const consent = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(
      new CustomEvent('consentchange', { detail: { statistics: true, functional: true } }),
    );
  });

test('third-party scripts wait for consent, and a private page never has them [1.047] [1.049] @desktop', async ({
  page,
}) => {
  const ran = await withOthers(page);
  await page.goto('/help');
  await expect.poll(() => ran).toEqual(['consent.example /help']);
  await consent(page);
  await expect
    .poll(() => ran)
    .toEqual(expect.arrayContaining(['ab.example /help', 'www.googletagmanager.com /help']));
  const before = ran.length;

  await page.goto('/merchantcode/demo-pin-card');
  await page.getByRole('button', { name: text('code.reveal') }).click();
  await expect(page.getByRole('heading', { name: /^Dein Code für/ })).toBeVisible();
  await consent(page);
  const foreign = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => !src.startsWith(location.origin)),
  );
  expect(foreign.filter(Boolean)).toEqual([]);
  expect(ran).toHaveLength(before);
});
