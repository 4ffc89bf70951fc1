import { expect, test } from 'vitest';
import { parseUrl } from './parse-url';

test('an address becomes one, anything else nothing', () => {
  expect(parseUrl('https://example.com/a')?.host).toBe('example.com');
  expect(parseUrl('/a')).toBeUndefined();
  expect(parseUrl('')).toBeUndefined();
});
