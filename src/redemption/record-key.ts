/** Name under which a tab keeps its redemptions of a site; a page that has none need not load them. */
export const recordKey = (siteId: string): string => `redemption:${siteId}`;
