import { randomBytes } from 'node:crypto';
import { sites } from '../contract.ts';
import { Refusal } from '../refusal.ts';
import { find, type Store } from '../store.ts';
import { ok, type Handlers } from './call.ts';

const shop = (store: Store, id: number) => ({
  id,
  name: `Shop ${id}`,
  slug: `shop-${id}`,
  logo: `/logos/${id}.svg`,
  type: 'other',
  voucherValues: store.valueRange ? [] : store.valuesInCent.map((valueInCent) => ({ valueInCent })),
  ...(store.valueRange && { valueRange: { ...store.valueRange, currency: 'EUR' } }),
  categories: [3],
  redeemable: ['online', 'branch'],
});

/** The id of the one organisation. */
export const ORGANISATION = 1;
/** The smallest donation that the organisation takes, in cents. */
export const SMALLEST_DONATION = 500;

/** What the server has texts in. */
const LANGUAGES = ['de', 'en'];

/** The language that the visitor wants most, of those that there are. */
function languageOf(header: unknown): string {
  const wanted = String(header ?? 'de')
    .split(',')
    .map((item) => {
      const [tag = '', weight] = item.trim().split(/;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
    })
    .filter(({ language, weight }) => LANGUAGES.includes(language) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted[0]?.language ?? 'de';
}
/** Kilometres around a place, where none are named. */
const DEFAULT_RADIUS_KM = 10;
const bytes = (length: number): string => randomBytes(length).toString('hex');
/** Seconds until a captcha expires. */
const CAPTCHA_LIFE = 600;

/** What everybody may see: site, shops, organisations, texts, places. */
export const catalogue: Handlers = {
  getSiteConfig: ({ store, parameters, host }) => {
    const country = String(parameters['country']).toUpperCase();
    // A test system has a host of its own, which is that of no site.
    const site = sites.find(({ hosts }) => hosts.includes(host)) ?? { id: 'a-site', country };
    if (!store.hasSites || site.country !== country) throw new Refusal('NOT_FOUND');
    return ok({ id: site.id, country });
  },
  listParameters: () => ok({ queueFairRedeem: false }),
  getParameter: ({ store, parameters }) => {
    if (!store.hasParameters) throw new Refusal('NOT_FOUND');
    return ok({ key: parameters['key'], value: false });
  },
  getVariation: ({ store, parameters }) => {
    if (!store.hasVariations) throw new Refusal('NOT_FOUND');
    return ok({ urlName: parameters['variationUrl'], config: { heading: 'Guten Appetit' } });
  },
  listShopCategories: ({ parameters }) => {
    const isEnglish = languageOf(parameters['Accept-Language']) === 'en';
    return ok([{ id: 3, name: isEnglish ? 'Fashion' : 'Mode', urlName: 'mode' }]);
  },
  getShopWall: ({ store }) =>
    ok(
      store.shops.map(({ id }) => ({
        ...shop(store, id),
        keywords: [],
        position: 'S',
        allowNameFullTextSearch: true,
      })),
    ),
  getShop: ({ store, parameters }) => {
    const { id } = find(store.shops, (one) => one.id === parameters['id'], 'NOT_FOUND');
    const fields = parameters['fields'] as readonly string[] | undefined;
    const { deliveries } = store;
    const all = { ...shop(store, id), description: '<p>Kleidung</p>', deliveries };
    return ok(
      Object.fromEntries(
        Object.entries(all).filter(([name]) => name === 'id' || (fields?.includes(name) ?? true)),
      ),
    );
  },
  listDonationOrganisations: ({ store }) => {
    const receipt = {
      receiptPossible: store.hasReceipts,
      minInCent: SMALLEST_DONATION,
      currency: 'EUR',
    };
    const organisation = {
      id: ORGANISATION,
      name: 'Tafel',
      description: 'Essen für alle',
      ...receipt,
    };
    return ok(store.hasOrganisations ? [organisation] : []);
  },
  getTranslationDump: ({ store }) =>
    ok(Object.fromEntries(Array.from({ length: store.texts }, (_, at) => [`key.${at}`, 'Text']))),
  listAcceptancePoints: ({ store, parameters }) => {
    const isPoint = parameters['lat'] !== undefined && parameters['lng'] !== undefined;
    const isNowhere = parameters['postalCode'] === undefined && !isPoint;
    if (isNowhere || store.refusedFields.length > 0) {
      throw new Refusal('VALIDATION_FAILED', { pointers: store.refusedFields });
    }
    const address = {
      street: 'Weg 1',
      // The point wins.
      postalCode: isPoint ? '20095' : parameters['postalCode'],
      city: 'Hamburg',
      country: 'DE',
    };
    const place = { name: 'Laden', address, lat: 53.55, lng: 10, categories: [3] };
    const radiusKm = Number(parameters['radiusKm'] ?? DEFAULT_RADIUS_KM);
    const items = Array.from({ length: store.acceptancePoints }, (_, at) => ({
      id: at + 1,
      ...place,
      distanceKm: at + 0.4,
      online: false,
      inBranch: true,
    })).filter(({ distanceKm }) => distanceKm <= radiusKm);
    return ok({ items, total: items.length });
  },
  getCaptchaChallenge: () => {
    const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: 32, keyPrefix: '00' };
    const expiresAt = Math.floor(Date.now() / 1000) + CAPTCHA_LIFE;
    return ok({ parameters: { ...work, nonce: bytes(16), salt: bytes(16), expiresAt } });
  },
};
