import { FONTS_ID } from './start-data';

/** A font that loads before the first paint delays it; until then a face of the device has its measures. */
export function applyFonts(): void {
  document.getElementById(FONTS_ID)?.setAttribute('media', 'all');
}

/** Whoever comes from another page of the site has the fonts already: they can be in the first paint. */
export const hasFonts = (): boolean => document.referrer.startsWith(`${location.origin}/`);
