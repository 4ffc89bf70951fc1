import { contrast, mix, parseHex, readable, shade } from './colour';
import { schemePair } from './scheme-pair';

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
  light === dark ? light : schemePair(light, dark);

/** White or black, whichever reads better on the colour: never under 4.58 to 1. */
const inkOn = (colour: string): string =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';

/**
 * The colour of areas that carry text. On a middle tone black would read better than white and look like
 * a control that is switched off, so it becomes a little darker until white reads well.
 */
function fillOf(colour: string): string {
  const isMiddle = contrast(colour, '#ffffff') >= 3.5 && inkOn(colour) === '#000000';
  return isMiddle ? readable(colour, ['#ffffff'], 4.6, 'darker') : colour;
}

/** Mixes as much of `towards` into `from` (at most `share`) as leaves `ink` readable on the result. */
function mixWhileReadable(from: string, towards: string, share: number, ink: string): string {
  for (let part = share; part > 0.005; part *= 0.8) {
    const mixed = mix(from, towards, part);
    if (contrast(mixed, ink) >= 4.5) return mixed;
  }
  return from;
}

/** The colour under the pointer: further away from the ink on it, unless there is nowhere to go. */
function hoverOf(colour: string): string {
  const ink = inkOn(colour);
  const away = ink === '#ffffff' ? '#000000' : '#ffffff';
  // Near black a darker shade and near white a lighter one cannot be distinguished: there it goes the other way.
  return contrast(colour, away) < 1.4
    ? mixWhileReadable(colour, ink, 0.14, ink)
    : mixWhileReadable(colour, away, 0.2, ink);
}

/** Lighter until it shows on the grounds, as saturated as it was: a dark red is no faded pink then. */
function brightened(colour: string, grounds: readonly string[]): string {
  let points = 0;
  const shows = (lighter: string) => grounds.every((ground) => contrast(lighter, ground) >= 3.1);
  while (!shows(shade(colour, points))) points += 1;
  return shade(colour, points);
}

function schemeColours(brand: string, scheme: Scheme) {
  const grounds = surfaces[scheme];
  const direction = scheme === 'light' ? 'darker' : 'lighter';
  // The tint follows from the visible boundary colour, so that a white brand has one too.
  const visible = readable(brand, grounds, 3, direction);
  const tint = mix(grounds[1], visible, scheme === 'light' ? 0.1 : 0.13);
  const all = [...grounds, tint];
  const strong = readable(brand, all, 7, direction);
  // A brand that melts into the page (black in the dark, white by day) would make the one primary action
  // look like any other: there a shade as strong as the text carries it.
  const melts = grounds.some((ground) => contrast(brand, ground) < 1.5);
  // In the dark nothing else is bright, so the fill alone must show: it becomes lighter until it does.
  const shown = scheme === 'dark' ? brightened(brand, grounds) : brand;
  const action = melts ? readable(brand, grounds, 13, direction) : shown;
  // Nor would its boundaries differ from grey ones.
  const edge = melts ? action : readable(visible, all, 3, direction);
  return { tint, strong, action, edge };
}

/**
 * All colours that follow from a site's `brandingColor` (#rgb or #rrggbb; anything else becomes the default,
 * 9.007), in both schemes and for every brand colour: text 7 to 1 (`--brand-strong`), boundaries 3 to 1
 * (`--brand-edge`), the text on brand areas, on primary actions (`--action`) and on the card 4.5 to 1.
 * `--brand-light`, `--brand-lighter` and `--brand-deep` are the derived shades (9.008, 9.009, 9.010); they are
 * decoration and promise no contrast.
 */
export function themeFromBrand(brandingColor: string): ThemeTokens {
  const given = parseHex(brandingColor) ?? defaultBrandingColor;
  const brand = fillOf(given);
  const onBrand = inkOn(brand);
  const light = schemeColours(brand, 'light');
  const dark = schemeColours(brand, 'dark');
  const isDark = onBrand === '#ffffff';
  return {
    '--brand': brand,
    '--on-brand': onBrand,
    '--brand-hover': hoverOf(brand),
    '--brand-light': shade(given, 15),
    '--brand-lighter': shade(given, 35),
    '--brand-deep': shade(given, -25),
    '--brand-strong': pair(light.strong, dark.strong),
    '--brand-edge': pair(light.edge, dark.edge),
    '--brand-tint': pair(light.tint, dark.tint),
    '--action': pair(light.action, dark.action),
    '--on-action': pair(inkOn(light.action), inkOn(dark.action)),
    '--action-hover': pair(hoverOf(light.action), hoverOf(dark.action)),
    '--card-glow': mixWhileReadable(brand, '#ffffff', isDark ? 0.22 : 0.4, onBrand),
    // Near black nothing is deeper, so the card shimmers instead.
    '--card-deep':
      contrast(brand, '#000000') < 1.4
        ? mixWhileReadable(brand, '#ffffff', 0.12, onBrand)
        : mixWhileReadable(brand, '#000000', isDark ? 0.34 : 0.16, onBrand),
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
