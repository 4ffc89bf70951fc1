import { setState } from '../reference-server/states.ts';
import { createStore } from '../reference-server/store.ts';
import mixedStates from '../server-checks/mixed-states.json' with { type: 'json' };

interface PactInteraction {
  readonly description: string;
  readonly providerStates: readonly [
    { readonly name: string; readonly params?: Readonly<Record<string, unknown>> },
  ];
  readonly request: { readonly generators?: unknown };
  readonly response: { readonly status: number };
}

/** A provider state as data, for servers that set their states from a file. */
export interface StateData {
  readonly state: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** What the voucher holds, in cents, if the reference server stores one for the state. */
  readonly balanceInCent?: number;
  /** What the token says of it, where that is something else. */
  readonly tokenBalanceInCent?: number;
  /**
   * The values that the state may answer: the requests then carry them in place of the pact's. With
   * `otherToken` the checks beside the pact ask for what belongs to another voucher, with `otherCaptcha`
   * they send a request again.
   */
  readonly answers: readonly string[];
  /** What is asked in the state, by the pact or a check beside it: `redeemVoucher: 201 completed-email`. */
  readonly asked: readonly string[];
}

/** Operations that the checks also call with the token of another voucher. */
const OF_A_VOUCHER =
  /^(?:redeemVoucher|redeemGiveawayCode|getRedemption|getCharge|(?:init|finalize)Charge\w+): 2/;

/** The provider states of a pact, each with its parameters once. */
export function statesData(interactions: readonly PactInteraction[]): readonly StateData[] {
  const mixed = Object.entries(mixedStates).map(
    ([check, { interaction, state, params, status }]) => {
      const usual = interactions.find(({ description }) => description.startsWith(interaction));
      if (!usual) throw new Error(`no interaction "${interaction}"`);
      const [operation] = interaction.split(':');
      const all = { ...usual.providerStates[0].params, ...params };
      const description = `${operation}: ${status} (check ${check})`;
      return { ...usual, description, providerStates: [{ name: state, params: all }] as const };
    },
  );
  const states = new Map<string, StateData>();
  for (const { description, providerStates, request } of [...interactions, ...mixed]) {
    const [{ name, params = {} }] = providerStates;
    const key = JSON.stringify([name, params]);
    const known = states.get(key) ?? {
      state: name,
      params,
      ...balances(name, params),
      answers: [],
      asked: [],
    };
    const named = JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g);
    const answers = [
      ...[...named].map(([, value = '']) => value),
      ...(OF_A_VOUCHER.test(description) ? ['otherToken'] : []),
      ...('captcha' in params ? ['otherCaptcha'] : []),
    ];
    states.set(key, {
      ...known,
      answers: [...new Set([...known.answers, ...answers])],
      asked: [...known.asked, description],
    });
  }
  return [...states.values()];
}

/** The balances with which the reference server passes all that is asked in the state. */
function balances(state: string, params: object) {
  const store = createStore();
  const { token } = setState(store, { state, params });
  const balanceInCent = store.vouchers[0]?.balanceInCent;
  if (balanceInCent === undefined || typeof token !== 'string') return {};
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { voucher } = JSON.parse(payload) as { voucher: { balanceInCent: number } };
  return {
    balanceInCent,
    ...(voucher.balanceInCent !== balanceInCent && {
      tokenBalanceInCent: voucher.balanceInCent,
    }),
  };
}

/** The same as a table, for people. */
export const statesDocument = (states: readonly StateData[]): string =>
  [
    '# Provider states',
    '',
    '`pacts.md` says how a server uses them.',
    '',
    '| State | Parameters | Balance in cents | It may answer | What is asked |',
    '| --- | --- | --- | --- | --- |',
    ...states.map(({ state, params, balanceInCent, tokenBalanceInCent, answers, asked }) => {
      const named = Object.entries(params).map(([name, value]) => `\`${name}: ${String(value)}\``);
      const balance = [balanceInCent, tokenBalanceInCent && `token ${tokenBalanceInCent}`];
      const held = balance.filter((each) => each !== undefined).join(', ');
      return `| ${[state, named.join(', '), held, answers.join(', '), asked.join(', ')].join(' | ')} |`;
    }),
    '',
  ].join('\n');
