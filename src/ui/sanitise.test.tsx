import { expect, test } from 'vitest';
import { sanitise } from './sanitise';

test.each([
  ['bold', '<b>a</b>'],
  ['strong', '<strong>a</strong>'],
  ['a list', '<ul><li>a</li></ul>'],
  ['an ordered list', '<ol><li>a</li></ol>'],
  ['a paragraph', '<p>a</p>'],
  ['a break', 'a<br>b'],
  ['italic', '<i>a</i>'],
  ['font', '<font>a</font>'],
  ['span', '<span>a</span>'],
])('[8.010] keeps %s', (_, html) => {
  expect(sanitise(html)).toBe(html);
});

/** After the public lists of filter evasions: every one has tried to run a script somewhere. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<b onmouseover=alert(1)>x</b>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<font color="red" size="7" face="x">x</font>',
  '<span class="x" id="y" style="position:fixed;inset:0">x</span>',
  '<style>@import "//evil.example";</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<b/x="<img src=x onerror=alert(1)>">x</b>',
  '"><img src=x onerror=alert(1)>',
  '<<script>alert(1)//<</script>',
  '<p><b><i onclick=alert(1)>deep</i></b></p>',
  '<xss-element onclick=alert(1)>x</xss-element>',
  '<b aria-label="Click here" aria-hidden="true" role="alert">x</b>',
];

test.each(attacks)('[8.010] leaves nothing that could run of %s', (html) => {
  const holder = document.createElement('div');
  holder.innerHTML = String(sanitise(html));
  const names = [...holder.querySelectorAll('*')].map((element) => element.localName);
  expect(names.filter((name) => !/^(ul|ol|li|b|strong|p|br|i|em|font|span)$/.test(name))).toEqual(
    [],
  );
  expect([...holder.querySelectorAll('*')].flatMap((element) => [...element.attributes])).toEqual(
    [],
  );
});
