import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createNameEntry, createNameQuery, matchesName } from './match-shop-name';

const gruenzeug = {
  name: 'Grünzeug',
  slug: 'gruenzeug',
  keywords: ['Pflanzen', 'Bücher für Gärtner'],
  allowNameFullTextSearch: true,
};
const werkbank = {
  name: 'Werkbank 24',
  slug: 'werkbank-24',
  keywords: [],
  allowNameFullTextSearch: true,
};
const exactOnly = {
  name: 'Bahnsteig Neun',
  slug: 'bahnsteig-neun',
  keywords: ['Reise'],
  allowNameFullTextSearch: false,
};

const finds = (shop: Parameters<typeof createNameEntry>[0], typed: string) => {
  const query = createNameQuery(typed);
  return query !== undefined && matchesName(createNameEntry(shop), query);
};

describe('[3.103] [5.003] [5.004] a shop with full-text search', () => {
  it.each([
    // 5.003: case
    ['Grünzeug', true],
    ['\u2066Grün\u00adzeug\u200b', true],
    ['GRÜNZEUG', true],
    ['grünZ', true],
    ['zeug', true],
    // 5.004: white space of every kind
    [' grün zeug ', true],
    ['grün\u00A0zeug', true],
    ['g r ü n', true],
    // umlauts and other marks, composed or not
    ['grun', true],
    ['gruen', true],
    ['gru\u0308n', true],
    ['GRUENZEUG', true],
    // keywords
    ['pflanz', true],
    ['bucher', true],
    ['buecherfuer', true],
    // the slug as a whole
    ['gruenzeug', true],
    // not these
    ['grünzeugs', false],
    ['zeugpflanzen', false],
    ['nordlicht', false],
  ])('Grünzeug, %j -> %s', (typed, expected) => {
    expect(finds(gruenzeug, typed)).toBe(expected);
  });

  it.each([
    ['werkbank24', true],
    ['WERK BANK', true],
    ['24', true],
    ['werkbank-24', true],
    ['bank-24', false],
  ])('Werkbank 24, %j -> %s', (typed, expected) => {
    expect(finds(werkbank, typed)).toBe(expected);
  });
});

describe('[3.106] [5.005] [5.006] a shop with full-text search disabled', () => {
  it.each([
    ['Bahnsteig Neun', true],
    ['bahnsteig neun', true],
    ['BAHNSTEIGNEUN', true],
    ['bahnsteig-neun', true],
    ['Bahnsteig-Neun', true],
    ['bahnsteig', false],
    ['neun', false],
    ['bahnsteig neu', false],
    ['bahnsteig neun!', false],
    ['reise', false],
    ['n', false],
  ])('%j -> %s', (typed, expected) => {
    expect(finds(exactOnly, typed)).toBe(expected);
  });
});

it.each([[''], ['   '], ['\u00A0\t\n']])('%j looks for nothing', (typed) => {
  expect(createNameQuery(typed)).toBeUndefined();
});

it.each([
  ['Straßenkaffee', 'strassen'],
  ['Strassenkaffee', 'straße'],
  ['Crème', 'creme'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorre'],
])('%s is found with %s', (name, typed) => {
  expect(finds({ ...gruenzeug, name }, typed)).toBe(true);
});

test('every part of a name finds its shop, whatever its case', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zäöüß0-9 ]{1,30}$/),
      fc.nat(),
      fc.nat(),
      (name, start, length) => {
        const part = name.slice(start % name.length).slice(0, (length % name.length) + 1);
        fc.pre(part.trim() !== '');
        expect(finds({ ...gruenzeug, name }, part)).toBe(true);
        expect(finds({ ...gruenzeug, name }, part.toUpperCase())).toBe(true);
      },
    ),
  );
});

test('an umlaut that is typed finds a name that writes it out, and the other way round', () => {
  const writtenOut = { ...werkbank, name: 'Gruenwald', slug: 'gruenwald' };
  expect(finds(writtenOut, 'grün')).toBe(true);
  expect(finds(gruenzeug, 'gruen')).toBe(true);
});
