import {
  BOOT_DATA_ID,
  FONTS_ID,
  START_PROBLEMS,
  START_PROBLEM_ID,
  THEME_ID,
  type BootData,
} from '../../src/app/boot-data.ts';
import type { PrerenderedSite } from '../../src/app/prerender/prerender.ts';
import { NO_PAYMENT } from '../../src/payment/no-payment.ts';
import type { SiteConfig } from '../../src/sites/site-config.ts';
import { BRAND_CSS_ID, brandCss } from '../../src/sites/brand-css.ts';
import type { BrandPictures } from './brand-pictures.ts';
import { contentPolicy } from './content-policy.ts';
import { PAYMENT_SOURCES } from './payment-sources.ts';
import { styleRules } from './style-attributes.ts';
import { connectSources, thirdPartySources } from './third-party-sources.ts';

interface PageHtmlOptions {
  page: PrerenderedSite;
  boot: BootData;
  /** Body of the page. */
  markup: string;
  title: string;
  description: string;
  /** The address holds a secret: no third-party script may run. */
  isPrivate: boolean;
  /** Payments begin or end here: the page may use the sources of their providers. */
  isPaying: boolean;
  /** Text of the inline script. */
  script: string;
  pictures: BrandPictures;
  /** The rules that markup needs before the scripts come. */
  stylesFor: (markup: string) => string;
  /** Files whose rules are in the page's sheet (`StartData.sheet`). */
  styleFiles: readonly string[];
}

/** React Aria adds a style element unless one has this id; so its rule is in the page's own. */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style';
const PRESSABLE_STYLE = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

interface PageHtml {
  html: string;
  /** Texts of its style elements, for the policy that a server sends. */
  styles: readonly string[];
}

/** The content security policy of pages of a site: a page's own, or one for several. */
export function pagePolicy(
  { thirdParties, geocodingUrl, reportUrl }: PrerenderedSite,
  {
    scripts,
    styles,
    isPrivate,
    isPaying,
  }: Record<'scripts' | 'styles', readonly string[]> & Record<'isPrivate' | 'isPaying', boolean>,
): string {
  const others = thirdPartySources(isPrivate ? [] : thirdParties);
  return contentPolicy({
    scripts,
    styles,
    others: [
      ...(isPaying ? [PAYMENT_SOURCES] : []),
      others,
      connectSources(geocodingUrl),
      connectSources(reportUrl),
    ],
  });
}

/** One whole HTML page, in which everything is that the first paint needs. */
export function pageHtml(options: PageHtmlOptions): PageHtml {
  const { page, boot, script, stylesFor, title, description, isPrivate, isPaying } = options;
  const bootJson = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const body = styleRules(options.markup);
  const problem = startProblem(page);
  const own = withoutFonts(stylesFor(body.markup + problem));
  const theme = withoutFonts(page.theme);
  const styles = [
    { id: PRESSABLE_STYLE_ID, css: own.others + PRESSABLE_STYLE + body.css },
    { id: THEME_ID, css: theme.others },
    // Not used before the first paint: a font that loads by then delays it.
    { id: FONTS_ID, css: own.fonts + theme.fonts, media: 'not all' },
    // There without a style sheet too: the server's configuration may name one.
    { id: BRAND_CSS_ID, css: brandCss(page.site.externalCssFile) },
  ];
  const texts = styles.map((style) => style.css);
  const policy = pagePolicy(page, { scripts: [script], styles: texts, isPrivate, isPaying });
  // Scripts load the styles that they need unless they find them; these come with the page's sheet.
  const inlined = options.styleFiles.map(
    (file) => `<link rel="stylesheet" href="${file}" disabled>`,
  );
  const html = [
    `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    isPrivate ? '' : linkPreview(options),
    page.site.faviconPath ? `<link rel="icon" href="${escape(page.site.faviconPath)}">` : '',
    // "alternate": the first is the one that follows a changed configuration.
    `<link rel="alternate icon" type="image/png" sizes="32x32" href="${options.pictures.smallIcon}">`,
    `<link rel="apple-touch-icon" href="${options.pictures.icon}">`,
    `<link rel="manifest" href="${options.pictures.manifest}">`,
    // The page's own background in both schemes.
    ...Object.entries(page.backgrounds).map(
      ([scheme, colour]) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme:${scheme})">`,
    ),
    ...styles.map(
      ({ id, css, media }) => `<style id="${id}"${media ? ` media="${media}"` : ''}>${css}</style>`,
    ),
    ...inlined,
    '</head>',
    `<body${isPaying ? '' : ` ${NO_PAYMENT}`}><div id="root">${body.markup}</div>`,
    problem,
    `<script type="application/json" id="${BOOT_DATA_ID}">${bootJson}</script>`,
    `<script>${script}</script></body></html>`,
  ].join('');
  return { html, styles: texts };
}

/** Parts the styles from their fonts. Stand-ins that a device has itself are no fonts: they come at once. */
function withoutFonts(css: string): { fonts: string; others: string } {
  const faces = css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  return {
    fonts: faces.join(''),
    others: faces.reduce((rest, face) => rest.replace(face, ''), css),
  };
}

/** The preview of a link in a messenger; a link that holds a secret has no preview. */
function linkPreview({
  page: { site, locale },
  pictures,
  title,
  description,
}: PageHtmlOptions): string {
  const [domain] = site.domains ?? [];
  const entries = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': locale.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    ...(domain && { 'og:image': `https://${domain}${pictures.preview}` }),
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(entries)
    .map(([name, text]) => `<meta property="${name}" content="${escape(text)}">`)
    .join('');
}

/**
 * The words for a page that does not start, of which one sentence is shown (`showStartProblem`), and for a browser
 * without scripts.
 */
const startProblem = ({ problem, site }: PrerenderedSite): string =>
  `<p class="start-problem" id="${START_PROBLEM_ID}" role="alert" hidden>` +
  START_PROBLEMS.map((name) => `<span>${escape(problem[name])}</span>`).join('') +
  ` <a href="">${escape(problem.reload)}</a>${contactLinks(site, problem.help)}</p>` +
  `<noscript><p class="start-problem">${escape(problem.noScript)}</p></noscript>`;

/** Without anything that an old browser might lack. */
function contactLinks({ support }: SiteConfig, help: string): string {
  const { phone, email, url } = support ?? {};
  return [
    phone && [`tel:${phone.replaceAll(/[^+\d]/g, '')}`, phone],
    email && [`mailto:${email}`, email],
    url && [url, help],
  ]
    .map((link) => {
      const [href = '', text = ''] = link || [];
      return href && ` <a href="${escape(href)}">${escape(text)}</a>`;
    })
    .join('');
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
