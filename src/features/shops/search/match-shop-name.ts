import type { ShopWallItem } from '~/api';
import { foldBothWays, type FoldedText } from './fold-text';

type SearchedShop = Pick<ShopWallItem, 'name' | 'slug' | 'keywords' | 'allowNameFullTextSearch'>;

/** Data of one shop for the search; prepared once per wall. */
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
  const folded = parts.map((part) => part.folded).join(SEPARATOR);
  const writtenOut = parts.map((part) => part.writtenOut).join(SEPARATOR);
  return {
    folded,
    // The same text, so that it is not searched twice.
    writtenOut: writtenOut === folded ? folded : writtenOut,
    exact: [...new Set([name.folded, name.writtenOut, fold(shop.slug).folded])],
  };
}

/** Prepares typed text. Only white space gives undefined: it looks for nothing. */
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
  (differs(entry, query) && entry.writtenOut.includes(query.writtenOut)) ||
  entry.exact.includes(query.folded) ||
  entry.exact.includes(query.writtenOut);

/** Whether writing umlauts out makes a difference; otherwise nothing is searched twice. */
const differs = (entry: FoldedText, query: FoldedText): boolean =>
  entry.writtenOut !== entry.folded || query.writtenOut !== query.folded;
