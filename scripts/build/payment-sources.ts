import { providerSources } from '../../src/payment/providers/providers.ts';
import type { Sources } from './content-policy.ts';

/**
 * The needs of the supported payment providers. The same on every site: the server's configuration says
 * which of them a site offers (requirement 3.047), and those must not be blocked.
 */
export const PAYMENT_SOURCES: Sources = {
  script: providerSources.flatMap(({ script }) => script),
  connect: providerSources.flatMap(({ connect }) => connect),
  frame: providerSources.flatMap(({ frame }) => frame),
  formAction: providerSources.flatMap(({ formAction }) => formAction),
};
