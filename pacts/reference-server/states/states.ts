// The provider states of the pacts: what has to be in the store before a request. Test systems only.
import { randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import { basicStates } from './basics.ts';
import type { Params, State, Values } from './builders.ts';
import { otherFlowStates } from './other-flows.ts';
import { redeemingStates } from './redeeming.ts';

const states: Readonly<Record<string, State>> = {
  ...basicStates,
  ...redeemingStates,
  ...otherFlowStates,
};

/** Brings the empty store into a state; throws when there is none of that name. */
export function setState(store: Store, body: unknown): Values {
  const { state, params = {} } = body as { state: string; params?: Params };
  const set = states[state];
  if (!set) throw new Error(`no state "${state}"`);
  const captcha = randomUUID();
  store.captchas.add(captcha);
  // A form carries the solution that the pact names.
  if (params.captcha !== undefined) store.captchas.add(params.captcha);
  if (params.refusedEmailDomain) store.refusedEmailDomains.push(params.refusedEmailDomain);
  if (params.uploadLimitInBytes) store.uploadLimitInBytes = params.uploadLimitInBytes;
  if (params.valueInCent) store.valuesInCent.push(params.valueInCent);
  return { captcha, shopId: 1, donationOrganisationId: 1, ...set(store, params) };
}
