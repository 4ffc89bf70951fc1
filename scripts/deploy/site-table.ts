import { MISSING_FILE, type AddressRule, type PageFile } from './addresses.ts';

/**
 * For pages, for an address that holds a secret (without third-party scripts), and for one where payments
 * begin or end (with those of their providers).
 */
export type PolicyKind = 'app' | 'private' | 'pay';

/** A site with its host names, its languages and the policies of its pages. */
export interface HostEntry {
  readonly site: string;
  readonly hosts: readonly string[];
  /** The first one is the default. */
  readonly locales: readonly string[];
  /** Content security policies, as a `<meta>` element says them. */
  readonly policies: Readonly<Record<PolicyKind, string>>;
}

/** The part of the contract that a server must know. */
export interface CallRules {
  /** Paths of the calls, such as `/api/v2/redeem/{redeemId}`. */
  readonly calls: readonly string[];
  /** Headers of calls that are the contract's own, in lower case. */
  readonly callHeaders: readonly string[];
  /** The largest request that the contract allows, in bytes. */
  readonly largestRequest: number;
}

/** Everything that a server must know of a build: the functions of the CDNs hold it, the server in Node reads it. */
export interface SiteTable extends CallRules {
  readonly sites: readonly HostEntry[];
  readonly addresses: readonly AddressRule[];
  /** Policy of {@link UNKNOWN_PAGE}, which has no script. */
  readonly unknownPolicy: string;
}

/** Where a build keeps its table. */
export const TABLE_FILE = 'deploy/site-table.json';

/** For a host that belongs to no site. */
export const UNKNOWN_PAGE = '/pages/unknown.html';

/** The site of a host: one of its own, or `<site-id>.localhost` for trying it out. */
export function siteOfHost({ sites }: SiteTable, host: string): HostEntry | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return sites.find(({ site, hosts }) => hosts.includes(name) || `${site}.localhost` === name);
}

/** The one name of a host that is written with and without `www.`: the shorter one, where both are the site's. */
export function bareHost({ sites }: SiteTable, host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const bare = name.replace(/^www\./, '');
  return sites.some(({ hosts }) => hosts.includes(name) && hosts.includes(bare)) ? bare : name;
}

/** The targets of pages' addresses. */
export interface PageAnswer {
  readonly page: PageFile;
  readonly policy: PolicyKind;
  readonly isPrivate: boolean;
  readonly status: 200 | 404;
}

/**
 * The page for a path of a site; `undefined` for a file that does not exist. An address that leads
 * nowhere may be a mistyped link with a secret, so it is treated as one.
 */
export function pageOfPath({ addresses }: SiteTable, path: string): PageAnswer | undefined {
  const rule = addresses.find(({ pattern }) => new RegExp(pattern, 'i').test(path));
  const policy = rule?.isPaying ? 'pay' : rule?.isPrivate ? 'private' : 'app';
  if (rule) return { ...rule, policy, status: 200 };
  if (new RegExp(MISSING_FILE).test(path)) return undefined;
  return { page: 'app', policy: 'private', isPrivate: true, status: 404 };
}
