import type { PactInteraction } from './play-pact.mjs';

export interface Wanted {
  readonly pact: string;
  readonly contract: string;
  readonly url: string;
  readonly statesUrl: string;
  readonly operations?: readonly string[] | undefined;
  readonly isWanted?: ((interaction: PactInteraction) => boolean) | undefined;
  readonly only?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
}

export function checkServer(wanted: Wanted): Promise<{
  readonly played: number;
  readonly failures: readonly string[];
  readonly names: readonly string[];
}>;
