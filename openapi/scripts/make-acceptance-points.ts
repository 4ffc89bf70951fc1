// Writes examples/acceptance-points.json: invented places around real towns. The same seed writes
// the same file, so a change shows up as a readable difference.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Town = { id: string; city: string; postalCodes: string[]; lat: number; lng: number };

/** Towns from the north to the south, with postal codes of their centres. */
const towns: Town[] = [
  { id: 'hamburg', city: 'Hamburg', postalCodes: ['20095', '20354'], lat: 53.5511, lng: 9.9937 },
  { id: 'bremen', city: 'Bremen', postalCodes: ['28195', '28203'], lat: 53.0758, lng: 8.8072 },
  { id: 'berlin', city: 'Berlin', postalCodes: ['10115', '10178'], lat: 52.52, lng: 13.405 },
  { id: 'leipzig', city: 'Leipzig', postalCodes: ['04109', '04103'], lat: 51.3397, lng: 12.3731 },
  { id: 'cologne', city: 'Köln', postalCodes: ['50667', '50672'], lat: 50.9375, lng: 6.9603 },
  { id: 'frankfurt', city: 'Frankfurt am Main', postalCodes: ['60311'], lat: 50.1109, lng: 8.6821 },
  { id: 'stuttgart', city: 'Stuttgart', postalCodes: ['70173'], lat: 48.7758, lng: 9.1829 },
  { id: 'munich', city: 'München', postalCodes: ['80331', '80469'], lat: 48.1374, lng: 11.5755 },
];

type Kind = [name: string, category: number, hours: string[]];

/** What a place is, its category on the sites of its kind, and when such a place is open. */
const local: Kind[] = [
  ['Café', 51, ['täglich 8–18 Uhr', 'Di–So 9–18 Uhr']],
  ['Buchhandlung', 54, ['Mo–Sa 9–19 Uhr', 'Mo–Fr 10–18 Uhr']],
  ['Gasthaus', 53, ['täglich 11–23 Uhr', 'Mi–So 17–23 Uhr']],
  ['Blumenladen', 55, ['Mo–Sa 9–18 Uhr', 'Mo–Fr 8–18 Uhr']],
  ['Kino', 54, ['täglich 14–23 Uhr', 'Do–So 16–23 Uhr']],
  ['Feinkost', 52, ['Mo–Sa 9–19 Uhr', 'Di–Sa 10–18 Uhr']],
  ['Fahrradladen', 57, ['Di–Sa 10–18 Uhr', 'Mo–Fr 9–18 Uhr']],
  ['Schwimmbad', 57, ['täglich 9–21 Uhr', 'Di–So 10–20 Uhr']],
  ['Friseur', 56, ['Di–Sa 9–18 Uhr', 'Mo–Fr 10–19 Uhr']],
];
/** Restaurants for the sites of restaurants, and shops that the sites of retailers know. */
const restaurants: Kind[] = [
  ['Trattoria', 41, ['täglich 12–22 Uhr', 'Di–So 17–23 Uhr']],
  ['Gasthaus', 42, ['täglich 11–23 Uhr', 'Mi–So 17–23 Uhr']],
  ['Teehaus', 43, ['täglich 12–22 Uhr', 'Mo–Sa 12–21 Uhr']],
  ['Steakhaus', 44, ['Di–So 17–23 Uhr', 'täglich 17–23 Uhr']],
  ['Fischhaus', 45, ['Di–Sa 12–22 Uhr', 'täglich 11–21 Uhr']],
  ['Gemüseküche', 46, ['Mo–Sa 11–21 Uhr', 'Di–So 12–22 Uhr']],
  ['Café', 47, ['täglich 8–18 Uhr', 'Di–So 9–18 Uhr']],
  ['Pizzeria', 41, ['täglich 11–23 Uhr', 'Mi–Mo 17–23 Uhr']],
  ['Brauhaus', 42, ['täglich 11–24 Uhr', 'Di–So 16–24 Uhr']],
];
const retail: Kind[] = [
  ['Modehaus', 3, ['Mo–Sa 10–19 Uhr', 'Mo–Sa 10–20 Uhr']],
  ['Schuhhaus', 3, ['Mo–Sa 10–19 Uhr', 'Mo–Fr 10–18 Uhr']],
  ['Buchhandlung', 5, ['Mo–Sa 9–19 Uhr', 'Mo–Fr 10–18 Uhr']],
  ['Möbelhaus', 8, ['Mo–Sa 10–19 Uhr', 'Mo–Sa 10–20 Uhr']],
  ['Gartencenter', 8, ['Mo–Sa 9–18 Uhr', 'Mo–Fr 9–19 Uhr']],
  ['Kino', 12, ['täglich 14–23 Uhr', 'Do–So 16–23 Uhr']],
  ['Reisebüro', 17, ['Mo–Fr 9–18 Uhr', 'Mo–Sa 10–16 Uhr']],
  ['Parfümerie', 31, ['Mo–Sa 10–19 Uhr', 'Mo–Sa 9–20 Uhr']],
  ['Drogerie', 31, ['Mo–Sa 8–20 Uhr', 'Mo–Sa 9–19 Uhr']],
];
const names = ['Linde', 'Morgenrot', 'Anker', 'Seeblick', 'Am Markt', 'Silberdistel', 'Kranich'];
const streets = ['Lindenweg', 'Marktstraße', 'Am Graben', 'Bahnhofstraße', 'Gartenstraße'];

/** Park-Miller: small, seeded, the same on every machine. */
function makeRandom(seed: number) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
const random = makeRandom(20261121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

const KM_PER_DEGREE = 111.32;
let id = 5001;

/** A place at a random distance of up to 12 km from the town's centre. */
function place(town: Town, [kind, category, hours]: Kind) {
  const distanceKm = 0.2 + random() * 11.8;
  const angle = random() * 2 * Math.PI;
  const kmPerDegreeOfLongitude = KM_PER_DEGREE * Math.cos((town.lat * Math.PI) / 180);
  return {
    id: id++,
    name: `${kind} ${pick(names)}`,
    address: {
      street: `${pick(streets)} ${1 + Math.floor(random() * 120)}`,
      postalCode: pick(town.postalCodes),
      city: town.city,
      country: 'DE',
    },
    lat: round(town.lat + (distanceKm * Math.sin(angle)) / KM_PER_DEGREE, 5),
    lng: round(town.lng + (distanceKm * Math.cos(angle)) / kmPerDegreeOfLongitude, 5),
    distanceKm: round(distanceKm, 1),
    categories: [category],
    online: random() < 0.3,
    inBranch: true,
    openingHours: pick(hours),
  };
}

/** The places of these kinds around every town. */
const around = (kinds: readonly Kind[], suffix = '') =>
  towns.map((town) => {
    const items = kinds
      .map((kind) => place(town, kind))
      .sort((one, other) => one.distanceKm - other.distanceKm);
    return [
      `around-${town.id}${suffix}`,
      { summary: town.city, value: { items, total: items.length } },
    ];
  });
const examples = {
  ...(Object.fromEntries([
    ...around(local),
    ...around(restaurants, '-restaurants'),
    ...around(retail, '-retail'),
  ]) as object),
  'around-nowhere': { summary: 'No place near by', value: { items: [], total: 0 } },
};
const file = join(import.meta.dirname, '../examples/acceptance-points.json');
writeFileSync(file, JSON.stringify(examples, undefined, 2) + '\n');
