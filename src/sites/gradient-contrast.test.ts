import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, mix } from './colour';
import { lookCss } from './look';
import type { BrandLook } from './site-config';
import { themeFromBrand, type ThemeTokens } from './theme';

// Text over a gradient is read at its darkest and at its lightest point, and everywhere between: every
// colour of it is a mixture of the three that the theme computes.

const brands = globSync('src/sites/brands/*/brand.json').map((file) => {
  const text = readFileSync(file, 'utf8');
  return JSON.parse(text) as { brand: string; brandingColor: string; look?: BrandLook };
});

/** Both are the same in light and dark; a pair of colours would not be a colour and fails the test. */
const STOPS = ['--brand', '--card-glow', '--card-deep'] as const;

/** Mixtures of three colours in steps of a tenth of each. */
function mixtures(tokens: ThemeTokens): string[] {
  const [brand = '', glow = '', deep = ''] = STOPS.map((name) => tokens[name]);
  const steps = Array.from({ length: 11 }, (_, at) => at / 10);
  return steps.flatMap((share) => steps.map((other) => mix(mix(brand, glow, share), deep, other)));
}

test.each(brands)(
  'text on the voucher card and the balance bar of $brand has at least 4.5 to 1 at every point (WCAG 1.4.3)',
  ({ brandingColor }) => {
    const tokens = themeFromBrand(brandingColor);
    const ink = tokens['--on-brand'] ?? '';
    const all = mixtures(tokens).map((ground) => contrast(ink, ground));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(4.5);
  },
);

describe('the gradients with text on them use no other colour', () => {
  test.each([
    ['src/ui/voucher-card.module.css', '.face'],
    ['src/ui/balance-bar.module.css', '.strip'],
  ])('%s %s', (file, selector) => {
    const css = readFileSync(file, 'utf8');
    const rule = css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(selector)));
    const background = /background:([^;]+);/.exec(rule)?.[1] ?? '';
    expect(background).toContain('gradient(');
    expect(background).not.toMatch(/#[\da-f]{3}|\brgb|light-dark|oklch/i);
    // Where colours are not mixed, one of the three.
    const theme = readFileSync('src/ui/theme.css', 'utf8');
    const plain = /--no-mix-deep: var\((.*)\);/.exec(theme)?.[1] ?? '';
    const used = new Set(background.replaceAll('--no-mix-deep', plain).match(/--[\w-]+/g));
    const known: readonly string[] = [...STOPS, '--card-pattern'];
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
    expect(rule).toContain('color: var(--on-brand)');
  });
});

test('a pattern etches in one colour, which lies between those of the card', () => {
  const theme = readFileSync('src/ui/theme.css', 'utf8');
  expect(/--etch:([^;]+);/.exec(theme)?.[1]?.match(/--(?:brand|card)[\w-]+/g)).toEqual([
    '--card-deep',
  ]);
  const patterns = [theme, ...brands.map(({ look }) => lookCss(look))].flatMap(
    (css) => /--card-pattern:([^;}]+)/.exec(css)?.[1] ?? [],
  );
  expect(new Set(patterns).size).toBe(brands.length);
  for (const pattern of patterns) {
    const colours = pattern.replaceAll('var(--etch)', '').replaceAll('#0000', '');
    expect(colours).not.toMatch(/#|var\(|rgb|hsl|light-dark/);
  }
});

test('no brand’s own style sheet changes these colours', () => {
  for (const file of globSync('src/sites/brands/*/brand.css')) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/--(?:brand|on-brand|card-)/);
  }
});
