import { useIsWide } from '~/features/shops/use-is-wide';

/** Level of headings in the details: the shop's name is the h2 of a dialog or the h1 of a page. */
export const useHeadingLevel = (): 2 | 3 => (useIsWide() ? 3 : 2);
