import type { Offer } from './first-offers.ts';
import { inLanguage, type Category, type Language, type Named } from './source.ts';
import { bookings, branchOnly, general, tables } from './warnings.ts';

/** What the shops of a catalogue have in common. */
export interface Style {
  /** Few values, one to four places, nothing online: restaurants and local businesses. */
  readonly isLocal?: boolean;
  readonly takesReservations?: boolean;
  /** Offers of the first shops that are settled; the others are drawn. */
  readonly first?: readonly Offer[];
}

/** Park-Miller: small, seeded, the same on every machine. Answers a number from 0 up to below 1. */
export function makeRandom(seed: number) {
  let state = seed;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return {
    random,
    pick: <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T,
    chance: (share: number) => random() < share,
  };
}

type Random = ReturnType<typeof makeRandom>;

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
const localValueShapes = [
  [1000, 2500, 5000],
  [2500, 5000, 10000],
  [1500, 3000, 5000],
  [1000, 2000, 3000, 5000],
];
const channels = [['online'], ['online', 'branch'], ['branch'], ['online', 'branch']];
const deliveries = [
  ['email'],
  ['email', 'pdf', 'screen'],
  ['email', 'screen'],
  ['email', 'pdf', 'screen', 'post'],
];
const codeTypes = [['code'], ['code', 'pin'], ['barcode'], ['qr', 'code'], ['link']];
const tillCodeTypes = [['code'], ['barcode'], ['qr', 'code']];
const onlineCodeTypes = [['code'], ['code', 'pin'], ['link']];

function codeTypesFor(redeemable: readonly string[]) {
  if (!redeemable.includes('online')) return tillCodeTypes;
  return redeemable.includes('branch') ? codeTypes : onlineCodeTypes;
}

/** Acceptance points and branches, which are never more; of one local place nothing is told. */
function drawPlaces({ random }: Random, isLocal: boolean): Offer['places'] {
  const branches = 3 + Math.floor(random() * 400);
  if (!isLocal) return [branches + Math.floor(random() * 500), branches];
  const few = 1 + Math.floor(random() ** 3 * 4);
  return few > 1 ? [few, few] : undefined;
}

/** An offer at random, such as the kind of the shop can have. */
function drawOffer({ kind }: Named, random: Random, isLocal = false): Offer {
  const { pick, chance } = random;
  const redeemable = kind.channel ? [kind.channel] : pick(channels);
  const isPhysical = !isLocal && chance(0.2);
  const places = redeemable.includes('branch') ? drawPlaces(random, isLocal) : undefined;
  return {
    values: pick(isLocal ? localValueShapes : valueShapes),
    redeemable,
    codeTypes: isPhysical ? ['card'] : pick(codeTypesFor(redeemable)),
    deliveries: isPhysical ? ['email', 'post'] : pick(deliveries),
    isPhysical,
    asksNewCustomers: chance(0.12),
    warns: chance(0.3),
    ...(places && { places }),
  };
}

/** A warning that is true of the shop. */
function warningOf({ kind }: Named, { redeemable }: Offer, style: Style): string {
  if (style.takesReservations) return tables;
  if (kind.hasDate) return bookings;
  return redeemable.includes('online') || style.isLocal ? general : branchOnly;
}

export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/é/g, 'e');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** A shop as the wall and the detail view have it, in any language. */
export function makeShop(
  shop: Named,
  { id, index }: { id: number; index: number },
  related: ReadonlyMap<Category, number>,
  random: Random,
  style: Style = {},
) {
  const { chance } = random;
  const { name, category, kind } = shop;
  const slug = slugOf(name);
  const settled = style.first?.[index];
  const offer = settled ?? drawOffer(shop, random, style.isLocal);
  const isFree = index === 3;
  const also = settled ? undefined : related.get(category);
  const warning = offer.warns ? warningOf(shop, offer, style) : undefined;
  const isTop = index < 8 || chance(0.04);
  const both = {
    id,
    name,
    slug,
    logo: `/mock-assets/logos/${slug}.svg`,
    type: offer.isPhysical ? 'physical' : 'other',
    voucherValues: (isFree ? [] : offer.values).map((valueInCent) => ({ valueInCent })),
    ...(isFree && {
      valueRange: { minInCent: 500, maxInCent: 15000, stepInCent: 500, currency: 'EUR' },
    }),
    categories: [category.id, ...(also !== undefined && chance(0.3) ? [also] : [])],
    redeemable: offer.redeemable,
  };
  const wall = (language: Language) => ({
    ...both,
    keywords: inLanguage(kind.words, language).split(','),
    position: isTop ? 'T' : 'S',
    allowNameFullTextSearch: index % 29 !== 20,
    ...((index % 11 === 5 || index === 1) && { bestseller: true }),
    ...(!style.isLocal && index % 37 === 30 && { marketplace: true }),
  });
  const detail = (language: Language) => ({
    ...both,
    description: `<p>${name} ${inLanguage(kind.text, language)}.</p>`,
    ...(warning && { redeemWarnings: inLanguage(warning, language) }),
    isNewShopCustomerInquiry: offer.asksNewCustomers ?? false,
    codeTypes: offer.codeTypes,
    link: `https://${slug}.example/`,
    ...(offer.places && { acceptancePoints: offer.places[0], numberOfShops: offer.places[1] }),
    deliveries: offer.deliveries,
  });
  return { id, name, wall, detail };
}
