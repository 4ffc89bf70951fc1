import { places } from '../demo-flows.ts';
import { choose, type Scenario } from './scenario.ts';

/** How far from a place a search still finds what is around it, in degrees. */
const NEAR = 0.4;

export const listAcceptancePoints: Scenario = ({ query }) => {
  const isNowhere = !query['postalCode'] && !(query['lat'] && query['lng']);
  if (isNowhere || query['postalCode'] === '00000') return choose(422, 'validation-failed');
  const lat = Number(query['lat']);
  const lng = Number(query['lng']);
  const place = places.find((town) =>
    query['lat'] && query['lng']
      ? Math.hypot(town.lat - lat, town.lng - lng) < NEAR
      : town.postalCodes.includes(query['postalCode'] ?? ''),
  );
  return choose(200, place?.points ?? 'around-nowhere');
};
