import type { HostEntry } from './site-table.ts';

/** Pages that every site has and that a search may lead to. */
const INDEXED = ['/', '/shops', '/help'];

/** What search engines are asked to leave out; private pages are not forbidden, so that their `noindex` is read. */
export const robotsText = ({ hosts: [host = ''] }: HostEntry): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: https://${host}/sitemap.xml\n`;

/** The pages of a site with their other languages, as https://www.sitemaps.org describes it. */
export function sitemap({ hosts: [host = ''], locales }: HostEntry): string {
  const entries = INDEXED.flatMap((path) => {
    const address = `https://${host}${path}`;
    if (locales.length === 1) return [`<url><loc>${address}</loc></url>`];
    const versions = locales.map((locale) => [locale, `${address}?lang=${locale}`] as const);
    const links = [...versions, ['x-default', address] as const].map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return [address, ...versions.map(([, href]) => href)].map(
      (href) => `<url><loc>${href}</loc>${links.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
