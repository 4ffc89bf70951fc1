/**
 * The calls of the start, apart from the rest of the contract: the landing
 * page loads these calls and nothing of the other pages' (scripts/build/chunks.ts).
 */
export { CALL_TIMEOUT } from './client';
export { createVoucherToken, getSiteConfig, refreshVoucherToken } from '~generated/client/sdk.gen';
export { zSiteConfigFields } from '~generated/client/zod.gen';
