import { expect, test } from 'vitest';
import { isSameEmail, isUndeliverable } from './email-rules';

test.each([
  ['a@b.ru', true],
  [' A@B.RU ', true],
  ['a@b.ru.', true],
  ['a@mail.b.ru', true],
  ['a@b.de', false],
  ['a.ru@b.de', false],
  ['a@b.guru', false],
  ['', false],
])('[5.011] %j ends in .ru: %s', (email, expected) => {
  expect(isUndeliverable(email)).toBe(expected);
});

test.each([
  ['a@b.de', 'a@b.de', true],
  [' a@b.de', 'a@B.DE ', true],
  ['A@b.de', 'a@b.de', false],
  ['a@b.de', 'a@c.de', false],
])('[5.010] %j and %j are the same: %s', (first, second, expected) => {
  expect(isSameEmail(first, second)).toBe(expected);
});
