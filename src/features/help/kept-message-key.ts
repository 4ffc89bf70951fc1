/** Name under which a tab keeps the message to customer service that is being written. */
export const keptMessageKey = (siteId: string): string => `message:${siteId}`;
