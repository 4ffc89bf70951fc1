import type { ShopWall, ShopWallItem } from '~/api';
import { foldBothWays, type FoldedText } from './fold-text';
import { createNameEntry, type NameEntry } from './match-shop-name';

type Fold = (text: string) => FoldedText;

/** A shop with the values that filters compare, prepared once per wall at the first comparison. */
export class IndexedShop {
  readonly shop: ShopWallItem;
  readonly #fold: Fold;
  #name: NameEntry | undefined;

  constructor(shop: ShopWallItem, fold: Fold) {
    this.shop = shop;
    this.#fold = fold;
  }

  get name(): NameEntry {
    return (this.#name ??= createNameEntry(this.shop, this.#fold));
  }

  get keywords(): readonly string[] {
    return this.shop.keywords.map((keyword) => this.#fold(keyword).folded);
  }
}

/** Prepares a wall for the filters. Its shops share many keywords, so each text is folded once. */
export function createShopIndex(wall: ShopWall): IndexedShop[] {
  const known = new Map<string, FoldedText>();
  const fold: Fold = (text) => {
    const folded = known.get(text) ?? foldBothWays(text);
    known.set(text, folded);
    return folded;
  };
  return wall.map((shop) => new IndexedShop(shop, fold));
}
