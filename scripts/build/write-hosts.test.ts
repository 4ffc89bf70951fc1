import { expect, test } from 'vitest';
import { chooseLocale } from '../../src/i18n/locale.ts';
import { nginxMaps, type HostEntry } from './write-hosts.ts';

const entries: HostEntry[] = [
  { site: 'one-de', hosts: ['one.de.example'], locales: ['de-DE'] },
  { site: 'two-ch', hosts: ['two.ch.example'], locales: ['de-CH', 'en-CH', 'fr-CH'] },
];

/** Evaluates the maps as nginx would: exact entries (whatever their case), patterns, the default. */
function evaluate(conf: string, request: Record<string, string>): Record<string, string> {
  const variables: Record<string, string> = { ...request };
  const insert = (text: string) =>
    text.replace(/^"|"$/g, '').replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '');
  for (const [, source, target, body] of conf.matchAll(/map (\S+) \$(\w+) \{\n([^}]*)\}/g)) {
    const value = insert(source ?? '');
    const lines = (body ?? '').split('\n').filter(Boolean);
    const pairs = lines.map((line) => /^ {2}("[^"]*"|\S+) (.*);$/.exec(line)?.slice(1) ?? []);
    const exact = pairs.find(
      ([from]) =>
        from !== 'default' && from?.replaceAll('"', '').toLowerCase() === value.toLowerCase(),
    );
    const pattern = pairs
      .map(([from = '', to]) => {
        const [, isLoose, text] = /^"~(\*?)(.*)"$/.exec(from) ?? [];
        const match = text === undefined ? null : new RegExp(text, isLoose ? 'i' : '').exec(value);
        return match && { to, groups: match.groups };
      })
      .find((found) => found);
    Object.assign(variables, pattern?.groups);
    const chosen = exact?.[1] ?? pattern?.to ?? pairs.find(([from]) => from === 'default')?.[1];
    variables[target ?? ''] = insert(chosen ?? '');
  }
  return variables;
}

const pageOf = (request: Record<string, string>) =>
  evaluate(nginxMaps(entries), request).voucher_page;

test.each([
  ['', '', '', 'de-CH'],
  ['fr', '', 'en-US,en;q=0.9', 'fr-CH'],
  ['', 'en-CH', 'fr', 'en-CH'],
  ['', '', 'FR-be,fr;q=0.9', 'fr-CH'],
  ['nl', 'fr-CH', '', 'fr-CH'],
  ['nl', '', 'pl', 'de-CH'],
])(
  'address "%s", stored "%s", browser "%s": %s, as the application chooses',
  (lang, stored, browser, locale) => {
    const request = {
      host: 'two.ch.example',
      arg_lang: lang,
      cookie_locale: stored,
      http_accept_language: browser,
    };
    expect(pageOf(request)).toBe(`/pages/two-ch/${locale}`);
    const sources = {
      search: `?lang=${lang}`,
      stored: stored || null,
      browser: [browser.split(',')[0] ?? ''],
    };
    expect(chooseLocale(entries[1]?.locales ?? [], sources)).toBe(locale);
  },
);

test('a host that belongs to no site has no page', () => {
  expect(pageOf({ host: 'evil.example', http_accept_language: 'de' })).toBe('');
  expect(pageOf({ host: 'one.de.example' })).toBe('/pages/one-de/de-DE');
});
