import { FONTS_ID } from '~/app/boot-data';

/** Uses the page's fonts, which would delay the first paint. */
export function applyFonts(): void {
  document.getElementById(FONTS_ID)?.setAttribute('media', 'all');
}

/** Same-site navigations have the fonts cached: they can be in the first paint. */
export const hasFonts = (): boolean => document.referrer.startsWith(`${location.origin}/`);
