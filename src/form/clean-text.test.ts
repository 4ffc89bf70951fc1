import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasOtherDash, plainText } from '~/lib/typed-text';
import { cleanText, isBlank } from './clean-text';

// Both ways of reading a text, side by side: they take out the same characters.

/** One character of a kind that the Unicode Character Database knows. */
const of = (kind: RegExp) =>
  fc
    .integer({ min: 0, max: 0x10ffff })
    .map((point) => String.fromCodePoint(point))
    .filter((character) => kind.test(character));

const every = (kind: RegExp) =>
  Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter((one) =>
    kind.test(one),
  );

/** The characters of which a function makes another text than this one. */
const wrong = (characters: string[], make: (character: string) => string, text: string) =>
  characters.filter((one) => make(one) !== text);

test('every character that cannot be seen is taken out, and a text of them is empty', () => {
  const unseen = every(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
  expect(unseen.length).toBeGreaterThan(4000);
  unseen.push('\u2800', '\u0000', '\ud800', '\ufffc');
  expect(wrong(unseen, (one) => cleanText(`Ad${one}a`), 'Ada')).toEqual([]);
  expect(wrong(unseen, (one) => plainText(`A${one}-1`), 'A-1')).toEqual([]);
  expect(wrong(unseen, (one) => cleanText(one + one), '')).toEqual([]);
  expect(unseen.filter((one) => !isBlank(` ${one} `))).toEqual([]);
});

test('every white space is a space', () => {
  const spaces = every(/\p{White_Space}/u);
  expect(wrong(spaces, (one) => cleanText(`${one}Ada${one}L`), 'Ada L')).toEqual([]);
  expect(wrong(spaces, (one) => plainText(`${one}A${one}1`), 'A 1')).toEqual([]);
});

test('every dash is a hyphen where machines read, and stays in a name', () => {
  const dashes = [...every(/\p{Dash}/u), '➖\ufe0f', '⁃'];
  expect(wrong(dashes, (one) => plainText(`A${one}1`), 'A-1')).toEqual([]);
  expect(dashes.filter((one) => !hasOtherDash(`A${one}1`))).toEqual(['-']);
  expect(cleanText('Müller–Lüdenscheidt')).toBe('Müller–Lüdenscheidt');
});

test('what stands in another width or style is ordinary; what would be another number is not', () => {
  expect(plainText('ＷＧ７ｋ－𝟐𝐋𝐦𝐪')).toBe('WG7k-2Lmq');
  expect(plainText('oﬃce')).toBe('office');
  expect(plainText('25⁵⁰ ½ ① 1´0')).toBe('25⁵⁰ ½ ① 1´0');
});

test('letters, accents and joiners that belong to a name stay', () => {
  for (const name of ['Łukasz Żółć', 'O’Hara', 'علی\u200cرضا', 'क्\u200dष', '葛\u{e0100}城']) {
    expect(cleanText(name)).toBe(name);
  }
  expect(cleanText('Mu\u0308ller')).toBe('Müller');
});

test('a text that is clean stays as it is', () => {
  const any = fc.string({ unit: fc.oneof(of(/[\p{L}\p{M}\p{C}\p{Z}]/u), fc.constant('a')) });
  fc.assert(
    fc.property(any, (typed) => {
      expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
      expect(plainText(plainText(typed))).toBe(plainText(typed));
    }),
  );
});
