import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './colour';
import { LETTERS } from './fonts/letters';
import { backgroundsOf, lookCss, surfacesOf } from './look';
import type { BrandLook } from './site-config';
import { surfaces, themeFromBrand } from './theme';

const themeFile = readFileSync('src/ui/theme.css', 'utf8');

type Scheme = 'light' | 'dark';

/** The `#rrggbb` of a value in one scheme. */
function inScheme(value: string, scheme: Scheme): string {
  const both = /^light-dark\((#\w{6}), ?(#\w{6})\)$/.exec(value);
  return (scheme === 'light' ? both?.[1] : both?.[2]) ?? value;
}
const neutral = (name: string, scheme: Scheme): string =>
  inScheme(new RegExp(`--${name}:\\s*([^;]+);`).exec(themeFile)?.[1] ?? '', scheme);

const brands = globSync('src/sites/brands/*/brand.json').map((file) => {
  const text = readFileSync(file, 'utf8');
  return JSON.parse(text) as { brand: string; brandingColor: string; look?: BrandLook };
});
const withGround = brands.flatMap(({ brand, brandingColor, look }) =>
  look?.ground ? [{ brand, brandingColor, ground: look.ground }] : [],
);

test('all brands but the one of the shared texts stand on a ground of their own', () => {
  expect(withGround).toHaveLength(brands.length - 1);
  expect(new Set(withGround.map(({ ground }) => lookCss({ ground }))).size).toBe(withGround.length);
});

describe.each(withGround)('the ground of $brand', ({ brandingColor, ground }) => {
  const own = surfacesOf(ground);

  test.each([
    ['ink', 7],
    ['muted', 5.5],
    ['line', 3],
    ['err', 7],
    ['ok', 7],
    ['warn', 7],
    ['info', 7],
    ['focus', 7],
  ])('%s reaches %d on every surface', (name, limit) => {
    for (const scheme of ['light', 'dark'] as const) {
      for (const surface of own[scheme]) {
        expect(contrast(neutral(name, scheme), surface)).toBeGreaterThanOrEqual(limit);
      }
    }
  });

  test('the brand’s colours hold what they hold on neutral surfaces', () => {
    const tokens = themeFromBrand(brandingColor);
    const of = (name: `--${string}`, scheme: Scheme) => inScheme(tokens[name] ?? '', scheme);
    for (const scheme of ['light', 'dark'] as const) {
      for (const surface of own[scheme]) {
        // Computed for surfaces that are as light, to a tenth.
        expect(contrast(of('--brand-strong', scheme), surface)).toBeGreaterThanOrEqual(6.9);
        expect(contrast(of('--brand-edge', scheme), surface)).toBeGreaterThanOrEqual(3);
        const least = scheme === 'dark' ? 3 : 1.45;
        expect(contrast(of('--action', scheme), surface)).toBeGreaterThanOrEqual(least);
      }
    }
  });

  test('is what the browser paints around the page', () => {
    expect(backgroundsOf({ ground })).toEqual({ light: own.light[0], dark: own.dark[0] });
    expect(lookCss({ ground })).toContain(`--bg:light-dark(${own.light[0]},${own.dark[0]})`);
  });
});

test('no two brands with the same edge of the bar have the same corners and face', () => {
  const seen = brands.map(({ look: { edge, corners, display, rim } = {} }) =>
    [edge, rim, corners, display].join(),
  );
  expect(new Set(seen).size).toBe(brands.length);
});

test('without a look there is no style, and the neutral background', () => {
  expect(lookCss(undefined)).toBe('');
  expect(backgroundsOf(undefined)).toEqual({ light: surfaces.light[0], dark: surfaces.dark[0] });
});

test('a display face comes with a fallback of its measures', () => {
  const css = lookCss({ display: 'sora', displayFile: '/assets/sora.woff2' });
  expect(css).toContain('src:url(/assets/sora.woff2) format("woff2")');
  expect(css).toContain('size-adjust:106.7%');
  expect(css).toContain('--display:Display,"Display Fallback","Display Android"');
});

test('the display faces have all letters of the headings that brands open with', () => {
  const headings = globSync('src/sites/brands/*/texts/*.po').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/msgid "[^"]*title[^"]*"\nmsgstr "([^"]*)"/g)].map(
      ([, text = '']) => text.replaceAll(/\{\w+[^}]*\}/g, ''),
    ),
  );
  expect(headings.length).toBeGreaterThan(20);
  const missing = headings.flatMap((text) => [...text].filter((one) => !LETTERS.includes(one)));
  expect([...new Set(missing)]).toEqual([]);
});
