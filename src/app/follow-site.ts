import { BRAND_CSS_ID, brandCss } from '~/sites/brand-css';
import type { SiteConfig } from '~/sites/site-config';
import type { SiteStore } from '~/sites/site-store';
import { themeCss } from '~/sites/theme';
import { THEME_ID } from './boot-data';

// What of the site's configuration is outside React's root follows it here, also when the server's
// configuration or a variation changes it (requirements 3.072, 3.074).

/** Keeps colours, style sheet, icon and description of the document as the site has them. */
export function followSite(siteStore: SiteStore): void {
  followRule(siteStore, THEME);
  followRule(siteStore, BRAND);
  if (import.meta.env.DEV) void followLook(siteStore);
  const apply = () => {
    const { faviconPath, customMeta } = siteStore.getState().site;
    set('link[rel=icon]', 'href', faviconPath);
    set('meta[name=description]', 'content', customMeta?.description);
  };
  apply();
  siteStore.subscribe(apply);
}

const set = (selector: string, attribute: string, value: string | undefined): void => {
  if (value) document.querySelector(selector)?.setAttribute(attribute, value);
};

interface SiteRule {
  /** Of the style element, which a page of a build holds already. */
  id: string;
  /** What of the site the rule follows from. */
  sourceOf: (site: SiteConfig) => string | undefined;
  /** The rule; empty where the site has none. */
  cssOf: (source: string | undefined) => string;
}

const THEME: SiteRule = {
  id: THEME_ID,
  sourceOf: ({ brandingColor }) => brandingColor,
  cssOf: (colour = '') => themeCss(colour),
};

/** The site's own style sheet (requirement 4.002). */
const BRAND: SiteRule = {
  id: BRAND_CSS_ID,
  sourceOf: ({ externalCssFile }) => externalCssFile,
  cssOf: brandCss,
};

/**
 * Keeps the first rule of a style element as the site has it, also when the server names another colour or
 * style sheet. A rule, because the content security policy allows no other text than the page's own.
 */
function followRule(siteStore: SiteStore, { id, sourceOf, cssOf }: SiteRule): void {
  const own = document.getElementById(id);
  const style = own ?? document.head.appendChild(document.createElement('style'));
  const { sheet } = style as HTMLStyleElement;
  let isThere = style.textContent !== '';
  let current = own ? sourceOf(siteStore.getState().site) : undefined;
  const apply = () => {
    const source = sourceOf(siteStore.getState().site);
    if (source === current) return;
    current = source;
    if (isThere) sheet?.deleteRule(0);
    const css = cssOf(source);
    isThere = css !== '';
    if (isThere) sheet?.insertRule(css);
  };
  apply();
  siteStore.subscribe(apply);
}

/** The pages of a build hold the look already. */
async function followLook(siteStore: SiteStore): Promise<void> {
  const { lookCss } = await import('~/sites/look');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lookCss(siteStore.getState().site.look));
  document.adoptedStyleSheets.push(sheet);
}
