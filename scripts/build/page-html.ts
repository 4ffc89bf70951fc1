import { createHash } from 'node:crypto';
import { BOOT_DATA_ID, type BootData } from '../../src/app/boot-data.ts';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';
import { paymentSources, type Sources } from './payment-sources.ts';
import { geocodingSources, thirdPartySources } from './third-party-sources.ts';
import { BRAND_CSS_ID, brandCss } from '../../src/sites/brand-css.ts';

interface PageHtmlOptions {
  page: PrerenderedPage;
  boot: BootData;
  /** Address of the entry script. */
  main: string;
  /** Addresses of scripts that the entry will import. */
  preload: string[];
  font: string;
  css: string;
  /** Files whose rules are in `css`. */
  styleFiles: string[];
  /** Calls that the application will make at once. */
  earlyCalls: string[];
  acceptLanguage: string;
}

/** One whole HTML page: everything that the first paint needs is in it. */
export function pageHtml(options: PageHtmlOptions): string {
  const { page, boot, css, font } = options;
  const isLanding = boot.kind === 'landing';
  const script = isLanding ? landingScript(options) : appScript(options);
  const bootJson = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const body = boot.kind === 'app' ? loadingBody(page) : page[boot.kind];
  const title = boot.kind === 'shops' ? page.shopsTitle : page.title;
  // Scripts load the styles that they need unless they find them; these are in the page already.
  const inlined = options.styleFiles.map(
    (file) => `<link rel="stylesheet" href="${file}" disabled>`,
  );
  return [
    `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="content-security-policy" content="${contentSecurityPolicy(script, [paymentSources(page.site), thirdPartySources(page.thirdParties), geocodingSources(page.geocodingUrl)])}">`,
    '<meta name="referrer" content="strict-origin">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(page.description)}">`,
    page.site.faviconPath ? `<link rel="icon" href="${escape(page.site.faviconPath)}">` : '',
    isLanding ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '',
    `<style>${css}</style><style id="theme">${page.theme}</style>`,
    ...inlined,
    brandStyle(page.site.externalCssFile),
    '</head>',
    `<body><div id="root">${body}</div>`,
    `<script type="application/json" id="${BOOT_DATA_ID}">${bootJson}</script>`,
    `<script>${script}</script></body></html>`,
  ].join('');
}

const brandStyle = (address: string | undefined): string =>
  address ? `<style id="${BRAND_CSS_ID}">${brandCss(address)}</style>` : '';

/** Asks for what the application will need while its scripts are still on their way. */
function earlyAnswers({ earlyCalls, acceptLanguage }: PageHtmlOptions): string {
  const language = JSON.stringify(acceptLanguage);
  return (
    `earlyAnswers={acceptLanguage:${language},answers:{}};` +
    `for(const url of ${JSON.stringify(earlyCalls)})(earlyAnswers.answers[url]=fetch(url,{headers:{"Accept-Language":${language}}})).catch(()=>{});`
  );
}

/** Asks for all scripts at once; imports alone would find them one after the other. */
const startScripts = ({ main, preload }: PageHtmlOptions): string =>
  `for(const href of ${JSON.stringify(preload)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));` +
  `import(${JSON.stringify(main)});`;

/**
 * Does something once the page is painted: a script that is asked for earlier delays the paint. A tab
 * in the background is never painted, and a browser that guards its privacy may not tell, so that the
 * action, which is done once, comes soon after the page is loaded at the latest.
 */
const whenPainted = (action: string): string =>
  `let done=0;const painted=()=>{if(done)return;done=1;${action}};` +
  `document.hidden?painted():new PerformanceObserver(painted).observe({type:"paint",buffered:true});` +
  `addEventListener("load",()=>setTimeout(painted,300));`;

/** Starts the application as soon as the frame is painted: what the visitor sees first waits for nothing. */
const appScript = (options: PageHtmlOptions): string =>
  `(()=>{${whenPainted(`${earlyAnswers(options)}setTimeout(()=>{${startScripts(options)}});`)}})();`;

/**
 * Starts the application when the page is painted and loaded and the browser idle, or when the visitor
 * touches the page; its calls are sent when the page is painted. A form that is sent earlier waits:
 * the application sends it when it has taken over.
 */
const landingScript = (options: PageHtmlOptions): string =>
  `(()=>{let asked=0,started=0;const ask=()=>{if(asked)return;asked=1;${earlyAnswers(options)}};` +
  `const start=()=>{if(started)return;started=1;ask();${startScripts(options)}};` +
  `const idle=()=>(window.requestIdleCallback||setTimeout)(start,{timeout:2e3});` +
  whenPainted('ask();document.readyState==="complete"?idle():addEventListener("load",idle);') +
  `for(const type of["pointerdown","keydown","focusin","touchstart"])addEventListener(type,start,{once:true,passive:true});` +
  `addEventListener("submit",e=>{if(e.target.id==="code-form"&&!e.defaultPrevented){e.preventDefault();document.documentElement.dataset.queuedSubmit="";start()}});` +
  `})();`;

/** The loading screen as plain HTML; the application replaces it. */
const loadingBody = ({ site, loading }: PrerenderedPage): string =>
  `<div class="start-loading" aria-busy="true"><img src="${escape(site.logo)}" alt="" width="64" height="64"><p>${escape(site.brand)}</p><p class="start-loading-text">${escape(loading)}</p></div>`;

/** Own scripts, the one inline script and what the site uses of others; docs/deployment.md says what a server adds. */
function contentSecurityPolicy(script: string, others: readonly Sources[]): string {
  const of = (kind: keyof Sources) => others.flatMap((sources) => sources[kind]);
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'self'",
    ["script-src 'self'", `'sha256-${hash}'`, ...of('script')].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    ["connect-src 'self'", ...of('connect')].join(' '),
    ["frame-src 'self'", ...of('frame')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...of('formAction')].join(' '),
  ].join('; ');
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
