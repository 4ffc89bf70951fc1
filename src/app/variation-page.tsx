import { useLoaderData } from 'react-router-dom';
import { RedeemPage } from '~/features/redeem/redeem-page';
import { Component as NotFoundPage } from './not-found-page';
import type { VariationData } from './variation-loader';

/** An address that is no page of its own: the redeem page of a variation, or nothing (2.025, 2.026). */
export function Component() {
  const { isVariation } = useLoaderData<VariationData>();
  return isVariation ? <RedeemPage /> : <NotFoundPage />;
}
