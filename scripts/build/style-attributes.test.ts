import { expect, test } from 'vitest';
import { styleRules } from './style-attributes.ts';

test('style attributes become rules, the same style once', () => {
  const markup =
    '<p class="a" style="width:9rem">style="x"</p><i style="font:&#x27;A&#x27;"></i><b style="width:9rem"></b>';
  expect(styleRules(markup)).toEqual({
    markup: '<p class="a" data-style="1">style="x"</p><i data-style="2"></i><b data-style="1"></b>',
    css: `[data-style="1"]{width:9rem}[data-style="2"]{font:'A'}`,
  });
});
