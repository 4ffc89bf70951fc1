import { expect, test } from 'vitest';
import { phone, requiredText } from './rules';

const problemOf = (typed: string) => requiredText(5).safeParse(typed).error?.issues[0]?.message;

test.each(['', ' ', '\u200b', '\u3164', '\u2800', '\ufe0f\u00a0', '\u{e0020}'])(
  '[5.007] a name of %j is empty',
  (typed) => {
    expect(problemOf(typed)).toBe('form.required');
  },
);

test('[5.007] what cannot be seen does not count as a part of a name', () => {
  expect(requiredText(5).parse('\u2066A\u200bd\u00ada\u2069')).toBe('Ada');
  expect(problemOf('Adalbert')).toBe('form.too-long');
});

test.each([
  ['+49\u00a030\u202f123‑456', '+49 30 123-456'],
  ['＋４９ ３０ １２３', '+49 30 123'],
  ['\u202a+49 30 123\u202c', '+49 30 123'],
  ['tel:+4930123', '+4930123'],
  ['(030) 123/456', '(030) 123/456'],
])('the telephone number %j is %s', (typed, sent) => {
  expect(phone.parse(typed)).toBe(sent);
});

test.each(['keins', '-', '+'])('%j is no telephone number', (typed) => {
  const { error } = phone.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(['form.phone-without-digit']);
});

test('a telephone number may be left out', () => {
  expect(phone.parse(' ')).toBe('');
});
