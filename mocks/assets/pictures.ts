// Pictures that the contract's examples name: shop logos, category and giveaway pictures. Drawn from
// the name, so that every invented shop has a logo and no file must be kept.
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
  const shops = new Map<string, Readonly<Record<string, unknown>>>();
  const walls = contract.operations.find(({ id }) => id === 'getShopWall')?.answers ?? [];
  for (const answer of walls) {
    const wall = contract.example('getShopWall', answer);
    for (const shop of listOf(wall)) shops.set(String(shop['slug']), shop);
  }
  return {
    read(path) {
      const [, folder, name] = /^\/mock-assets\/([a-z-]+)\/([a-z0-9-]+)\.svg$/.exec(path) ?? [];
      if (!folder || !name) return undefined;
      const shop = shops.get(name);
      if (folder === 'logos')
        return logo(String(shop?.['name'] ?? titleOf(name)), name, shop?.['color']);
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

/** How a logo is drawn. */
interface Design {
  readonly font?: string;
  readonly weight?: number;
  readonly italic?: true;
  readonly letters?: 'upper' | 'lower';
  /** The ground of the words; none is white paper. */
  readonly ground?: 'filled' | 'pill' | 'framed';
  /** Beside a short name its first letter, or a line below the words. */
  readonly mark?: 'disc' | 'square' | 'line';
}

const SERIF = "Georgia, 'Times New Roman', serif";
const DESIGNS: readonly Design[] = [
  {},
  { font: SERIF, weight: 700 },
  { mark: 'disc' },
  { letters: 'upper', weight: 600, mark: 'line' },
  { ground: 'filled' },
  { font: SERIF, italic: true, weight: 600 },
  { letters: 'lower', weight: 700, mark: 'square' },
  { ground: 'framed', letters: 'upper', weight: 700 },
  { ground: 'filled', font: SERIF, weight: 600 },
  { font: SERIF, letters: 'upper', weight: 400 },
  { letters: 'lower', weight: 500, mark: 'line' },
  { ground: 'pill', weight: 700 },
];

/** A wordmark, twice as wide as high; long names have two lines, so that they stay as large as others. */
function logo(name: string, key: string, color: unknown): string {
  const hash = hashOf(key);
  const { letters, ground, mark, ...design } = DESIGNS[(hash >>> 4) % DESIGNS.length] ?? {};
  const colour = typeof color === 'string' ? color : colourOf(key);
  const lines = linesOf(
    letters === 'upper' ? name.toUpperCase() : letters === 'lower' ? name.toLowerCase() : name,
  );
  const hasInitial = (mark === 'disc' || mark === 'square') && name.length <= 8;
  const room = hasInitial ? 200 : ground ? 256 : 304;
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(
    lines.length === 1 ? 58 : ground ? 42 : 50,
    Math.floor(room / (longest * (letters === 'upper' ? 0.74 : 0.6))),
  );
  const isFilled = ground === 'filled' || ground === 'pill';
  const fill = isFilled ? '#fff' : colour;
  const x = hasInitial ? 208 : 160;
  const radius = ground === 'pill' ? 60 : 18;
  const place = 'x="8" y="20" width="304" height="120"';
  return svg(320, 160, name, [
    ground ? '' : '<rect width="320" height="160" fill="#fff"/>',
    isFilled ? `<rect ${place} rx="${radius}" fill="${colour}"/>` : '',
    ground === 'framed'
      ? `<rect ${place} rx="${radius}" fill="#fff" stroke="${colour}" stroke-width="6"/>`
      : '',
    hasInitial
      ? `<rect x="12" y="36" width="88" height="88" rx="${mark === 'disc' ? 44 : 20}" fill="${colour}"/>` +
        word(name.charAt(0).toUpperCase(), 56, 80, 54, '#fff', design)
      : '',
    ...lines.map((line, index) =>
      word(line, x, 80 + (index - (lines.length - 1) / 2) * size * 1.08, size, fill, design),
    ),
    mark === 'line' && lines.length === 1
      ? `<rect x="120" y="122" width="80" height="7" rx="3.5" fill="${colour}"/>`
      : '',
  ]);
}

/** One line, or two about as long as each other. */
function linesOf(name: string): string[] {
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const middle = gaps.toSorted(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  )[0];
  if (name.length <= 11 || middle === undefined) return [name];
  return [name.slice(0, middle).trim(), name.slice(middle)];
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

function word(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  { font = FONT, weight = 850, italic }: Design = {},
): string {
  const place = `x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central"`;
  const style = `font-family="${font}" font-size="${size}" font-weight="${weight}"`;
  const slant = italic ? ' font-style="italic"' : '';
  return `<text ${place} ${style}${slant} letter-spacing="-.03em" fill="${colour}">${escape(text)}</text>`;
}

function svg(width: number, height: number, title: string, parts: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" role="img"><title>${escape(title)}</title>` +
    `${parts.join('')}</svg>`
  );
}

const hashOf = (key: string): number =>
  [...key].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) >>> 0, 7);

const colourOf = (key: string): string => PALETTE[hashOf(key) % PALETTE.length] ?? '#222222';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
