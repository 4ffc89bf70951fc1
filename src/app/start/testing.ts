import { FONTS_ID } from '~/app/boot-data';

/** Gives the document the style with the page's fonts, which is not used yet. */
export function addFonts(): HTMLStyleElement {
  const fonts = Object.assign(document.createElement('style'), { id: FONTS_ID, media: 'not all' });
  document.head.replaceChildren(fonts);
  return fonts;
}
