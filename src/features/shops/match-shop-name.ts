import type { ShopWallItem } from '~/api';
import { foldText, foldTextWrittenOut } from './fold-text';

type SearchedShop = Pick<ShopWallItem, 'name' | 'slug' | 'keywords' | 'allowNameFullTextSearch'>;

/** What the search compares of one shop; made once per wall. */
export interface NameEntry {
  /** Name and keywords; empty where parts of the name must not find the shop. */
  folded: string;
  writtenOut: string;
  /** Name and slug, which find the shop as a whole. */
  exact: readonly string[];
}

/** What was typed, made ready once per search. */
export interface NameQuery {
  folded: string;
  writtenOut: string;
}

/** Nothing that is typed or named holds a line break, so no match reaches over two words. */
const join = (texts: readonly string[], fold: (text: string) => string) =>
  texts.map(fold).join('\n');

/** Prepares a shop for {@link matchesName}. */
export function createNameEntry(shop: SearchedShop): NameEntry {
  const parts = shop.allowNameFullTextSearch ? [shop.name, ...shop.keywords] : [];
  return {
    folded: join(parts, foldText),
    writtenOut: join(parts, foldTextWrittenOut),
    exact: [...new Set([foldText(shop.name), foldTextWrittenOut(shop.name), foldText(shop.slug)])],
  };
}

/** Prepares what was typed. Only white space gives undefined: it looks for nothing. */
export function createNameQuery(typed: string): NameQuery | undefined {
  const folded = foldText(typed);
  return folded === '' ? undefined : { folded, writtenOut: foldTextWrittenOut(typed) };
}

/**
 * Whether a search finds a shop (requirements 5.003 to 5.006): a part of its name or of a keyword,
 * without case and white space. A shop with full-text search disabled is found only by its exact
 * name or slug.
 */
export const matchesName = (entry: NameEntry, query: NameQuery): boolean =>
  entry.folded.includes(query.folded) ||
  entry.writtenOut.includes(query.writtenOut) ||
  entry.exact.includes(query.folded) ||
  entry.exact.includes(query.writtenOut);
