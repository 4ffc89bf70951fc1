import type { SiteConfig } from './site-config';

/** The purpose of a script; everything but the consent tool itself waits for the visitor's consent. */
export type ThirdPartyPurpose = 'consent' | 'necessary' | 'functional' | 'statistics';

/** A third-party script that a site uses. */
export interface ThirdParty {
  name: string;
  purpose: ThirdPartyPurpose;
  /** Address of the script. */
  address: string;
  /** Other origins that it talks to or shows in frames, besides its own. */
  origins: readonly string[];
}

/** Addresses that differ by deployment, with `{siteId}` and `{key}` in them; without one the script is not used. */
export interface ThirdPartyAddresses {
  consent?: string | undefined;
  abTest?: string | undefined;
  queue?: string | undefined;
}

type Site = Pick<
  SiteConfig,
  'country' | 'cookieConsentSiteId' | 'cookieConsentKey' | 'tagManagerId' | 'zendesk'
>;

/** The country whose sites take part in A/B tests (requirements 1.051, 9.043). */
const AB_TEST_COUNTRY = 'DE';

const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/**
 * Every third-party script that the configuration of a server may switch on at a site: what its content
 * security policy must allow (requirements 1.047 to 1.053). Only their origins are meant.
 */
export const supportedThirdParties = (
  { country }: Pick<Site, 'country'>,
  addresses: ThirdPartyAddresses,
): readonly ThirdParty[] =>
  thirdParties(
    {
      country,
      cookieConsentSiteId: 'id',
      cookieConsentKey: 'key',
      tagManagerId: 'id',
      zendesk: { isActive: true, key: 'key' },
    },
    addresses,
  );

/**
 * The third-party scripts that a site uses, as its configuration says (requirements 1.049 to 1.053). A site
 * without a consent tool has no way to ask, so it uses nothing that needs consent.
 */
export function thirdParties(site: Site, addresses: ThirdPartyAddresses): readonly ThirdParty[] {
  const { cookieConsentSiteId: siteId, cookieConsentKey: key, tagManagerId, zendesk } = site;
  const found: ThirdParty[] = [];
  if (addresses.queue !== undefined) {
    found.push({ name: 'queue', purpose: 'necessary', address: addresses.queue, origins: [] });
  }
  if (addresses.consent === undefined || !siteId || !key) return found;
  const address = fill(addresses.consent, { siteId, key });
  found.push({ name: 'consent', purpose: 'consent', address, origins: [] });
  if (tagManagerId) {
    found.push({
      name: 'tag-manager',
      purpose: 'statistics',
      address: fill('https://www.googletagmanager.com/gtm.js?id={id}', { id: tagManagerId }),
      origins: [],
    });
  }
  if (addresses.abTest !== undefined && site.country === AB_TEST_COUNTRY) {
    found.push({ name: 'ab-test', purpose: 'statistics', address: addresses.abTest, origins: [] });
  }
  if (zendesk?.isActive && zendesk.key) {
    found.push({
      name: 'chat',
      purpose: 'functional',
      address: fill('https://static.zdassets.com/ekr/snippet.js?key={key}', { key: zendesk.key }),
      origins: ['https://ekr.zdassets.com', 'https://*.zendesk.com', 'wss://*.zendesk.com'],
    });
  }
  return found;
}
