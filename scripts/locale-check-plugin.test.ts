import { expect, test } from 'vitest';

const isRefused = (check: (tags: string[]) => unknown, tag: string): boolean => {
  try {
    check([tag]);
    return false;
  } catch {
    return true;
  }
};

test.each([
  'de-DE',
  'en',
  'zh-Hant-TW',
  'xx-YY',
  'tlh',
  '',
  'C',
  'de_DE',
  'en-US@posix',
  'de-',
  '*',
])('both checks agree on the language %j', (tag) => {
  expect(isRefused(Intl.getCanonicalLocales, tag)).toBe(
    isRefused(Intl.DateTimeFormat.supportedLocalesOf, tag),
  );
});
