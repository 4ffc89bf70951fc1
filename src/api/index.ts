/**
 * The door to the contract: calls, React Query options, schemas and types of everything that the
 * application asks the server for. Nothing outside this folder imports the generated code.
 */
export { CALL_TIMEOUT } from './client';
export { checkVariation } from './configuration-checks';
export {
  ApiError,
  isExplained,
  isSessionExpired,
  isSettled,
  toApiError,
  type ApiErrorKind,
} from './errors';
export { queryClient } from './query-client';
export * from '~generated/client/sdk.gen';
export * from '~generated/client/react-query.gen';
export type * from '~generated/client/types.gen';
export { zCustomer, zLinkIdent } from '~generated/client/zod.gen';
