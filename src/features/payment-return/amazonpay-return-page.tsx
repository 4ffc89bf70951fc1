import { ReturnPage } from './return-page';

/** Return page of the wallet (requirement 2.008). */
export function Component() {
  return <ReturnPage provider="amazonpay" />;
}
