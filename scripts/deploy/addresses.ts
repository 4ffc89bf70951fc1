import { isPayingAddress, isPrivateAddress } from '../../src/app/page-table.ts';
import { SERVED_SEGMENTS } from '../../src/app/served-segments.ts';

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

/** Texts of the build that are served besides the pages. */
export const TEXT_FILES = ['/.well-known/security.txt', '/licenses.txt'];

/** Texts of which each site has its own, below `pages/<site>/`. */
export const SITE_FILES = ['/robots.txt', '/sitemap.xml'];

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

/** What an address without a route is: a file that is not there, or a page that does not exist. */
export const MISSING_FILE = String.raw`\.[^/]*$`;

/**
 * The rules of the route table, the first that matches decides. Whether an address of one segment is a
 * variation only the backend knows (requirement 2.026), so it is a page.
 * @param routes paths as the router writes them, `*` for everything else
 * @param frames the pages of their own; a route without one has the application's
 */
export function addressRules(
  routes: readonly string[],
  frames: readonly PageRoute[] = [],
): AddressRule[] {
  const framed = new Set(frames.map(({ route }) => route));
  const others = routes
    .filter((route) => route !== '*' && !framed.has(route))
    .map((route) => ({ route, file: 'app' }));
  const known = [...frames, ...others].map(ruleOf);
  const served = `(?!(?:${SERVED_SEGMENTS.join('|')})/?$)`;
  return [...known, { pattern: `^/${served}[^/.]{1,100}/?$`, page: 'app', isPrivate: false }];
}

function ruleOf({ route, file }: PageRoute): AddressRule {
  const segments = route.split('/').filter(Boolean);
  const pattern = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return {
    pattern: route === '' ? '^/$' : `^${pattern.join('')}/?$`,
    page: file,
    isPrivate: isPrivateAddress(`/${route}`),
    ...(isPayingAddress(`/${route}`) && { isPaying: true }),
  };
}
