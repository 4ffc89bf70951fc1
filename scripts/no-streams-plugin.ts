import type { Plugin } from 'vite';

/**
 * Vite plugin: leaves out the part of the generated client that reads event streams, which the contract
 * has none of. It weighs 0.7 kB, and every page loads the client.
 */
export const noStreamsPlugin = (): Plugin => ({
  name: 'no-streams',
  load: (id) =>
    id.endsWith('/generated/client/core/serverSentEvents.gen.ts')
      ? 'export const createSseClient = undefined;'
      : undefined,
});
