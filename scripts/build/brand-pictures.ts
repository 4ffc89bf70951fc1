import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { SiteConfig } from '../../src/sites/site-config.ts';

/** Addresses of a brand's pictures for other programs than browsers, which take no SVG. */
export interface BrandPictures {
  /** 1200 × 630, for the preview of a link in a messenger. */
  readonly preview: string;
  /** 180 × 180, for a phone's home screen. */
  readonly icon: string;
  /** 32 × 32, for browsers that take no SVG. */
  readonly smallIcon: string;
  /** The web app manifest, with icons of 192 and 512. */
  readonly manifest: string;
}

/** Colours of a brand, `#rrggbb`. */
export interface BrandColours {
  readonly brand: string;
  readonly background: string;
}

/** Draws the pictures of a site's brand into the build, once for all sites that look alike. */
export function drawBrandPictures(
  dist: string,
  { name, logo, keyVisualImage }: Pick<SiteConfig, 'name' | 'logo' | 'keyVisualImage'>,
  { brand: colour, background }: BrandColours,
): BrandPictures {
  const picture = (size: string, body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size}">${body}</svg>`;
  const image = (source: string, x: number, y: number, width: number, height: number) =>
    `<image href="${base64(source)}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  const icon = (size: number) =>
    draw(
      dist,
      picture(
        '180 180',
        `<rect width="180" height="180" fill="#ffffff"/>${image(logo, 30, 30, 120, 120)}`,
      ),
      size,
    );
  return {
    preview: draw(
      dist,
      picture(
        '1200 630',
        `<rect width="1200" height="630" fill="#ffffff"/>` +
          `<rect width="1200" height="630" fill="${colour}" opacity="0.1"/>` +
          `<rect y="606" width="1200" height="24" fill="${colour}"/>` +
          image(logo, 90, 175, 280, 280) +
          (keyVisualImage ? image(keyVisualImage, 480, 40, 660, 550) : ''),
      ),
      1200,
    ),
    icon: icon(180),
    smallIcon: icon(32),
    manifest: write(
      dist,
      'json',
      JSON.stringify({
        name,
        short_name: name,
        start_url: '/',
        // A voucher is redeemed once: it needs no window of its own.
        display: 'browser',
        background_color: background,
        theme_color: background,
        icons: [192, 512].map((size) => ({
          src: icon(size),
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      }),
    ),
  };
}

function draw(dist: string, svg: string, width: number): string {
  return write(dist, 'png', svg, width, () =>
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  );
}

/** Writes a file that is named after its content. @returns its address */
function write(
  dist: string,
  ending: string,
  source: string,
  width?: number,
  make: () => string | Uint8Array = () => source,
): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const address = `/assets/pictures/${hash}${width === undefined ? '' : `-${width}`}.${ending}`;
  const file = join(dist, address);
  if (!existsSync(file)) {
    mkdirSync(join(dist, 'assets/pictures'), { recursive: true });
    writeFileSync(file, make());
  }
  return address;
}

/** An SVG of the page (`data:image/svg+xml,…`) as the renderer takes it. */
function base64(source: string): string {
  const [head = '', text = ''] = source.split(/,(.*)/s);
  const svg = head.endsWith(';base64') ? Buffer.from(text, 'base64') : decodeURIComponent(text);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
