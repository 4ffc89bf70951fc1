import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { queryClient } from '~/api';
import { RedeemPage } from '~/features/redeem/redeem-page';
import { shopCategoriesOptions } from '~/features/shops/shop-queries';
import { CategoryInstructions } from '~/features/shops/wall/category-instructions';
import { useCategory, useSite } from '~/sites/use-site';
import { Component as NotFoundPage } from './not-found-page';
import type { VariationData } from './variation-loader';

/** An address that is no page of its own: the redeem page of a variation, or nothing (2.025, 2.026). */
export function Component() {
  const { isVariation } = useLoaderData<VariationData>();
  return isVariation ? <LandingPage /> : <NotFoundPage />;
}

/** The redeem page; that of a category has its instructions and shops (requirement 2.052). */
function LandingPage() {
  const { voucherCategory } = useSite();
  const category = useCategory();
  const answer = useQuery(shopCategoriesOptions(voucherCategory), queryClient);
  const { data: categories = [] } = answer;
  const chosen = categories.filter(({ urlName }) => urlName === category).map(({ id }) => id);
  return (
    <RedeemPage
      instructions={<CategoryInstructions categories={categories} chosen={chosen} />}
      categories={answer.isPending ? 'loading' : chosen}
    />
  );
}
