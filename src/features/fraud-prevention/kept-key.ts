/** Name under which a tab keeps the data of a site's identity check. */
export const keptKey = (siteId: string): string => `identity-check:${siteId}`;
