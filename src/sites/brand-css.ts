/** The style element that brings a site's own style sheet; a prerendered page holds it already. */
export const BRAND_CSS_ID = 'brand-css';

/**
 * Brings a site's own style sheet (`externalCssFile`, requirement 3.041) in the layer `brand`: it may
 * restyle everything but never beats focus, forced colours and reduced motion, whose layer is later.
 * @returns the text of a style element; empty without a style sheet
 */
export function brandCss(address: string | undefined): string {
  if (!address) return '';
  const url = address.replace(/["\\<>\s]/g, (character) => encodeURIComponent(character));
  return `@import url("${url}") layer(brand);`;
}
