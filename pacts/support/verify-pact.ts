import { Verifier } from '@pact-foundation/pact';

interface Wanted {
  readonly provider: string;
  readonly file: string;
  /** Where the server answers the pact's requests. */
  readonly url: string;
  /** Where it is brought into the states of the pact. */
  readonly statesUrl: string;
}

/** Plays a pact against a server. Rejects when an interaction does not hold. */
export async function verifyPact({ provider, file, url, statesUrl }: Wanted): Promise<void> {
  await new Verifier({
    provider,
    providerBaseUrl: url,
    providerStatesSetupUrl: statesUrl,
    pactUrls: [file],
    logLevel: 'error',
  }).verifyProvider();
}
