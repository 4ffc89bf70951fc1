import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contrast, fromOklch, luminance, mix, parseHex, readable, shade, toOklch } from './colour';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const bytes = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

describe('parseHex', () => {
  it.each([
    ['#d32b2d', '#d32b2d'],
    [' #D32B2D ', '#d32b2d'],
    ['#fB0', '#ffbb00'],
    ['d32b2d', undefined],
    ['#d32b2', undefined],
    ['#d32b2d80', undefined],
    ['red', undefined],
    ['', undefined],
    ['#12345g', undefined],
  ])('%j -> %j', (value, expected) => {
    expect(parseHex(value)).toBe(expected);
  });
});

test('luminance and contrast have the values WCAG gives', () => {
  expect(luminance('#000000')).toBe(0);
  expect(luminance('#ffffff')).toBeCloseTo(1, 10);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('contrast does not depend on the order', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(contrast(a, b)).toBe(contrast(b, a));
      expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
    }),
  );
});

describe('[9.008] [9.009] [9.010] shade', () => {
  it.each([
    ['#d32b2d', 15, '#e16a6b'],
    ['#d32b2d', 35, '#f2bfbf'],
    ['#d32b2d', -25, '#691516'],
    ['#000000', -25, '#000000'],
    ['#ffffff', 35, '#ffffff'],
    ['#000000', 15, '#262626'],
    ['#808080', -25, '#404040'],
  ])('%s %i -> %s', (colour, points, expected) => {
    expect(shade(colour, points)).toBe(expected);
  });
});

test('mix takes the share of the second colour', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
});

test('OKLCH and back is the same colour to within one step of a channel', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const back = bytes(fromOklch(toOklch(colour)));
      bytes(colour).forEach((value, i) => {
        expect(Math.abs(value - (back[i] ?? Number.NaN))).toBeLessThanOrEqual(1);
      });
    }),
  );
});

test('OKLCH has the published value for red', () => {
  const [lightness, chroma, hue] = toOklch('#ff0000');
  expect(lightness).toBeCloseTo(0.628, 3);
  expect(chroma).toBeCloseTo(0.2577, 3);
  expect((hue * 180) / Math.PI).toBeCloseTo(29.23, 1);
});

describe('readable', () => {
  it('returns the colour itself where it is enough', () => {
    expect(readable('#b00015', ['#ffffff'], 7, 'darker')).toBe('#b00015');
  });
  it('keeps the hue and reaches the ratio without much more', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const found = readable(colour, ['#ffffff', '#f7f6f3'], 7, 'darker');
        expect(contrast(found, '#f7f6f3')).toBeGreaterThanOrEqual(7);
        if (found !== colour) expect(contrast(found, '#f7f6f3')).toBeLessThan(7.5);
      }),
    );
  });
  it('gives white or black where nothing else is left', () => {
    expect(readable('#777777', ['#777777'], 21, 'lighter')).toBe('#ffffff');
    expect(readable('#777777', ['#777777'], 21, 'darker')).toBe('#000000');
  });
});
