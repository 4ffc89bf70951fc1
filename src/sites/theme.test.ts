import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { contrast } from './colour';
import { defaultBrandingColor, surfaces, themeCss, themeFromBrand } from './theme';

const themeFile = readFileSync('src/ui/theme.css', 'utf8');

/** Every 17th value of each channel (4,096 colours), the ones that brands use or that break arithmetic. */
const steps = Array.from({ length: 16 }, (_, i) => (i * 17).toString(16).padStart(2, '0'));
const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
const special = ['#ffffff', '#000000', '#777777'];
const brands = globSync('src/sites/brands/*/brand.json').map((file) => {
  const { brandingColor } = JSON.parse(readFileSync(file, 'utf8')) as { brandingColor: string };
  return brandingColor;
});
/** Other ones in every run; a failure names its colour. */
const random = fc
  .sample(fc.integer({ min: 0, max: 0xffffff }), 500)
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colours = [...special, ...brands, ...random, ...grid];

type Scheme = 'light' | 'dark';

/** The `#rrggbb` of a value in one scheme; a value that is no colour fails the test that asked. */
function inScheme(value: string, scheme: Scheme): string {
  const both = /^light-dark\((#\w{6}), ?(#\w{6})\)$/.exec(value);
  const colour = (scheme === 'light' ? both?.[1] : both?.[2]) ?? value;
  if (!/^#[\da-f]{6}$/.test(colour)) throw new Error(`not a colour: ${value}`);
  return colour;
}

const token = (name: string, scheme: Scheme): string =>
  inScheme(new RegExp(`--${name}:\\s*([^;]+);`).exec(themeFile)?.[1] ?? `no --${name}`, scheme);

const inOneScheme = (colour: string, scheme: Scheme): ((name: string) => string) => {
  const tokens = themeFromBrand(colour);
  return (name) => inScheme(tokens[`--${name}`] ?? `no --${name}`, scheme);
};

const themes = colours.flatMap((colour) =>
  (['light', 'dark'] as const).map((scheme) => ({
    colour,
    scheme,
    of: inOneScheme(colour, scheme),
  })),
);

/** The pairs of colours whose contrast is under the limit. */
const failures = (
  limit: number,
  pairs: (of: (name: string) => string, scheme: Scheme) => [string, string][],
): string[] =>
  themes.flatMap(({ colour, scheme, of }) =>
    pairs(of, scheme)
      .filter(([a, b]) => !(contrast(a, b) >= limit))
      .map(([a, b]) => `${colour} ${scheme}: ${a} on ${b}`),
  );

describe('every brand colour, both schemes', () => {
  test('text on brand areas, on their hover and on the whole card gradient: at least 4.5', () => {
    const areas = ['brand', 'brand-hover', 'card-glow', 'card-deep'];
    expect(failures(4.5, (of) => areas.map((area) => [of('on-brand'), of(area)]))).toEqual([]);
  });
  test('text in the brand colour on every surface and on the tint: at least 7', () => {
    expect(
      failures(7, (of, scheme) =>
        [...surfaces[scheme], of('brand-tint')].map((ground) => [of('brand-strong'), ground]),
      ),
    ).toEqual([]);
  });
  test('boundaries in the brand colour: at least 3', () => {
    expect(
      failures(3, (of, scheme) =>
        [...surfaces[scheme], of('brand-tint')].map((ground) => [of('brand-edge'), ground]),
      ),
    ).toEqual([]);
  });
  test('text on primary actions: at least 4.5', () => {
    expect(
      failures(4.5, (of) => ['action', 'action-hover'].map((area) => [of('on-action'), of(area)])),
    ).toEqual([]);
  });
  test('primary actions stand out from every surface: at least 1.5', () => {
    expect(
      failures(1.5, (of, scheme) => surfaces[scheme].map((ground) => [of('action'), ground])),
    ).toEqual([]);
  });
  test('ink and muted text on the tint: at least 4.5', () => {
    expect(
      failures(4.5, (of, scheme) =>
        ['ink', 'muted'].map((name) => [token(name, scheme), of('brand-tint')]),
      ),
    ).toEqual([]);
  });
  test('the hover colour differs from the brand colour', () => {
    expect(themes.filter(({ of }) => of('brand') === of('brand-hover'))).toEqual([]);
  });
});

describe('the neutral palette of theme.css', () => {
  it.each(['light', 'dark'] as const)(
    '%s: surfaces are those the brand is computed for',
    (scheme) => {
      const names = scheme === 'light' ? ['bg', 'surface'] : ['bg', 'surface', 'raised'];
      expect(names.map((name) => token(name, scheme))).toEqual(surfaces[scheme]);
    },
  );
  it.each([
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
      for (const surface of surfaces[scheme]) {
        expect(contrast(token(name, scheme), surface)).toBeGreaterThanOrEqual(limit);
      }
    }
  });
  it.each(['err', 'ok', 'warn', 'info'])('%s and ink reach 7 on their own ground', (name) => {
    for (const scheme of ['light', 'dark'] as const) {
      for (const ink of [name, 'ink']) {
        expect(contrast(token(ink, scheme), token(`${name}-bg`, scheme))).toBeGreaterThanOrEqual(7);
      }
    }
  });
  it('has the default brand as its own', () => {
    for (const [name, value] of Object.entries(themeFromBrand(defaultBrandingColor))) {
      const written = new RegExp(`${name}:\\s*([^;]+);`).exec(themeFile)?.[1]?.replace(', ', ',');
      expect(`${name}:${written}`).toBe(`${name}:${value}`);
    }
  });
});

describe('themeCss', () => {
  it('is one rule in the tokens layer', () => {
    expect(themeCss('#D32B2D')).toMatch(/^@layer tokens\{:root\{--brand:#d32b2d;[^{}]+\}\}$/);
  });
  it.each(['', 'red', '#12', '#d32b2d;}body{display:none'])(
    '[9.007] falls back to the default for %j',
    (value) => {
      expect(themeCss(value)).toBe(themeCss(defaultBrandingColor));
    },
  );
});
