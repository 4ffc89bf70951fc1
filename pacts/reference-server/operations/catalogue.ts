import { randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { find, type Store } from '../store.ts';
import { ok, type Handlers } from './call.ts';

const shop = (store: Store, id: number) => ({
  id,
  name: `Shop ${id}`,
  slug: `shop-${id}`,
  logo: `/logos/${id}.svg`,
  type: 'other',
  voucherValues: store.valuesInCent.map((valueInCent) => ({ valueInCent })),
  categories: [3],
  redeemable: ['online', 'branch'],
});

const bytes = (length: number): string => randomBytes(length).toString('hex');
/** Seconds until a captcha expires. */
const CAPTCHA_LIFE = 600;

/** What everybody may see: site, shops, organisations, texts, places. */
export const catalogue: Handlers = {
  getSiteConfig: ({ store, parameters }) => {
    if (!store.hasSites) throw new Refusal('NOT_FOUND');
    return ok({ id: 'a-site', country: String(parameters['country']).toUpperCase() });
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
  listShopCategories: () => ok([{ id: 3, name: 'Mode', urlName: 'mode' }]),
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
    const { deliveries } = store;
    return ok({ ...shop(store, id), description: '<p>Kleidung</p>', deliveries });
  },
  listDonationOrganisations: ({ store }) => {
    const organisation = {
      id: 1,
      name: 'Tafel',
      description: 'Essen für alle',
      receiptPossible: true,
      minInCent: 500,
      currency: 'EUR',
    };
    return ok(store.hasOrganisations ? [organisation] : []);
  },
  getTranslationDump: ({ store }) =>
    ok(Object.fromEntries(Array.from({ length: store.texts }, (_, at) => [`key.${at}`, 'Text']))),
  listAcceptancePoints: ({ store }) => {
    if (store.refusedFields.length > 0) {
      throw new Refusal('VALIDATION_FAILED', { pointers: store.refusedFields });
    }
    const address = { street: 'Weg 1', postalCode: '20095', city: 'Hamburg', country: 'DE' };
    const place = { name: 'Laden', address, lat: 53.55, lng: 10, categories: [3] };
    const items = Array.from({ length: store.acceptancePoints }, (_, at) => ({
      id: at + 1,
      ...place,
      distanceKm: at + 0.4,
      online: false,
      inBranch: true,
    }));
    return ok({ items, total: items.length });
  },
  getCaptchaChallenge: () => {
    const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: 32, keyPrefix: '00' };
    const expiresAt = Math.floor(Date.now() / 1000) + CAPTCHA_LIFE;
    return ok({ parameters: { ...work, nonce: bytes(16), salt: bytes(16), expiresAt } });
  },
};
