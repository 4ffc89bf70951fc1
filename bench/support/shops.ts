import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopWallItem } from '../../generated/client/types.gen.ts';

const example = join(import.meta.dirname, '../../openapi/examples/shops/wall-500.json');

/** A wall of any length: the contract's long wall, repeated under other ids and names. */
export function wallOf(count: number): ShopWallItem[] {
  const { value } = JSON.parse(readFileSync(example, 'utf8')) as { value: ShopWallItem[] };
  return Array.from({ length: count }, (_, index) => {
    const shop = value[index % value.length];
    if (!shop) throw new Error('the long wall is empty');
    const round = Math.floor(index / value.length);
    if (round === 0) return shop;
    return {
      ...shop,
      id: shop.id + round * 100_000,
      name: `${shop.name} ${round}`,
      slug: `${shop.slug}-${round}`,
    };
  });
}
