/**
 * File of a page below `pages/<site>/<locale>/`, without its ending: `app` belongs to the addresses
 * that only the application knows, every other one to a route.
 */
export type PageFile = string;

/** A path of the route table, or one address of it, with the page that is prerendered for it. */
export interface PageRoute {
  readonly route: string;
  readonly file: PageFile;
}

/** Name of the release that is served; `npm run deploy release` writes it. */
export const RELEASE_FILE = 'release.txt';

/** Texts of the build that are served besides the pages. */
export const TEXT_FILES = ['/.well-known/security.txt', '/licenses.txt', `/${RELEASE_FILE}`];

/**
 * A path of a file with a hash in its name. Such a file may be fetched by its address, which is decoded and
 * resolved once more then.
 */
export const ASSET_FILE = String.raw`^/assets(?:/[\w.-]+)+$`;

/** Texts of which each site has its own, below `pages/<site>/`. */
export const SITE_FILES = ['/robots.txt', '/sitemap.xml'];

/**
 * The paths that reach the backend. Servers compare a decoded path and hand the raw one on, which may lead
 * elsewhere at the backend, so `/api/` alone, `..`, segments that begin with a dot, doubled slashes and one at the
 * end, path parameters (`;`), backslashes, encoded separators, spaces and control characters, and a percent sign that
 * is encoded itself (it may be decoded twice) are no call. Upper and lower case differ.
 */
export const CALL_PATTERN = String.raw`^/api/(?!(?:[/.?]|$|[^?]*(?:\.\.|/\.|//|/(?:[?]|$)|[;\x5c]|%(?:[01]|2[05EeFf]|3[Bb]|5[Cc]|7[Ff]))))`;

/** How a server answers the addresses of one route. */
export interface AddressRule {
  /** Regular expression over the whole path, upper and lower case alike, as the router reads it. */
  readonly pattern: string;
  readonly page: PageFile;
  /** The address or the screen holds a secret: see src/app/page-table.ts. */
  readonly isPrivate: boolean;
  /** Payments begin or end there; such a page is private, too. */
  readonly isPaying?: true;
}

/** The kind of an address without a route: a file that is not there, or a page that does not exist. */
export const MISSING_FILE = String.raw`\.[^/]*$`;
