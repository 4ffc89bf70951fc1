/**
 * Colour arithmetic for brand themes: sRGB, HSL and OKLCH, and the WCAG contrast ratio.
 * Colours travel as `#rrggbb`; channels are numbers from 0 to 1.
 */

type Triple = readonly [number, number, number];

/** Normalises `#rgb` or `#rrggbb` (any case, spaces around it) to `#rrggbb`; anything else is undefined. */
export function parseHex(value: string): string | undefined {
  const digits = /^\s*#([\da-f]{3}|[\da-f]{6})\s*$/i.exec(value)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const channels = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const toHex = (rgb: Triple): string =>
  `#${rgb
    .map((c) =>
      Math.round(clamp(c) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** Relative luminance of `#rrggbb` as WCAG defines it, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const a = luminance(first) + 0.05;
  const b = luminance(second) + 0.05;
  return a > b ? a / b : b / a;
}

/** Mixes `share` (0 to 1) of `second` into `first`, channel by channel in sRGB. */
export function mix(first: string, second: string, share: number): string {
  const [r, g, b] = channels(first);
  const [r2, g2, b2] = channels(second);
  return toHex([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

/**
 * Moves the HSL lightness of `#rrggbb` by percentage points, clamped to 0 and 100
 * (9.008, 9.009, 9.010: the derived shades +15, +35 and -25).
 */
export function shade(hex: string, points: number): string {
  const rgb = channels(hex);
  const max = Math.max(...rgb);
  const min = Math.min(...rgb);
  const lightness = (max + min) / 2;
  const spread = max - min;
  const wanted = clamp(lightness + points / 100);
  const available = 1 - Math.abs(2 * lightness - 1);
  const saturation = available === 0 ? 0 : spread / available;
  const wantedSpread = saturation * (1 - Math.abs(2 * wanted - 1));
  const at = (c: number): number =>
    wanted + (spread === 0 ? 0 : ((c - lightness) / spread) * wantedSpread);
  return toHex([at(rgb[0]), at(rgb[1]), at(rgb[2])]);
}

/** `#rrggbb` to OKLCH: lightness 0 to 1, chroma, hue in radians. */
export function toOklch(hex: string): Triple {
  const [r, g, b] = channels(hex).map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, bb),
    Math.atan2(bb, a),
  ];
}

const oklchToRgb = ([lightness, chroma, hue]: Triple): Triple => {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

/** OKLCH to `#rrggbb`; a colour outside sRGB keeps lightness and hue and gives up chroma. */
export function fromOklch([lightness, chroma, hue]: Triple): string {
  let kept = chroma;
  let rgb = oklchToRgb([lightness, kept, hue]);
  while (kept > 0.002 && rgb.some((c) => c < -0.001 || c > 1.001)) {
    kept *= 0.96;
    rgb = oklchToRgb([lightness, kept, hue]);
  }
  return toHex(rgb);
}

/**
 * The colour nearest to `hex` with at least `ratio` to 1 on every one of `backgrounds`: its OKLCH lightness
 * moves towards black or white, hue kept. Returns `hex` itself if it is already enough.
 */
export function readable(
  hex: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const enough = (colour: string): boolean =>
    backgrounds.every((background) => contrast(colour, background) >= ratio);
  if (enough(hex)) return hex;
  const [lightness, chroma, hue] = toOklch(hex);
  let failing = lightness;
  let passing = direction === 'darker' ? 0 : 1;
  let found = direction === 'darker' ? '#000000' : '#ffffff';
  for (let step = 0; step < 12; step += 1) {
    const middle = (failing + passing) / 2;
    const colour = fromOklch([middle, chroma, hue]);
    if (enough(colour)) {
      passing = middle;
      found = colour;
    } else {
      failing = middle;
    }
  }
  return found;
}
