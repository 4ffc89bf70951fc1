import type { ShopWallItem } from '~/api';

const simplify = (text: string) => text.toLocaleLowerCase().replace(/[\s\p{P}]/gu, '');

/**
 * The shop of the partner that a token names (requirement 3.083): its id, its slug or its name, which
 * may differ in case, spaces and punctuation.
 */
export function findPartner(
  shops: readonly ShopWallItem[],
  partner: string | undefined,
): ShopWallItem | undefined {
  const wanted = simplify(partner ?? '');
  if (!wanted) return undefined;
  return (
    shops.find(({ id, slug }) => String(id) === partner || slug === partner) ??
    shops.find(({ name }) => simplify(name) === wanted)
  );
}
