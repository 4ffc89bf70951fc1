// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { applyFonts } from './late-fonts';
import { stubFonts } from './testing';

test.each([
  ['Arial', { 'Figtree Fallback': true, 'Figtree Android': false }, 'all'],
  ['Roboto', { 'Figtree Fallback': false, 'Figtree Android': true }, 'all'],
  ['neither', { 'Figtree Fallback': false, 'Figtree Android': false }, 'not all'],
  [
    'Roboto, on a page with a display face',
    {
      'Figtree Fallback': false,
      'Figtree Android': true,
      'Display Fallback': false,
      'Display Android': true,
    },
    'all',
  ],
  [
    'Arial, and nothing for the display face',
    { 'Figtree Fallback': true, 'Display Fallback': false, 'Display Android': false },
    'not all',
  ],
])('a device with %s: the fonts are used where nothing moves', async (_name, families, media) => {
  const fonts = stubFonts(families);
  await applyFonts();
  expect(fonts.media).toBe(media);
});
