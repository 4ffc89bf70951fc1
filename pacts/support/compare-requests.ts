import type { Contract } from '../../mocks/contract.ts';
import { createKinds, type Kinds, type SentRequest } from './sent-kinds.ts';

/** A request of a pact and the name of its interaction. */
export interface AskedRequest {
  readonly name: string;
  readonly request: SentRequest;
}

/**
 * How requests of a pact differ from those that pages sent, a text each; nothing when each is like one
 * of a page: with all that pages always send, with nothing that they never send, with values of the
 * same kinds.
 */
export function compareRequests(
  contract: Contract,
  asked: readonly AskedRequest[],
  made: readonly SentRequest[],
): readonly string[] {
  const kindsOf = createKinds(contract);
  const calls = new Set(asked.map(({ request }) => request.call));
  const known = Map.groupBy(
    made.filter(({ call }) => calls.has(call)),
    ({ call }) => call,
  );
  const ofCall = new Map([...known].map(([call, all]) => [call, all.map(kindsOf)]));
  return asked.flatMap(({ name, request }) =>
    compare(kindsOf(request), ofCall.get(request.call) ?? []).map((what) => `${name}: ${what}`),
  );
}

function compare(asked: Kinds, made: readonly Kinds[]): string[] {
  if (made.length === 0) return ['no page makes this call'];
  const alike = made.filter((each) => namesOf(each) === namesOf(asked));
  if (alike.length === 0)
    return [...differentPlaces(asked, made), noSuchRequest(asked)].slice(0, 3);
  if (alike.some((each) => [...asked].every(([at, kind]) => each.get(at) === kind))) return [];
  const wrong = [...asked].flatMap(([at, kind]) => {
    const kinds = new Set(alike.map((each) => each.get(at)));
    return kinds.has(kind) ? [] : [`${at} is ${kind}, and pages send ${[...kinds].join(' or ')}`];
  });
  return wrong.length > 0 ? wrong : ['no page sends these kinds of values together'];
}

/** What no page sends, and what every page does. */
function differentPlaces(asked: Kinds, made: readonly Kinds[]): string[] {
  const never = [...asked.keys()].filter((at) => !made.some((each) => each.has(at)));
  const always = [...(made[0]?.keys() ?? [])].filter(
    (at) => !asked.has(at) && made.every((each) => each.has(at)),
  );
  return [
    ...never.map((at) => `no page sends ${at}`),
    ...always.map((at) => `pages always send ${at}`),
  ];
}

const noSuchRequest = (asked: Kinds): string => `no page sends exactly ${namesOf(asked)}`;

const namesOf = (kinds: Kinds): string => [...kinds.keys()].toSorted().join(' ');
