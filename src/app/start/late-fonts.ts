import { FONTS_ID } from '~/app/boot-data';

/** The faces of the device that have the measures of the page's fonts: one of each row is enough. */
const STAND_INS = [
  ['Figtree Fallback', 'Figtree Android', 'Figtree DejaVu', 'Figtree Noto'],
  ['Display Fallback', 'Display Android', 'Display DejaVu', 'Display Noto'],
] as const;

/**
 * Uses the page's fonts, which would delay the first paint. Only where the device has a face with their
 * measures: elsewhere the text would be laid out anew and everything would move.
 */
export async function applyFonts(): Promise<void> {
  const hasStandIns = await Promise.all(STAND_INS.map(isAnyThere));
  if (hasStandIns.includes(false)) return;
  document.getElementById(FONTS_ID)?.setAttribute('media', 'all');
}

/** Same-site navigations have the fonts cached: they can be in the first paint. */
export const hasFonts = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/** True also where the page declares none of the families. */
async function isAnyThere(families: readonly string[]): Promise<boolean> {
  const loaded = await Promise.all(families.map(facesOf));
  return loaded.includes(true) || !loaded.includes(false);
}

/** Whether the device has the family's face; undefined where the page does not declare it. */
const facesOf = (family: string): Promise<boolean | undefined> =>
  document.fonts.load(`700 1em "${family}"`).then(
    ({ length }) => length > 0 || undefined,
    () => false,
  );
