import type { ShopWallItem } from '~/api';
import { foldBothWays, type FoldedText } from './fold-text';

type SearchedShop = Pick<ShopWallItem, 'name' | 'slug' | 'keywords' | 'allowNameFullTextSearch'>;

/** What the search compares of one shop; made once per wall. */
export interface NameEntry extends FoldedText {
  /** Name and slug, which find the shop as a whole. */
  exact: readonly string[];
}

/** Nothing that is typed or named holds a line break, so no match reaches over two words. */
const SEPARATOR = '\n';

/**
 * Prepares a shop for {@link matchesName}: name and keywords in one text, which is empty where parts
 * of the name must not find the shop.
 */
export function createNameEntry(shop: SearchedShop, fold = foldBothWays): NameEntry {
  const name = fold(shop.name);
  const parts = shop.allowNameFullTextSearch ? [name, ...shop.keywords.map(fold)] : [];
  return {
    folded: parts.map(({ folded }) => folded).join(SEPARATOR),
    writtenOut: parts.map(({ writtenOut }) => writtenOut).join(SEPARATOR),
    exact: [...new Set([name.folded, name.writtenOut, fold(shop.slug).folded])],
  };
}

/** Prepares what was typed. Only white space gives undefined: it looks for nothing. */
export function createNameQuery(typed: string): FoldedText | undefined {
  const query = foldBothWays(typed);
  return query.folded === '' ? undefined : query;
}

/**
 * Whether a search finds a shop (requirements 5.003 to 5.006): a part of its name or of a keyword,
 * without case and white space. A shop with full-text search disabled is found only by its exact
 * name or slug.
 */
export const matchesName = (entry: NameEntry, query: FoldedText): boolean =>
  entry.folded.includes(query.folded) ||
  entry.writtenOut.includes(query.writtenOut) ||
  entry.exact.includes(query.folded) ||
  entry.exact.includes(query.writtenOut);
