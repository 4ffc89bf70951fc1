import { places } from '../demo-flows.ts';
import { choose, type Scenario } from './scenario.ts';
import { catalogueOf } from './shops.ts';

/** How far around a place a search finds shops, in degrees. */
const NEAR = 0.4;

/** Restaurants on a site of restaurants, local businesses on the region's, else retailers (without a site the first). */
export const listAcceptancePoints: Scenario = (call) => {
  const { query, site } = call;
  const isNowhere = !query['postalCode'] && !(query['lat'] && query['lng']);
  if (isNowhere || query['postalCode'] === '00000') return choose(422, 'validation-failed');
  const lat = Number(query['lat']);
  const lng = Number(query['lng']);
  const place = places.find((town) =>
    query['lat'] && query['lng']
      ? Math.hypot(town.lat - lat, town.lng - lng) < NEAR
      : town.postalCodes.includes(query['postalCode'] ?? ''),
  );
  if (!place) return choose(200, 'around-nowhere');
  const catalogue = site ? (catalogueOf(call) ?? 'retail') : 'local';
  const isOther = catalogue === 'restaurants' || catalogue === 'retail';
  return choose(200, isOther ? `${place.points}-${catalogue}` : place.points);
};
