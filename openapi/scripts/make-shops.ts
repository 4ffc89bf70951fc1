// Writes examples/shops/: the walls, every shop of them and the categories.
// The same seeds write the same files, so a change shows up as a readable difference.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstOffers } from './shops/first-offers.ts';
import { localBusinesses, localCategories } from './shops/local.ts';
import { makeRandom, makeShop, slugOf, type Style } from './shops/make-shop.ts';
import { cuisines, restaurants } from './shops/restaurants.ts';
import {
  english,
  englishPlaces,
  german,
  germanPlaces,
  neutral,
  neutralEndings,
  type Names,
} from './shops/retail-names.ts';
import { services } from './shops/retail-services.ts';
import { retail } from './shops/retail.ts';
import {
  inLanguage,
  inTurn,
  languages,
  named,
  type Category,
  type Language,
  type Named,
} from './shops/source.ts';

const folder = join(import.meta.dirname, '../examples/shops');
const shortWall = 132;
const longWall = 500;

const categories: Category[] = [...retail, ...services];
const byId = (id: number) => categories.find((category) => category.id === id) as Category;
/** A second category that a shop of a category can fairly have: games among books, walks among days out. */
const related = new Map([
  [byId(5), 12],
  [byId(12), 17],
  [byId(17), 12],
  [byId(26), 17],
]);

const written = (names: Record<number, Names>) =>
  inTurn(
    categories.map((category) =>
      (names[category.id]?.written ?? '')
        .split('|')
        .filter(Boolean)
        .map((entry) => named(entry, category)),
    ),
  );

const partsOf = (names: Record<number, Names>, category: Category) =>
  (names[category.id]?.parts ?? ['', '']).map((part) => part.split('|')) as [string[], string[]];

/** `Altstädter Fadenhaus`: a place, and a first and a second part that make a word. */
function germanComposed(): Named[] {
  return germanPlaces.split('|').flatMap((place) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((at) =>
      [0, 1, 2, 3, 4, 5].flatMap((first) =>
        categories.map((category) => {
          const [firsts, seconds] = partsOf(german, category);
          const [word, kind = '0'] = (firsts[first] ?? '').split(':');
          return named(`${place} ${word}${seconds[at]}:${kind}`, category);
        }),
      ),
    ),
  );
}

/** `Oakfield Books`: a place and what it sells. */
const englishComposed = (): Named[] =>
  englishPlaces
    .split('|')
    .flatMap((place) =>
      [0, 1, 2, 3].flatMap((at) =>
        categories.map((category) =>
          named(`${place} ${partsOf(english, category)[0][at]}`, category),
        ),
      ),
    );

/** `Modora`: a stem and an ending; both change from shop to shop, so that no row looks alike. */
const neutralComposed = (): Named[] =>
  [0, 1, 2, 3, 4].flatMap((round) =>
    [0, 1, 2, 3, 4].flatMap((at) =>
      categories.map((category, column) => {
        const [stem, kind = '0'] = (partsOf(neutral, category)[0][at] ?? '').split(':');
        const endings = neutralEndings.split('|');
        return named(`${stem}${endings[(round + at + column) % endings.length]}:${kind}`, category);
      }),
    ),
  );

/** The first so many with names that differ. */
function distinct(shops: readonly Named[], count: number): Named[] {
  const bySlug = new Map(shops.toReversed().map((shop) => [slugOf(shop.name), shop]));
  const chosen = shops.filter((shop) => bySlug.get(slugOf(shop.name)) === shop).slice(0, count);
  if (chosen.length < count) throw new Error(`only ${chosen.length} of ${count} names differ`);
  return chosen;
}

function catalogue(shops: readonly Named[], firstId: number, style?: Style) {
  const random = makeRandom(20261121 + firstId - 1001);
  return shops.map((shop, index) =>
    makeShop(shop, { id: firstId + index, index }, related, random, style),
  );
}

/** One JSON file with one entry per line: small, and a change stays readable. */
function write(file: string, summary: string, value: unknown[]) {
  const lines = value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  writeFileSync(
    join(folder, file),
    `{\n  "summary": ${JSON.stringify(summary)},\n  "value": [\n${lines}\n  ]\n}\n`,
  );
}

type Catalogue = ReturnType<typeof catalogue>;

const writeWall = (file: string, summary: string, shops: Catalogue, language: Language) =>
  write(
    `${file}.json`,
    summary,
    shops.map(({ wall }) => wall(language)),
  );

/** @param language null is Polish, which has category names and no shops */
function categoryExample(all: readonly Category[], language: Language | null) {
  return all.map(({ id, names, namePl, urlNames, instructions }) => ({
    id,
    name: language ? inLanguage(names, language) : namePl,
    urlName: urlNames[language === 'de' ? 0 : 1],
    image: `/mock-assets/categories/${id}.svg`,
    ...(instructions && {
      instructions: language ? inLanguage(instructions, language) : instructions.split('|').at(-1),
    }),
  }));
}

mkdirSync(folder, { recursive: true });
const retailers = catalogue(distinct([...written(german), ...germanComposed()], longWall), 1001, {
  first: firstOffers,
});
const englishRetailers = catalogue(
  distinct([...written(english), ...englishComposed()], 300),
  2001,
);
const neutralRetailers = catalogue(distinct(neutralComposed(), 180), 3001);
const places = catalogue(distinct(restaurants(), 120), 4001, {
  isLocal: true,
  takesReservations: true,
});
const neighbours = catalogue(distinct(localBusinesses(), 50), 6001, { isLocal: true });

const short = retailers.slice(0, shortWall);
writeWall('wall', `${shortWall} shops`, short, 'de');
writeWall('wall-en', `${shortWall} shops for English visitors`, short, 'en');
writeWall('wall-500', `${longWall} shops`, retailers, 'de');
writeWall('wall-english', '300 shops with English names', englishRetailers, 'en');
for (const language of languages) {
  const summary = `180 shops for several languages, in ${language}`;
  writeWall(`wall-neutral-${language}`, summary, neutralRetailers, language);
}
writeWall('wall-restaurants', '120 restaurants', places, 'de');
writeWall('wall-local', '50 local businesses', neighbours, 'de');
writeFileSync(join(folder, 'wall-empty.json'), '{ "summary": "No shop fits", "value": [] }\n');

write('categories.json', 'Eight categories', categoryExample(categories, 'de'));
const others = { en: 'English', fr: 'French', it: 'Italian', nl: 'Dutch' } as const;
for (const [language, name] of Object.entries(others)) {
  const value = categoryExample(categories, language as Language);
  write(`categories-${language}.json`, `Eight categories in ${name}`, value);
}
write('categories-pl.json', 'Eight categories in Polish', categoryExample(categories, null));
write('categories-restaurants.json', 'Cuisines', categoryExample(cuisines, 'de'));
write('categories-local.json', 'Trades', categoryExample(localCategories, 'de'));

/** A shop's detail; a shop that is known in several languages has an example for each. */
const details = (shops: Catalogue, first: Language, more: readonly Language[] = []) =>
  shops.flatMap(({ id, name, detail }) => [
    [`shop-${id}`, { summary: name, value: detail(first) }],
    ...more.map((language) => [
      `shop-${id}-${language}`,
      { summary: `${name}, ${language}`, value: detail(language) },
    ]),
  ]);
const lines = [
  ...details(retailers, 'de'),
  ...details(englishRetailers, 'en'),
  ...details(neutralRetailers, 'fr', ['de', 'en', 'it', 'nl']),
  ...details(places, 'de'),
  ...details(neighbours, 'de'),
].map(([name, example]) => `  ${JSON.stringify(name)}: ${JSON.stringify(example)}`);
writeFileSync(join(folder, 'shops.json'), `{\n${lines.join(',\n')}\n}\n`);
