import { expect, test } from 'vitest';
import { createStyleFinder, type Sheet } from './page-styles.ts';

/** Every class of the markup has a rule. */
const KNOWN = '.button,.page,.wide{--known:1}';
const usedIn = (css: string, markup: string) =>
  createStyleFinder()({ address: css, css: KNOWN + css } satisfies Sheet, markup).replace(
    /^[^}]*\{--known:1\}/,
    '',
  );

const MARKUP =
  '<main id="top" class="page wide"><button type="button" class="button">x</button></main>';

test.each([
  ['a class that occurs', '.page{color:red}', true],
  ['a class that does not', '.card{color:red}', ''],
  ['one of two in a list', '.card,.page{color:red}', '.page{color:red}'],
  ['both of two', '.page .button{color:red}', true],
  ['only one of two', '.page .card{color:red}', ''],
  ['a tag', 'main{color:red}', true],
  ['a tag that does not occur', 'table{color:red}', ''],
  ['an id', '#top{color:red}', true],
  ['all elements', '*,:before{color:red}', true],
  ['the page itself', 'html{color:red}body{color:red}:root{color:red}', true],
  ['an attribute that scripts set', '.button[aria-busy=true]{color:red}', true],
  ['an attribute of any element', '[data-style="1"]{width:9rem}', true],
  ['a state', '.button:focus-visible:not(:disabled){color:red}', true],
  ['a class that must be absent', '.button:not(.card){color:red}', true],
  ['a choice of classes', '.page :is(.main,.button):hover{color:red}', true],
  ['a choice of classes at first', ':is(.card,.button):hover .page{color:red}', true],
  ['a link without a class', 'main:where(:not([class])){color:red}', true],
  [
    'a rule within a rule',
    '.page{&:hover{color:red}& .card{color:red}}',
    '.page{&:hover{color:red}}',
  ],
  ['an empty query within a layer', '@layer b{@media print{.card{color:red}}}', ''],
  ['what follows a state', '.page:has(.button:focus)>.button:after{color:red}', true],
  ['a layer', '@layer a,b;@layer b{.page{color:red}}', true],
  ['a size of the window', '@media (width>=40rem){.page{color:red}}', true],
  ['nothing in a size of the window', '@media (width>=40rem){.card{color:red}}', ''],
  ['a size of a container', '@container card (width>=9rem){.page{color:red}}', true],
  ['an animation in use', '.page{animation:turn 1s}@keyframes turn{to{rotate:1turn}}', true],
  ['an animation of nothing', '.card{animation:turn 1s}@keyframes turn{to{rotate:1turn}}', ''],
  ['a font', '@font-face{font-family:F;src:url(f.woff2)}.page{font-family:F}', true],
])('%s', (_, css, expected) => {
  expect(usedIn(css, MARKUP)).toBe(expected === true ? css : expected);
});

test('the texts of a page name no styles', () => {
  expect(usedIn('.card{color:red}', '<p title="card">card</p>')).toBe('');
});

test('a class without a rule is a component whose styles the page does not have', () => {
  const sheet = { address: '/page.css', css: '.page{color:red}' };
  const find = createStyleFinder();
  expect(find(sheet, '<p class="page">')).toBe(sheet.css);
  expect(() => find(sheet, '<p class="page card wide">')).toThrow(
    '/page.css has no rule for .card .wide',
  );
});
