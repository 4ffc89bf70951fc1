// Pictures that the contract's examples name: shop logos, category and giveaway pictures. Drawn from
// the name, so that every invented shop has a logo and no file has to be kept.
import { asNode, type Contract } from '../contract.ts';

const COLOURS = ['#0d5c63', '#7b2d8b', '#c1440e', '#1d3f8f', '#1b7f3b', '#222222', '#b5451b'];
const MORE = ['#8c2f39', '#4a5a00', '#005f99', '#9a3b00', '#5b3fa0', '#00695c', '#a01a58'];
const PALETTE = [...COLOURS, ...MORE];

const FONT = "'Figtree Variable', Figtree, 'Helvetica Neue', Arial, sans-serif";

export interface Pictures {
  /** The SVG at `/mock-assets/<folder>/<name>.svg`, or undefined. */
  read(path: string): string | undefined;
}

export function createPictures(contract: Contract): Pictures {
  const names = new Map<string, string>();
  const walls = contract.operations.find(({ id }) => id === 'getShopWall')?.answers ?? [];
  for (const answer of walls) {
    const wall = contract.example('getShopWall', answer);
    for (const shop of listOf(wall)) names.set(String(shop['slug']), String(shop['name']));
  }
  return {
    read(path) {
      const [, folder, name] = /^\/mock-assets\/([a-z-]+)\/([a-z0-9-]+)\.svg$/.exec(path) ?? [];
      if (!folder || !name) return undefined;
      if (folder === 'logos') return logo(names.get(name) ?? titleOf(name), name);
      return banner(titleOf(name), name, folder === 'giveaways' ? [800, 320] : [400, 400]);
    },
  };
}

function listOf(value: unknown): Readonly<Record<string, unknown>>[] {
  const list = Array.isArray(value) ? value : asNode(value)['shops'];
  return Array.isArray(list) ? list.map(asNode) : [];
}

function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** A coloured wordmark on a white plate, twice as wide as high. */
function logo(name: string, key: string): string {
  const size = Math.min(44, Math.floor(470 / Math.max(name.length, 1)));
  return svg(320, 160, name, [
    '<rect width="320" height="160" fill="#fff"/>',
    word(name, 160, 80, size, colourOf(key)),
  ]);
}

function banner(title: string, key: string, [width, height]: [number, number]): string {
  const colour = colourOf(key);
  return svg(width, height, title, [
    `<rect width="${width}" height="${height}" fill="${colour}"/>`,
    `<circle cx="${width * 0.85}" cy="${height * 0.2}" r="${height * 0.55}" fill="#fff" opacity=".1"/>`,
    `<circle cx="${width * 0.1}" cy="${height}" r="${height * 0.5}" fill="#fff" opacity=".08"/>`,
    word(title, width / 2, height / 2, height / 8, '#fff'),
  ]);
}

function word(text: string, x: number, y: number, size: number, colour: string): string {
  const place = `x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central"`;
  const style = `font-family="${FONT}" font-size="${size}" font-weight="850"`;
  return `<text ${place} ${style} letter-spacing="-.03em" fill="${colour}">${escape(text)}</text>`;
}

function svg(width: number, height: number, title: string, parts: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" role="img"><title>${escape(title)}</title>` +
    `${parts.join('')}</svg>`
  );
}

function colourOf(key: string): string {
  const sum = [...key].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return PALETTE[sum % PALETTE.length] ?? '#222222';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
