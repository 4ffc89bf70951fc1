/** One picture of the gallery. */
export interface Shot {
  readonly site: string;
  readonly locale: string;
  readonly page: string;
  readonly width: number;
  readonly scheme: string;
  /** Name of its file, beside the HTML page. */
  readonly file: string;
}

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eee; color: #222 }
nav a { margin-inline-end: 1rem }
ul { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; padding: 0; list-style: none }
img { display: block; block-size: 28rem; inline-size: auto; border: 1px solid #bbb }
`;

/** The gallery as one HTML page, a section per site. */
export function galleryHtml(shots: readonly Shot[]): string {
  const bySite = Map.groupBy(shots, ({ site }) => site);
  const links = [...bySite.keys()].map((site) => `<a href="#${site}">${site}</a>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>All sites</title>',
    `<style>${STYLE}</style></head><body><h1>All sites</h1><nav>${links.join('')}</nav>`,
    ...[...bySite].map(([site, own]) => section(site, own)),
    '</body></html>',
  ].join('\n');
}

function section(site: string, shots: readonly Shot[]): string {
  const items = shots.map((shot) => {
    const caption = `${shot.page}, ${shot.width} px, ${shot.scheme}`;
    const picture = `<img src="${shot.file}" alt="${caption}" loading="lazy">`;
    return `<li><figure><a href="${shot.file}">${picture}</a><figcaption>${caption}</figcaption></figure></li>`;
  });
  return `<section id="${site}"><h2>${site} (${shots[0]?.locale})</h2><ul>${items.join('')}</ul></section>`;
}
