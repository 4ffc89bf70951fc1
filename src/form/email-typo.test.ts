import { expect, test } from 'vitest';
import { suggestEmail } from './email-typo';

test.each([
  ['two letters swapped', 'ada@gmial.com', 'ada@gmail.com'],
  ['a letter missing', 'ada@gmal.com', 'ada@gmail.com'],
  ['a letter too many', 'ada@gmxx.de', 'ada@gmx.de'],
  ['a wrong letter', 'ada@wen.de', 'ada@web.de'],
  ['the last letter missing', 'ada@hotmail.co', 'ada@hotmail.com'],
  ['capitals', 'Ada@GMIAL.com', 'Ada@gmail.com'],
  ['a provider', 'ada@gmx.at', undefined],
  ['another domain', 'ada@example.com', undefined],
  ['two slips', 'ada@gmiall.com', undefined],
  ['half an address', 'ada@g', undefined],
  ['no name', '@gmial.com', undefined],
  ['nothing', '', undefined],
])('%s', (_, typed, expected) => {
  expect(suggestEmail(typed)).toBe(expected);
});
