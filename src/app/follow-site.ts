import { BRAND_CSS_ID, brandCss } from '~/sites/brand-css';
import type { SiteStore } from '~/sites/site-store';
import { themeCss } from '~/sites/theme';
import { THEME_ID } from './boot-data';

// What of the site's configuration is outside React's root follows it here, also when the server's
// configuration or a variation changes it (requirements 3.072, 3.074).

/** Keeps colours, style sheet, icon and description of the document as the site has them. */
export function followSite(siteStore: SiteStore): void {
  followTheme(siteStore);
  followBrandCss(siteStore);
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

/**
 * Keeps the brand's colours as custom properties, also when the server changes the colour. A
 * constructed style sheet needs no exception in the content security policy.
 */
function followTheme(siteStore: SiteStore): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  // A page of a build has the colours of its site.
  const isBuilt = document.getElementById(THEME_ID) !== null;
  let current = isBuilt ? siteStore.getState().site.brandingColor : undefined;
  // The pages of a build hold the look already.
  if (import.meta.env.DEV) void followLook(siteStore);
  const apply = () => {
    const { brandingColor } = siteStore.getState().site;
    if (brandingColor === current) return;
    current = brandingColor;
    sheet.replaceSync(themeCss(brandingColor));
  };
  apply();
  siteStore.subscribe(apply);
}

async function followLook(siteStore: SiteStore): Promise<void> {
  const { lookCss } = await import('~/sites/look');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lookCss(siteStore.getState().site.look));
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Keeps the site's own style sheet, also when the server names another one (requirement 4.002): as a
 * rule, because the content security policy allows no other text than the page's own.
 */
function followBrandCss(siteStore: SiteStore): void {
  const style =
    document.getElementById(BRAND_CSS_ID) ??
    document.head.appendChild(document.createElement('style'));
  const { sheet } = style as HTMLStyleElement;
  let current = style.textContent;
  const apply = () => {
    const css = brandCss(siteStore.getState().site.externalCssFile);
    if (css === current) return;
    if (current) sheet?.deleteRule(0);
    if (css) sheet?.insertRule(css);
    current = css;
  };
  apply();
  siteStore.subscribe(apply);
}
