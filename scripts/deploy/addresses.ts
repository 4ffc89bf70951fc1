import { isPrivateAddress } from '../../src/app/private-addresses.ts';
import { SERVED_SEGMENTS } from '../../src/app/served-segments.ts';

/** File of a page below `pages/<site>/<locale>/`, without its ending. */
export type PageFile = 'index' | 'shops' | 'app';

/** How a server answers the addresses of one route. */
export interface AddressRule {
  /** Regular expression over the whole path, upper and lower case alike, as the router reads it. */
  readonly pattern: string;
  readonly page: PageFile;
  /** The address or the screen holds a secret: see src/app/private-addresses.ts. */
  readonly isPrivate: boolean;
}

/** What an address without a route is: a file that is not there, or a page that does not exist. */
export const MISSING_FILE = String.raw`\.[^/]*$`;

/**
 * The rules of the route table, the first that matches decides. Whether an address of one segment is a
 * variation only the backend knows (requirement 2.026), so it is a page.
 * @param routes paths as the router writes them, `*` for everything else
 */
export function addressRules(routes: readonly string[]): AddressRule[] {
  const known = routes.filter((route) => route !== '*').map(ruleOf);
  const served = `(?!(?:${SERVED_SEGMENTS.join('|')})/?$)`;
  return [...known, { pattern: `^/${served}[^/.]{1,100}/?$`, page: 'app', isPrivate: false }];
}

function ruleOf(route: string): AddressRule {
  const segments = route.split('/').filter(Boolean);
  const pattern = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return {
    pattern: route === '' ? '^/$' : `^${pattern.join('')}/?$`,
    page: route === '' ? 'index' : route === 'shops' ? 'shops' : 'app',
    isPrivate: isPrivateAddress(`/${route}`),
  };
}
