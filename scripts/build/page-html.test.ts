import { expect, test } from 'vitest';
import type { BootData } from '../../src/app/boot-data.ts';
import type { PrerenderedSite } from '../../src/app/prerender/prerender.ts';
import { NO_PAYMENT } from '../../src/payment/no-payment.ts';
import type { ThirdParty } from '../../src/sites/third-parties.ts';
import { contentPolicy, NO_SOURCES } from './content-policy.ts';
import { PAYMENT_SOURCES } from './payment-sources.ts';
import { pageHtml, pagePolicy } from './page-html.ts';

const consent: ThirdParty = {
  name: 'consent',
  purpose: 'consent',
  address: 'https://consent.example/tool.js',
  origins: [],
};
const page = {
  site: {
    name: 'Shop',
    domains: ['shop.example'],
    logo: '/l.svg',
    brand: 'Brand',
    externalCssFile: '/brand.css',
  },
  locale: 'de-DE',
  theme: ':root{--brand:red}',
  backgrounds: { light: '#fefefe', dark: '#010101' },
  thirdParties: [consent],
  problem: {
    lost: 'Weg',
    defect: 'Kaputt',
    reload: 'Neu',
    help: 'Hilfe',
    noScript: 'Ohne',
    oldBrowser: 'Zu alt',
  },
} as unknown as PrerenderedSite;

const FACES =
  '@font-face{font-family:S;src:local(Arial)}@font-face{font-family:F;src:url(/f.woff2)}a{color:red}';
const options = {
  page,
  boot: { isPage: false, texts: { x: '</script>' } } as unknown as BootData,
  markup: '<p>Text</p>',
  title: 'A <title>',
  description: 'What it is for',
  isPrivate: false,
  isPaying: false,
  script: 'start()',
  pictures: { preview: '/p.png', icon: '/i.png', smallIcon: '/s.png', manifest: '/m.json' },
  stylesFor: (markup: string) => (markup.includes('start-problem') ? FACES : ''),
  styleFiles: ['/a.css'],
};
const { html, styles } = pageHtml(options);
const policyWith = (isPrivate: boolean, isPaying = false) =>
  pagePolicy(page, { scripts: [options.script], styles, isPrivate, isPaying });
const [policy, privatePolicy, payingPolicy] = [
  policyWith(false),
  policyWith(true),
  policyWith(true, true),
];

test('every inline script and style of the page is in its policy, and nothing else', () => {
  const texts = (element: string) =>
    [
      ...html.matchAll(
        new RegExp(`<${element}(?: id="[^"]*")?(?: media="[^"]*")?>(.*?)</${element}>`, 'g'),
      ),
    ].map(([, text = '']) => text);
  expect(texts('script')).toEqual([options.script]);
  expect(privatePolicy).toBe(
    contentPolicy({
      scripts: texts('script'),
      styles: texts('style'),
      others: [],
    }),
  );
  expect(policy).toBe(
    contentPolicy({
      scripts: texts('script'),
      styles: texts('style'),
      others: [
        {
          ...NO_SOURCES,
          script: ['https://consent.example'],
          connect: ['https://consent.example'],
        },
      ],
    }),
  );
  expect(html).toContain(`content="${policy}"`);
  expect(pageHtml({ ...options, isPrivate: true }).html).toContain(`content="${privatePolicy}"`);
});

test('the sources of payment providers are allowed on pages where payments begin, and nowhere else', () => {
  const [provider = ''] = PAYMENT_SOURCES.script;
  for (const other of [policy, privatePolicy]) expect(other).not.toContain(provider);
  expect(payingPolicy).toContain(provider);
  expect(payingPolicy).not.toContain('https://consent.example');
  const paying = pageHtml({ ...options, isPrivate: true, isPaying: true }).html;
  expect(paying).toContain(`content="${payingPolicy}"`);
  expect([html, paying].map((text) => text.includes(NO_PAYMENT))).toEqual([true, false]);
});

test('fonts wait for the first paint, faces of the device do not', () => {
  const [, waiting = ''] = /<style id="fonts" media="not all">(.*?)<\/style>/.exec(html) ?? [];
  expect(waiting).toBe('@font-face{font-family:F;src:url(/f.woff2)}');
  expect(html).toContain('@font-face{font-family:S;src:local(Arial)}a{color:red}');
  expect(html.split('/f.woff2')).toHaveLength(2);
});

test('no meta element overrides the server’s referrer policy, and data cannot end its element', () => {
  expect(html).not.toContain('name="referrer"');
  expect(html).toContain('"\\u003c/script>"');
  expect(html).toContain('A &lt;title&gt;');
});

test('a link to a public page has a preview, a secret one has none', () => {
  expect(html).toContain('<meta property="og:title" content="A &lt;title&gt;">');
  expect(html).toContain('<meta property="og:image" content="https://shop.example/p.png">');
  expect(pageHtml({ ...options, isPrivate: true }).html).not.toContain('og:');
});

test('the colours around a page are those of its background', () => {
  for (const [scheme, colour] of Object.entries(page.backgrounds)) {
    expect(html).toContain(`content="${colour}" media="(prefers-color-scheme:${scheme})"`);
  }
});

test('the words for a page that does not start are hidden and name every way to the support of the site', () => {
  const support = { phone: '+49 30 123', email: 'hilfe@example.com', url: 'https://example.com' };
  const site = { ...page.site, support };
  const { html: own } = pageHtml({ ...options, page: { ...page, site } });
  expect(own).toContain(
    '<p class="start-problem" id="start-problem" role="alert" hidden>' +
      '<span>Weg</span><span>Kaputt</span><span>Zu alt</span> <a href="">Neu</a>' +
      ' <a href="tel:+4930123">+49 30 123</a>' +
      ' <a href="mailto:hilfe@example.com">hilfe@example.com</a>' +
      ' <a href="https://example.com">Hilfe</a></p>',
  );
  expect(html).toContain('<a href="">Neu</a></p>');
});
