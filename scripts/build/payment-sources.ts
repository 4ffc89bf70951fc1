import { providerSources } from '../../src/payment/providers/providers.ts';
import type { Sources } from './content-policy.ts';

/**
 * What the supported payment providers need. The same on every site: the server's configuration says
 * which of them a site offers (requirement 3.047), and what it offers must not be blocked.
 */
export const PAYMENT_SOURCES: Sources = {
  script: providerSources.flatMap(({ script }) => script),
  connect: providerSources.flatMap(({ connect }) => connect),
  frame: providerSources.flatMap(({ frame }) => frame),
  formAction: providerSources.flatMap(({ formAction }) => formAction),
};
