export interface PactInteraction {
  readonly description: string;
  readonly response: { readonly status: number };
}

export function playPact(wanted: {
  readonly pact: string;
  readonly url: string;
  readonly statesUrl: string;
  readonly isWanted?: (interaction: PactInteraction) => boolean;
}): Promise<{ readonly played: number; readonly holds: boolean }>;
