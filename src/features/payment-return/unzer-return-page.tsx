import { ReturnPage } from './return-page';

/** Return page of the card payment (requirement 2.009). */
export function Component() {
  return <ReturnPage provider="unzer" />;
}
