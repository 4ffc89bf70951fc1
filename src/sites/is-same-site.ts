import { isJson, type Json } from '~/lib/json';
import { deepMerge } from './resolve-site';
import type { SiteConfig } from './site-config';

/** Settings of calls and of what follows a call: no page shows them, and nothing runs with them, before a visitor acts. */
const LATER = /^(?:clientId|publicKey|siteKey|surveyUrl|overrideApiErrorMessageHtml)$/;

/**
 * Whether the server's configuration changes nothing that a page which was built with the local one shows
 * or runs with (requirement 3.072). What cannot be compared, such as a field that is unknown here, counts
 * as different.
 */
export const isSameSite = (local: SiteConfig, answer: unknown): boolean =>
  isJson(answer) &&
  answer['id'] === local.id &&
  textOf(deepMerge(local, { ...answer, domains: null })) === textOf(local) &&
  // A provider without its settings is not offered.
  Object.values(answer['paymentOptions'] ?? local.paymentOptions ?? []).every(
    (option: Json) => option['clientId'] || option['publicKey'],
  );

const textOf = (site: unknown): string =>
  JSON.stringify(site, (key, value: unknown) => (LATER.test(key) ? undefined : value));
