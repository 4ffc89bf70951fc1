import { Resvg } from '@resvg/resvg-js';
import { code128, datamatrix, drawingSVG, ean13, qrcode } from 'bwip-js/browser';
import { expect, test } from 'vitest';
import { readPixels } from './read-pixels';

/** A drawn code on a grey table, as the camera sees it. */
function seen(svg: string, width: number, angle = 0): ImageData {
  const inner = svg.replace(
    '<svg',
    `<svg x="${(800 - width) / 2}" y="150" width="${width}" height="300"`,
  );
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="#8d8a84"/>
    <g transform="rotate(${angle} 400 300)"><rect x="100" y="100" width="600" height="400" fill="#f7f5f0"/>${inner}</g>
  </svg>`;
  const { pixels, width: w, height } = new Resvg(scene).render();
  return { data: new Uint8ClampedArray(pixels), width: w, height } as ImageData;
}

const link = 'https://schenkwerk.de.example/#code=WG7k-2Lmq';

test.each([
  ['a QR code', qrcode({ bcid: 'qrcode', text: link }, drawingSVG()), 300, link],
  [
    'a Data Matrix',
    datamatrix({ bcid: 'datamatrix', text: 'WG7k-2Lmq' }, drawingSVG()),
    300,
    'WG7k-2Lmq',
  ],
  [
    'a Code 128',
    code128({ bcid: 'code128', text: 'WG7k-2Lmq-9xTB' }, drawingSVG()),
    520,
    'WG7k-2Lmq-9xTB',
  ],
  [
    'an EAN-13',
    ean13({ bcid: 'ean13', text: '4006381333931' }, drawingSVG()),
    400,
    '4006381333931',
  ],
])('%s is read, also if it is held askew', (_, svg, width, text) => {
  expect(readPixels(seen(svg, width))).toBe(text);
  expect(readPixels(seen(svg, width, 4))).toBe(text);
});

test('a QR code is read upside down', () => {
  const svg = qrcode({ bcid: 'qrcode', text: link }, drawingSVG());
  expect(readPixels(seen(svg, 300, 160))).toBe(link);
});

test('a picture without a code has no text', () => {
  expect(readPixels(seen('<svg></svg>', 300))).toBeUndefined();
});
