import { expect, test } from 'vitest';
import { PROBE } from '../../src/app/start/old-browser.ts';
import { oldestPromised } from './promised.ts';
import { compatAt, isPromised } from './support.ts';

const compat = compatAt('css', 'properties', ...PROBE) ?? compatAt('css', 'properties', PROBE[0]);

test('no promised browser is told that it is too old', () => {
  expect(compat && isPromised(compat, true)).toBe(true);
});

test.each([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['safari', 'safari'],
  ['safari_ios', 'ios_saf'],
  ['samsunginternet_android', 'samsung'],
] as const)('every %s before the promise is told', (name, listed) => {
  const [statement] = [compat?.support[name] ?? []].flat();
  expect(Number(statement?.version_added)).toBe(Number(oldestPromised().get(listed)));
});
