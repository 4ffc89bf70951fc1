import { isPayingAddress, isPrivateAddress } from '../../src/app/page-table.ts';
import { SERVED_SEGMENTS } from '../../src/app/served-segments.ts';
import type { AddressRule, PageRoute } from './addresses.ts';
import type { CallRules, HostEntry, SiteTable } from './site-table.ts';

interface SiteTableInput {
  readonly sites: readonly HostEntry[];
  readonly unknownPolicy: string;
  /** Paths of the router. */
  readonly routes: readonly string[];
  readonly frames?: readonly PageRoute[];
  readonly callRules?: CallRules;
}

export const createSiteTable = (input: SiteTableInput): SiteTable => ({
  sites: input.sites,
  addresses: addressRules(input.routes, input.frames),
  unknownPolicy: input.unknownPolicy,
  ...(input.callRules ?? { calls: [], callHeaders: [], largestRequest: 0 }),
});

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
