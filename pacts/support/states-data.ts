import mixedStates from '../server-checks/mixed-states.json' with { type: 'json' };

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
  /** What is asked in the state, by the pact or a check beside it, and with which status it is answered. */
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
    const isOfVoucher =
      /^(?:redeemVoucher|redeemGiveawayCode|getRedemption|getCharge|finalizeCharge)/.test(
        operation,
      );
    const answers = new Set([
      ...known.answers,
      ...names,
      ...(isOfVoucher && response.status < 300 ? ['otherToken'] : []),
      // The status of its order is asked for afterwards.
      ...(operation === 'redeemVoucher' && response.status < 300 ? ['captcha'] : []),
      ...('captcha' in params ? ['otherCaptcha'] : []),
    ]);
    const asked = [
      ...known.asked,
      { operation, status: response.status, interaction: description },
    ];
    states.set(key, { ...known, answers: [...answers], asked });
  }
  for (const [check, { interaction: begins, state, params, status }] of Object.entries(
    mixedStates,
  )) {
    const [operation = ''] = begins.split(':');
    const usual = [...states.values()].find(({ asked }) =>
      asked.some(({ interaction }) => interaction.startsWith(begins)),
    );
    if (!usual) throw new Error(`no interaction "${begins}"`);
    const all = { ...usual.params, ...params };
    const key = JSON.stringify([state, all]);
    const known = states.get(key) ?? { state, params: all, answers: [], asked: [] };
    const answers = [...new Set([...known.answers, ...usual.answers])];
    const asked = { operation, status, interaction: `${operation}: ${status} (check ${check})` };
    states.set(key, { ...known, answers, asked: [...known.asked, asked] });
  }
  return [...states.values()];
}
