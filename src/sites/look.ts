import { fromOklch, toOklch } from './colour';
import { schemePair } from './scheme-pair';
import type { BrandLook } from './site-config';
import { surfaces } from './theme';

// The look of a brand beyond colour, pictures and words. It never changes while a page is
// open, so the build writes it into the page and no visitor loads this code.

type Tokens = Readonly<Record<`--${string}`, string>>;

/** The hue of a colour at this lightness and at most this chroma (OKLCH). */
function tinted(colour: string, lightness: number, chroma: number): string {
  const [, given, hue] = toOklch(colour);
  return fromOklch([lightness, Math.min(given, chroma), hue]);
}

/** Surfaces in the hue of the ground, as light as the neutral ones of theme.css, so that contrasts hold. */
export const surfacesOf = (ground: string) => ({
  light: [tinted(ground, 0.972, 0.011), '#ffffff'],
  dark: [tinted(ground, 0.188, 0.012), tinted(ground, 0.233, 0.013), tinted(ground, 0.271, 0.014)],
});

/** The colours behind everything, for the browser's area around the page. */
export function backgroundsOf({ ground }: BrandLook = {}): Record<'light' | 'dark', string> {
  const { light, dark } = ground ? surfacesOf(ground) : surfaces;
  return { light: light[0] ?? '', dark: dark[0] ?? '' };
}

function groundTokens(ground: string): Tokens {
  const { light, dark } = surfacesOf(ground);
  return {
    '--bg': schemePair(light[0] ?? '', dark[0] ?? ''),
    '--surface': schemePair('#ffffff', dark[1] ?? ''),
    '--raised': schemePair('#ffffff', dark[2] ?? ''),
    '--sunken': schemePair(tinted(ground, 0.946, 0.016), tinted(ground, 0.206, 0.012)),
    '--hairline': schemePair(tinted(ground, 0.912, 0.018), tinted(ground, 0.332, 0.016)),
  };
}

/** Radii of small parts, controls, cards and stages, and of parts that are a pill elsewhere. */
const CORNERS: Record<NonNullable<BrandLook['corners']>, Tokens> = {
  crisp: { '--r0': '4px', '--r1': '6px', '--r2': '9px', '--r3': '14px', '--pill': '10px' },
  round: { '--r0': '9px', '--r1': '14px', '--r2': '22px', '--r3': '36px' },
};

/**
 * Layers of the card's background. Their one colour lies between those of the card, so that text holds its
 * contrast on them; lengths are fixed, because the bar and the tickets have other widths than the card.
 */
const PATTERNS: Record<NonNullable<BrandLook['pattern']>, string> = {
  checks:
    'linear-gradient(var(--etch) 50%,#0000 0) 0 0/28px 28px,linear-gradient(90deg,var(--etch) 50%,#0000 0) 0 0/28px 28px',
  gores: 'repeating-radial-gradient(4rem 13rem at 82% 45%,#0000 0 18%,var(--etch) 18% 22%)',
  guilloche:
    'repeating-radial-gradient(circle at 105% 115%,#0000 0 7px,var(--etch) 7px 8.5px),repeating-radial-gradient(circle at 65% -75%,#0000 0 7px,var(--etch) 7px 8.5px)',
  lattice:
    'repeating-linear-gradient(45deg,#0000 0 22px,var(--etch) 22px 26px),repeating-linear-gradient(-45deg,#0000 0 22px,var(--etch) 22px 26px)',
  metal: 'repeating-linear-gradient(90deg,var(--etch) 0 1px,#0000 1px 4px)',
  peaks:
    'conic-gradient(from 145deg at 50% 25%,var(--etch) 70deg,#0000 0) 0 0/52px 28px,conic-gradient(from 145deg at 50% 25%,var(--etch) 70deg,#0000 0) 26px 14px/52px 28px',
  rays: 'repeating-conic-gradient(from 4deg at 100% 0,#0000 0 8deg,var(--etch) 8deg 15deg)',
  seeds:
    'radial-gradient(4px 7px,var(--etch) 90%,#0000) 0 0/32px 32px,radial-gradient(4px 7px,var(--etch) 90%,#0000) 16px 16px/32px 32px',
  stripes: 'repeating-linear-gradient(115deg,#0000 0 16px,var(--etch) 16px 22px)',
  waves:
    'radial-gradient(circle at 50% 110%,#0000 56%,var(--etch) 58% 66%,#0000 68%) 0 0/44px 22px,radial-gradient(circle at 50% 110%,#0000 56%,var(--etch) 58% 66%,#0000 68%) 22px 11px/44px 22px',
};

/** Masks of the bar, which has 7 px below its content for them. */
const EDGES: Record<NonNullable<BrandLook['edge']>, string> = {
  peaks: 'conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50% 0/14px 100%',
  scallops:
    'linear-gradient(#000 0 0) 0 0/100% calc(100% - 7px) no-repeat,radial-gradient(7px at 50% 0,#000 calc(100% - .5px),#0000) 50% 100%/14px 7px repeat-x',
  straight: 'none',
  waves: `linear-gradient(#000 0 0) 0 0/100% calc(100% - 7px) no-repeat,url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 7'><path d='M0 0C8 0 12 7 20 7S32 0 40 0z'/></svg>") 50% 100%/40px 7px repeat-x`,
};

type Measures = readonly [size: number, ascent: number, descent: number];

/** Bold faces that devices have: Arial, Roboto (Android), DejaVu Sans and Noto Sans (Linux). */
const DEVICE_FACES = {
  Fallback: ['Arial Bold', 'Liberation Sans Bold'],
  Android: ['Roboto Bold', 'Roboto-Bold'],
  DejaVu: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  Noto: ['Noto Sans Bold', 'NotoSans-Bold'],
} as const;

/**
 * The device's faces in the measures of each display face, in percent. Headings break at the same words
 * whichever of them is there first. Measured in a browser over the texts of all languages.
 */
const STAND_INS: Record<
  NonNullable<BrandLook['display']>,
  Record<keyof typeof DEVICE_FACES, Measures>
> = {
  fraunces: {
    Fallback: [103.5, 94.7, 25.1],
    Android: [109.5, 89.5, 23.7],
    DejaVu: [86.2, 113.8, 30.2],
    Noto: [98.6, 99.4, 26.3],
  },
  outfit: {
    Fallback: [94.4, 105.9, 27.5],
    Android: [99.9, 100.1, 26],
    DejaVu: [78.6, 127.2, 33],
    Noto: [90, 111.1, 28.9],
  },
  sora: {
    Fallback: [106.7, 90.9, 27.2],
    Android: [112.9, 85.9, 25.7],
    DejaVu: [88.8, 109.2, 32.7],
    Noto: [101.7, 95.4, 28.5],
  },
};

function displayFace(display: NonNullable<BrandLook['display']>, file: string): string {
  const names = Object.keys(DEVICE_FACES) as (keyof typeof DEVICE_FACES)[];
  return (
    `@font-face{font-family:Display;font-weight:100 900;font-display:swap;src:url(${file}) format("woff2")}` +
    names.map((name) => standIn(name, STAND_INS[display][name])).join('')
  );
}

function standIn(name: keyof typeof DEVICE_FACES, [size, ascent, descent]: Measures): string {
  const sources = DEVICE_FACES[name].map((face) => `local("${face}")`).join();
  return (
    `@font-face{font-family:"Display ${name}";font-weight:100 900;src:${sources};` +
    `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}

/** A style sheet with the brand's surfaces, corners and display face, in the layer of the tokens. */
export function lookCss(look: BrandLook = {}): string {
  const { ground, corners, pattern, edge, rim, display, displayFile } = look;
  const tokens = Object.entries({
    ...(ground && groundTokens(ground)),
    ...(corners && CORNERS[corners]),
    ...(pattern && { '--card-pattern': PATTERNS[pattern] }),
    ...(edge && { '--bar-edge': EDGES[edge] }),
    ...(rim && { '--bar-rim': `3px solid ${rim}` }),
    ...(display && {
      '--display':
        'Display,"Display Fallback","Display Android","Display DejaVu","Display Noto",system-ui,sans-serif',
    }),
  });
  if (tokens.length === 0) return '';
  const rule = tokens.map((entry) => entry.join(':')).join(';');
  return `${display && displayFile ? displayFace(display, displayFile) : ''}@layer tokens{:root{${rule}}}`;
}
