import { FONTS_ID } from '~/app/boot-data';

/**
 * Gives the document the fonts of a device, and the page's style with its own fonts, which is not used yet.
 * @param families of the page's stand-ins, with whether the device has them
 */
export function stubFonts(families: Readonly<Record<string, boolean>>): HTMLStyleElement {
  Object.assign(document, {
    fonts: {
      load: async (font: string) => {
        const family = Object.keys(families).find((name) => font.includes(`"${name}"`)) ?? '';
        if (families[family] === false) throw new DOMException('', 'NetworkError');
        return families[family] ? [{}] : [];
      },
    },
  });
  const fonts = Object.assign(document.createElement('style'), { id: FONTS_ID, media: 'not all' });
  document.head.replaceChildren(fonts);
  return fonts;
}
