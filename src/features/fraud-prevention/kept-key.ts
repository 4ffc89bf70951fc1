/** Name under which a tab keeps what was typed into the identity check of a site. */
export const keptKey = (siteId: string): string => `identity-check:${siteId}`;
