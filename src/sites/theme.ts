import { contrast, mix, parseHex, readable, shade } from '~/lib/colour';

/** The brand colour of a site that has none, or an unusable one (9.007). */
export const defaultBrandingColor = '#d32b2d';

/** The neutral surfaces of theme.css that brand colours must be readable on; a test keeps both equal. */
export const surfaces = {
  light: ['#f7f6f3', '#ffffff'],
  dark: ['#131316', '#1d1d22', '#26262c'],
} as const;

/** Custom properties by name; values are colours or `light-dark()` pairs. */
export type ThemeTokens = Readonly<Record<`--${string}`, string>>;

type Scheme = keyof typeof surfaces;

const pair = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light},${dark})`;

/** White or black, whichever reads better on the colour: never under 4.58 to 1. */
const inkOn = (colour: string): string =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';

/** Mixes as much of `towards` into `from` (at most `share`) as leaves `ink` readable on the result. */
function mixWhileReadable(from: string, towards: string, share: number, ink: string): string {
  for (let part = share; part > 0.005; part *= 0.8) {
    const mixed = mix(from, towards, part);
    if (contrast(mixed, ink) >= 4.5) return mixed;
  }
  return from;
}

function schemeColours(brand: string, scheme: Scheme) {
  const grounds = surfaces[scheme];
  const direction = scheme === 'light' ? 'darker' : 'lighter';
  // The tint follows from the visible boundary colour, so that a white brand has one too.
  const visible = readable(brand, grounds, 3, direction);
  const tint = mix(grounds[1], visible, scheme === 'light' ? 0.1 : 0.13);
  const all = [...grounds, tint];
  return {
    tint,
    strong: readable(brand, all, 7, direction),
    edge: readable(visible, all, 3, direction),
  };
}

/**
 * All colours that follow from a site's `brandingColor` (#rgb or #rrggbb; anything else becomes the default,
 * 9.007): text 7 to 1 (`--brand-strong`), boundaries 3 to 1 (`--brand-edge`), the text on brand areas 4.5 to 1,
 * in both schemes and for every brand colour. `--brand-light`, `--brand-lighter` and `--brand-deep` are the
 * derived shades (9.008, 9.009, 9.010); they are decoration and promise no contrast.
 */
export function themeFromBrand(brandingColor: string): ThemeTokens {
  const brand = parseHex(brandingColor) ?? defaultBrandingColor;
  const onBrand = inkOn(brand);
  const light = schemeColours(brand, 'light');
  const dark = schemeColours(brand, 'dark');
  const isDark = onBrand === '#ffffff';
  const away = isDark ? '#000000' : '#ffffff';
  // Near black nothing darker, near white nothing lighter can be told apart: the hover goes the other way.
  const hoverTowards = contrast(brand, away) < 1.4 ? onBrand : away;
  return {
    '--brand': brand,
    '--on-brand': onBrand,
    '--brand-hover': mixWhileReadable(
      brand,
      hoverTowards,
      hoverTowards === away ? 0.2 : 0.14,
      onBrand,
    ),
    '--brand-light': shade(brand, 15),
    '--brand-lighter': shade(brand, 35),
    '--brand-deep': shade(brand, -25),
    '--brand-strong': pair(light.strong, dark.strong),
    '--brand-edge': pair(light.edge, dark.edge),
    '--brand-tint': pair(light.tint, dark.tint),
    '--card-glow': mixWhileReadable(brand, '#ffffff', isDark ? 0.22 : 0.4, onBrand),
    '--card-deep': mixWhileReadable(brand, '#000000', isDark ? 0.34 : 0.16, onBrand),
  };
}

/**
 * The theme as one style sheet text. It sits in the `tokens` layer so that a site's own style sheet
 * (layer `brand`) may still change it.
 */
export function themeCss(brandingColor: string): string {
  const declarations = Object.entries(themeFromBrand(brandingColor));
  return `@layer tokens{:root{${declarations.map((entry) => entry.join(':')).join(';')}}}`;
}
