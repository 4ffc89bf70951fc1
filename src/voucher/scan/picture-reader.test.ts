import { expect, test, vi } from 'vitest';
import { pictureReader } from './picture-reader';

const ALL = ['qr_code', 'data_matrix', 'code_128', 'ean_13'];

/** An empty picture: the kept reader finds nothing in it. */
const empty = {
  width: 4,
  height: 4,
  getContext: () => ({
    getImageData: () => ({ data: new Uint8ClampedArray(64), width: 4, height: 4 }),
  }),
} as unknown as HTMLCanvasElement;

type Found = { rawValue: string; format: string }[];

function browserReads(formats: string[], detect: () => Promise<Found>) {
  const asked = vi.fn<() => Promise<Found>>(detect);
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = asked;
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  return asked;
}

test('the browser reads itself if it can; the article number of a card is not its code', async () => {
  browserReads(ALL, () =>
    Promise.resolve([
      { rawValue: '4006381333931', format: 'ean_13' },
      { rawValue: 'WG7k', format: 'code_128' },
    ]),
  );
  const read = await pictureReader();
  expect(await read(empty)).toBe('WG7k');
});

test('a browser that knows only some kinds is not asked', async () => {
  const asked = browserReads(['qr_code'], () => Promise.resolve([]));
  const read = await pictureReader();
  expect(await read(empty)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test('a browser whose reader is out of service is asked once', async () => {
  const asked = browserReads(ALL, () => Promise.reject(new DOMException('', 'NotSupportedError')));
  const read = await pictureReader();
  expect([await read(empty), await read(empty)]).toEqual([undefined, undefined]);
  expect(asked).toHaveBeenCalledOnce();
});
