import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkBuild } from './check-build.ts';
import { buildTargets } from './promised.ts';

/** The places that are found in one script or style sheet and have no exception. */
async function placesIn(text: string, isScript: boolean): Promise<string[]> {
  const { problems } = await checkBuild([{ file: 'shipped', text, isScript }]);
  return problems
    .filter((problem) => problem.endsWith(': shipped') || problem.endsWith(' in shipped'))
    .map((problem) => problem.split(' ')[0] ?? '');
}

test('the promise is that of docs/browsers.md', () => {
  expect(buildTargets()).toEqual(['chrome105', 'edge105', 'firefox115', 'ios16.0', 'safari16.0']);
});

test.each([
  ['AbortSignal.any([a])', 'api.AbortSignal.any_static'],
  ['new CSSStyleSheet()', 'api.CSSStyleSheet.CSSStyleSheet'],
  ['document.adoptedStyleSheets.push(a)', 'api.Document.adoptedStyleSheets'],
  ['new OffscreenCanvas(1, 1)', 'api.OffscreenCanvas'],
  ['const all = a.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['Object.groupBy(a, b)', 'javascript.builtins.Object.groupBy'],
  ['URL.parse(a)', 'api.URL.parse_static'],
  ['URL["canParse"](a)', 'api.URL.canParse_static'],
  ['/(?<=%)[A-Z]/.test(a)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['new RegExp("(?<!a)b")', 'javascript.regular_expressions.lookbehind_assertion'],
  ['RegExp(`(?<!${a})b`)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['/[\\p{L}--[a-z]]/v.test(a)', 'javascript.builtins.RegExp.unicodeSets'],
  ['class A { static { a() } }', 'syntax'],
])('a script with %s has a problem', async (code, place) => {
  expect(await placesIn(code, true)).toContain(place);
});

test('the reason of a time-out is not the same everywhere: only a package may use it', async () => {
  const { problems } = await checkBuild([
    { file: 'shipped', text: 'AbortSignal.timeout(1)', isScript: true },
  ]);
  expect(problems).toContain(
    'api.AbortSignal.timeout_static has no window.setInterval( in shipped',
  );
});

test('a guard counts where it is in the same file', async () => {
  const guarded = 'typeof URL.canParse==`function`?URL.canParse(a):b';
  expect(await placesIn(guarded, true)).toEqual([]);
});

test.each([
  ['a { b: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['a { --b: color-mix(in srgb, var(--c), red) }', 'css.types.color.color-mix'],
  ['a { color: red; color: color-mix(in srgb, var(--c), red) }', 'css.types.color.color-mix'],
  ['@media (width >= 40rem) { a { color: red } }', 'css.at-rules.media.range_syntax'],
  ['@media (10rem <= width <= 40rem) { a { color: red } }', 'css.at-rules.media.range_syntax'],
  ['@media not (min-width: 40rem) { a { color: red } }', 'css.at-rules.media.or_syntax'],
  ['a { & b { color: red } }', 'css.selectors.nesting'],
  ['a { b { color: red } }', 'css.selectors.nesting'],
  ["a { content: '✓' / '' }", 'css.properties.content.alt_text'],
  ['a { mask: none }', 'css.properties.mask'],
  ['a { anchor-name: --b }', 'css.properties.anchor-name'],
  ['a:open { color: red }', 'css.selectors.open'],
  ['a { block-size: 1rlh }', 'css.types.length.rlh'],
  ['@scope (a) { b { color: red } }', 'css.at-rules.scope'],
])('a style sheet with %s has a problem', async (css, place) => {
  expect(await placesIn(css, false)).toContain(place);
});

test.each([
  'a { color: var(--no-mix, color-mix(in srgb, var(--c), red)) }',
  'a { color: red; color: color-mix(in srgb, blue, red) }',
  '@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, var(--c), red) } }',
  "a { content: '✓'; content: '✓' / '' }",
  'a { -webkit-mask: none; mask: none }',
  '@media not print { a { inset: 0 } }',
  '@media (min-width: 40rem) { a { inset: 0 } }',
  '@container (width >= 40rem) { a { color: red } }',
])('a style sheet with %s has none', async (css) => {
  expect(await placesIn(css, false)).toEqual([]);
});

test('what stands in for a mixed colour is set where colours are not mixed', () => {
  const theme = readFileSync('src/ui/theme.css', 'utf8');
  const plain = /@supports not \(color: color-mix\([^{]*\{[^}]*\}/.exec(theme)?.[0];
  const names = globSync('src/**/*.css').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/var\(\s*(--no-[\w-]+)/g),
  ]);
  for (const name of new Set(names.map(([, one = '']) => one))) expect(plain).toContain(`${name}:`);
});

test('an exception for nothing is a problem', async () => {
  const { problems } = await checkBuild([]);
  expect(problems).toContain('css.selectors.has has an exception and is not used');
});
