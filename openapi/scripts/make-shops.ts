// Writes examples/shops/: the wall, the long wall, every shop of the wall and the categories.
// The same seed writes the same files, so a change shows up as a readable difference.
import { mkdirSync, writeFileSync } from 'node:fs';
import { categories, places, type CategorySource } from './shop-names.ts';

const folder = new URL('../examples/shops/', import.meta.url);
const firstId = 1001;
const wallSize = 132;
const longWallSize = 500;

/** Park-Miller: small, seeded, the same on every machine. Answers a number from 0 up to below 1. */
function makeRandom(seed: number) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const random = makeRandom(20261121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const chance = (share: number) => random() < share;

/** Face values in cents, in the shapes that real shops have. */
const valueShapes = [
  [1000, 2500, 5000],
  [1500, 2000, 3000],
  [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000],
  [5000, 10000],
  [1000, 1500, 2000, 2500, 5000, 10000],
  [2500],
  [1000, 2000, 5000, 15000],
];

const branchWarning =
  '<p>Einlösbar nur in Filialen in <b>Deutschland</b>.<br>Reservierungen sind ausgenommen.</p>';
const warnings = [
  '<p>Der Code gilt <b>nicht</b> für Bücher mit Preisbindung und Geschenkkarten.</p>',
  '<ul><li>Pro Einkauf gilt ein Code.</li><li>Eine Auszahlung ist nicht möglich.</li></ul>',
  branchWarning,
  '<p>Den Code bitte bis <i>24 Stunden vor dem Termin</i> angeben.</p>',
];
const deliveries = [
  ['email'],
  ['email', 'pdf', 'screen'],
  ['email', 'screen'],
  ['email', 'pdf', 'screen', 'post'],
];
const codeTypes = [['code'], ['code', 'pin'], ['barcode'], ['qr', 'code'], ['link']];

export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Hand-written names first, one category after the other in turn, so that the wall is mixed. */
function namesInTurn(): { name: string; category: CategorySource }[] {
  const lists = categories.map((category) => ({ category, names: category.names.split('|') }));
  const longest = Math.max(...lists.map(({ names }) => names.length));
  return Array.from({ length: longest }, (_, row) =>
    lists.flatMap(({ category, names }) => (names[row] ? [{ name: names[row], category }] : [])),
  ).flat();
}

function* composedNames(): Generator<{ name: string; category: CategorySource }> {
  for (const place of places)
    for (const second of [0, 1, 2, 3, 4, 5, 6])
      for (const first of [0, 1, 2, 3, 4, 5])
        for (const category of categories) {
          const [firsts, seconds] = category.parts.map((part) => part.split('|')) as [
            string[],
            string[],
          ];
          yield { name: `${place} ${firsts[first]}${seconds[second]}`, category };
        }
}

/** No shop that sells online says that its code is for branches only. */
const warningsOf = (channels: readonly string[]) =>
  warnings.filter((text) => text !== branchWarning || !channels.includes('online'));

function makeShop(name: string, category: CategorySource, index: number) {
  const id = firstId + index;
  const slug = slugOf(name);
  const channel = pick([['online'], ['online', 'branch'], ['branch'], ['online', 'branch']]);
  const isFree = id === firstId + 3;
  const inBranch = channel.includes('branch');
  const second = chance(0.15) ? [pick(categories).id] : [];
  const wall = {
    id,
    name,
    slug,
    logo: `/mock-assets/logos/${slug}.svg`,
    type: chance(0.2) ? 'physical' : 'other',
    voucherValues: (isFree ? [] : pick(valueShapes)).map((valueInCent) => ({ valueInCent })),
    ...(isFree && {
      valueRange: { minInCent: 500, maxInCent: 15000, stepInCent: 500, currency: 'EUR' },
    }),
    categories: [...new Set([category.id, ...second])],
    redeemable: channel,
    keywords: [...new Set([pick(category.keywords), pick(category.keywords)])],
    position: index < 8 || chance(0.04) ? 'T' : 'S',
    allowNameFullTextSearch: index % 29 !== 20,
    ...((index % 11 === 5 || index === 1) && { bestseller: true }),
    ...(index % 37 === 30 && { marketplace: true }),
  };
  const detail = {
    id,
    name,
    slug,
    logo: wall.logo,
    description: `<p>${name} ${pick(category.sentences)}.</p>`,
    ...(chance(0.3) && { redeemWarnings: pick(warningsOf(channel)) }),
    isNewShopCustomerInquiry: chance(0.12),
    codeTypes: wall.type === 'physical' ? ['card'] : pick(codeTypes),
    link: `https://${slug}.example/`,
    voucherValues: wall.voucherValues,
    ...(wall.valueRange && { valueRange: wall.valueRange }),
    type: wall.type,
    categories: wall.categories,
    redeemable: channel,
    ...(inBranch && {
      acceptancePoints: 5 + Math.floor(random() * 900),
      numberOfShops: 3 + Math.floor(random() * 400),
    }),
    deliveries: wall.type === 'physical' ? ['email', 'post'] : pick(deliveries),
  };
  return { wall, detail };
}

function chooseNames() {
  const chosen = namesInTurn().slice(0, wallSize);
  const taken = new Set(chosen.map(({ name }) => slugOf(name)));
  for (const candidate of composedNames()) {
    if (chosen.length === longWallSize) break;
    if (taken.has(slugOf(candidate.name))) continue;
    taken.add(slugOf(candidate.name));
    chosen.push(candidate);
  }
  return chosen;
}

/** The instructions of categories in the other languages. */
const instructionsIn = {
  en: '<p>Show the code <b>before you pay</b>.</p>',
  fr: '<p>Montrez le code <b>avant de payer</b>.</p>',
  it: '<p>Mostra il codice <b>prima di pagare</b>.</p>',
  nl: '<p>Laat de code zien <b>voordat je betaalt</b>.</p>',
  pl: '<p>Pokaż kod <b>przed zapłatą</b>.</p>',
};

type OtherLanguage = keyof typeof instructionsIn;

function categoryExample(language?: OtherLanguage) {
  return categories.map((category) => {
    const { id, instructions } = category;
    return {
      id,
      name: nameIn(category, language),
      urlName: language ? category.urlNameEn : category.urlName,
      image: `/mock-assets/categories/${id}.svg`,
      ...(instructions && { instructions: language ? instructionsIn[language] : instructions }),
    };
  });
}

function nameIn({ name, nameEn, otherNames }: CategorySource, language?: OtherLanguage): string {
  if (!language) return name;
  return language === 'en' ? nameEn : otherNames[language];
}

/** One JSON file with one entry per line: small, and a change stays readable. */
function write(file: string, summary: string, value: unknown[]) {
  const lines = value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  writeFileSync(
    new URL(file, folder),
    `{\n  "summary": ${JSON.stringify(summary)},\n  "value": [\n${lines}\n  ]\n}\n`,
  );
}

mkdirSync(folder, { recursive: true });
const shops = chooseNames().map(({ name, category }, index) => makeShop(name, category, index));
const walls = shops.map(({ wall }) => wall);
const wall = walls.slice(0, wallSize);
const english = new Map(
  categories.flatMap(({ keywords, keywordsEn }) =>
    keywords.map((word, at) => [word, keywordsEn[at]]),
  ),
);
write('wall.json', `${wallSize} shops`, wall);
const inEnglish = walls.map((shop) => ({
  ...shop,
  keywords: shop.keywords.map((word) => english.get(word) ?? word),
}));
write('wall-en.json', `${wallSize} shops for English visitors`, inEnglish.slice(0, wallSize));
write('wall-500.json', `${longWallSize} shops`, walls);
write('wall-500-en.json', `${longWallSize} shops for English visitors`, inEnglish);
writeFileSync(new URL('wall-empty.json', folder), '{ "summary": "No shop fits", "value": [] }\n');
write('categories.json', 'Eight categories', categoryExample());
const languages = { en: 'English', fr: 'French', it: 'Italian', nl: 'Dutch', pl: 'Polish' };
for (const [language, name] of Object.entries(languages)) {
  const value = categoryExample(language as OtherLanguage);
  write(`categories-${language}.json`, `Eight categories in ${name}`, value);
}

const details = shops.map(
  ({ detail }) =>
    `  "shop-${detail.id}": ${JSON.stringify({ summary: detail.name, value: detail })}`,
);
writeFileSync(new URL('shops.json', folder), `{\n${details.join(',\n')}\n}\n`);
