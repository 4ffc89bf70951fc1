import providers from 'email-providers/all.json';
import { expect, test } from 'vitest';
import tlds from 'tlds';
import { ENDINGS, isOneSlip, PROVIDERS, suggestEmail } from './email-typo';

test.each([
  ['two letters swapped', 'ada@gmial.com', 'ada@gmail.com'],
  ['a letter missing', 'ada@gmal.com', 'ada@gmail.com'],
  ['a letter too many', 'ada@hotmaill.fr', 'ada@hotmail.fr'],
  ['a wrong letter', 'ada@bluewim.ch', 'ada@bluewin.ch'],
  ['an ending that does not exist', 'ada@gmail.con', 'ada@gmail.com'],
  ['an ending with swapped letters', 'ada@hotmail.cmo', 'ada@hotmail.com'],
  ['a short name with an ending that does not exist', 'ada@gmx.nett', 'ada@gmx.net'],
  ['another one', 'ada@aol.con', 'ada@aol.com'],
  ['no dot', 'ada@gmailcom', 'ada@gmail.com'],
  ['a comma for the dot', 'ada@gmail,com', 'ada@gmail.com'],
  ['capitals', 'Ada@GMIAL.com', 'Ada@gmail.com'],
  ['as it was copied', 'Ada <ada@gmial.com>', 'ada@gmail.com'],
  ['a provider', 'ada@gmx.at', undefined],
  ['another domain', 'ada@example.com', undefined],
  ['two slips', 'ada@gmiall.com', undefined],
  ['a domain that is typed', 'ada@yahoo.c', undefined],
  ['half an address', 'ada@g', undefined],
  ['no name', '@gmial.com', undefined],
  ['nothing', '', undefined],
])('%s', (_, typed, expected) => {
  expect(suggestEmail(typed)).toBe(expected);
});

/** The domains among these that are called a slip. */
const corrected = (domains: string[]) => domains.filter((domain) => suggestEmail(`ada@${domain}`));

/** Slips that the public list of providers holds itself. */
const SLIPS = ['gamil', 'gmai', 'gmal', 'gmial', 'homail', 'hotmai', 'hotmial', 'yaho'];
const nameOf = (domain: string) => domain.split('.')[0] ?? '';
const names = new Set(providers.map(nameOf).filter((name) => !SLIPS.includes(name)));

test('no provider of a public list is called a slip', () => {
  expect(names.size).toBeGreaterThan(7000);
  expect(corrected(providers.filter((domain) => names.has(nameOf(domain))))).toEqual(
    // There is no such ending.
    ['hotmail.con'],
  );
});

test('no name of a provider is called a slip under another ending', () => {
  const known = [...new Set(PROVIDERS.map(nameOf))];
  const near = [...names].filter((name) => known.some((one) => isOneSlip(name, one)));
  const endings = [...tlds, 'co.uk', 'co.at', 'com.fr', 'qc.ca'];
  const all = [...known, ...near].flatMap((name) => endings.map((ending) => `${name}.${ending}`));
  expect(corrected(all)).toEqual([]);
});

test('a domain of a word, of a firm or of another country is not called a slip', () => {
  const others =
    'hotmail.be outlook.be yahoo.be live.nl aol.de mail.ru me.com ymail.com mail.com email.com cloud.com';
  const firms =
    'libera.it rodgers.com oranges.fr range.fr gma.de wen.de gmx.dev gmail.de gmail.co gmail.om hotmail.cm';
  expect(corrected(`${others} ${firms}`.split(' '))).toEqual([]);
});

test('the endings that exist one slip away are known', () => {
  const wanted = new Set(PROVIDERS.map((domain) => domain.split('.').at(-1) ?? ''));
  const near = tlds.filter(
    (tld) =>
      tld.length > 2 && [...wanted].some((ending) => isOneSlip(tld, ending) || tld === ending),
  );
  expect(near.filter((tld) => !ENDINGS.split(' ').includes(tld))).toEqual([]);
});
