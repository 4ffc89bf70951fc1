import { expect, test } from 'vitest';
import { brandCss } from './brand-css';

test('a style sheet of a site goes below the layer of accessibility', () => {
  expect(brandCss('/assets/brand.css')).toBe('@import url("/assets/brand.css") layer(brand);');
});

test('no style sheet, no rule', () => {
  expect(brandCss(undefined)).toBe('');
});

test('an address cannot leave its rule', () => {
  expect(brandCss('/a"); } </style><script>')).toBe(
    '@import url("/a%22);%20}%20%3C/style%3E%3Cscript%3E") layer(brand);',
  );
});
