interface PactInteraction {
  readonly description: string;
  readonly providerStates?: readonly {
    readonly name: string;
    readonly params?: Readonly<Record<string, unknown>>;
  }[];
  readonly request: {
    readonly headers?: Readonly<Record<string, unknown>>;
    readonly generators?: Readonly<
      Record<string, Readonly<Record<string, unknown>> | { readonly expression?: string }>
    >;
  };
  readonly response: { readonly status: number };
}

/** A provider state as data, for servers that set their states from a file. */
export interface StateData {
  readonly state: string;
  readonly params: Readonly<Record<string, unknown>>;
  /**
   * The values that the state may answer: the requests then carry them in place of the pact's. With
   * `otherToken` the checks beside the pact ask for what belongs to another voucher, with `otherCaptcha`
   * they send a request again.
   */
  readonly answers: readonly string[];
  /** What is asked in the state, and with which status it is answered. */
  readonly asked: readonly {
    readonly operation: string;
    readonly status: number;
    readonly interaction: string;
  }[];
}

/** The provider states of a pact, each with its parameters once. */
export function statesData(interactions: readonly PactInteraction[]): readonly StateData[] {
  const states = new Map<string, StateData>();
  for (const { description, providerStates = [], request, response } of interactions) {
    const { name, params = {} } = providerStates[0] ?? { name: '' };
    const key = JSON.stringify([name, params]);
    const known = states.get(key) ?? { state: name, params, answers: [], asked: [] };
    const expressions = JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g);
    const operation = description.split(':')[0] ?? '';
    const names = [...expressions].map(([, value = '']) => value);
    const isRepeated = names.includes('captcha') && 'Idempotency-Key' in (request.headers ?? {});
    const isOfVoucher = /^(?:redeemVoucher|getRedemption|getCharge|finalizeCharge)/.test(operation);
    const answers = new Set([
      ...known.answers,
      ...names,
      ...(isOfVoucher && response.status < 300 ? ['otherToken'] : []),
      ...(isRepeated && response.status < 300 ? ['otherCaptcha'] : []),
    ]);
    const asked = [
      ...known.asked,
      { operation, status: response.status, interaction: description },
    ];
    states.set(key, { ...known, answers: [...answers], asked });
  }
  return [...states.values()];
}
