import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const beacon = vi.fn<(address: string, text: string) => boolean>(() => true);

beforeEach(() => {
  vi.resetModules();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllEnvs());

test('without an address nothing is sent', async () => {
  const { report } = await import('./report');
  report('A page could not be shown', new Error('x'));
  expect(console.warn).toHaveBeenCalledOnce();
  expect(beacon).not.toHaveBeenCalled();
});

test('a failure is sent once, and no more than twenty of a document', async () => {
  vi.stubEnv('VITE_REPORT_URL', 'https://reports.example/voucher');
  const { report } = await import('./report');
  report('The queue is on', 'queueFairRedeem');
  report('The queue is on', 'queueFairRedeem');
  expect(beacon).toHaveBeenCalledExactlyOnceWith(
    'https://reports.example/voucher',
    '{"message":"The queue is on","page":"/","names":["queueFairRedeem"]}',
  );
  for (let turn = 0; turn < 30; turn += 1) report(`Failure ${turn}`, undefined);
  expect(beacon).toHaveBeenCalledTimes(20);
});

test('the page is named by the fixed words of the page table alone', async () => {
  vi.stubEnv('VITE_REPORT_URL', '/reports');
  const { report, setPagePaths } = await import('./report');
  history.replaceState(null, '', '/merchantcode/s3cret');
  report('Before the table is known', undefined);
  setPagePaths(['merchantcode/:redeemLinkToken']);
  report('After', undefined);
  history.replaceState(null, '', '/');
  const pages = beacon.mock.calls.map(([, text]) => (JSON.parse(text) as { page: string }).page);
  expect(pages).toEqual(['/*/*', '/merchantcode/*']);
});
