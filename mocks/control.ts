// `/__mock`: the overview page, and calls with which tests steer and inspect the mock.
import { asNode, type Contract } from './contract.ts';
import { faultsOf, readFault } from './faults.ts';
import { json, parseBody, problem, text, type MockRequest, type MockResponse } from './http.ts';
import { chargesOf, settle, shownCharge, versionOf } from './ledger.ts';
import type { Memory } from './memory.ts';
import { overviewPage } from './page/overview-page.ts';
import { providerStates, stateValues } from './provider-states.ts';
import {
  addFault as keepFault,
  createSession,
  type MockSession,
  type Sessions,
} from './session.ts';
import type { Sites } from './sites.ts';
import { readToken } from './token.ts';

export interface Control {
  readonly contract: Contract;
  readonly geocoding: { readonly contract: Contract };
  readonly sites: Sites;
  readonly sessions: Sessions;
  /** ms */
  readonly now: () => number;
}

/**
 * Answers a `/__mock` call, or undefined when there is none of that name. `isOwn` tells whether the
 * caller already had a session; without one, settings hold for everybody.
 */
export function answerControl(
  control: Control,
  request: MockRequest,
  session: MockSession,
  isOwn: boolean,
): MockResponse | undefined {
  const { method, path } = request;
  const { global } = control.sessions;
  const target = isOwn ? session : global;
  // The cookie belongs to one host: an overview that is opened at no site's host is about all.
  const isVisitor = control.sites.ofRequest(request.headers) ?? request.headers['x-mock-session'];
  const scope = isVisitor ? session : global;
  switch (`${method} ${path}`) {
    case 'GET /__mock':
    case 'GET /__mock/':
      return text(200, 'text/html', overviewPage(control, scope));
    case 'GET /__mock/requests':
      return json(200, session.journal);
    case 'POST /__mock/faults':
      return withBody(request, (body) => addFault(control, target, body));
    case 'DELETE /__mock/faults':
      target.faults = [];
      return json(200, { faults: 0 });
    case 'POST /__mock/notices':
      return withBody(request, (body) => notify({ session: target, shared: global }, body));
    case 'POST /__mock/switches':
      return withBody(request, (body) => setSwitches(scope, body));
    case 'DELETE /__mock/session':
      control.sessions.reset(scope.id);
      return json(200, { reset: true });
    case 'DELETE /__mock/vouchers':
      control.sessions.resetShared();
      return json(200, { reset: true });
    case 'POST /__mock/states':
      return withBody(request, (body) => setState(control, body, control.now()));
    default:
      return undefined;
  }
}

/** Answers with the body, or says that it is not JSON. */
function withBody(request: MockRequest, answer: (body: unknown) => MockResponse): MockResponse {
  let body: unknown;
  try {
    body = parseBody(request);
  } catch (error) {
    return problem(400, 'The body is not valid JSON', { detail: String(error) });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return problem(400, 'The body is no JSON object', {});
  }
  return answer(body);
}

function addFault(control: Control, target: MockSession, body: unknown): MockResponse {
  const { operations } = control.contract;
  const all = [...operations, ...control.geocoding.contract.operations];
  const fault = readFault(body, all);
  if (typeof fault === 'string') return problem(400, fault, {});
  keepFault(target, fault);
  return json(201, { session: target.id, ...fault });
}

/**
 * A provider's notice that the visitor has paid `{voucher, chargeId?}` (the last payment without an id),
 * however late: for a payment that was left, or was called off. Answers how it stands then.
 */
function notify(memory: Memory, body: unknown): MockResponse {
  const { voucher, chargeId } = asNode(body);
  const charge = chargesOf(memory, voucher).findLast(
    (each) => chargeId === undefined || each.chargeId === chargeId,
  );
  if (!charge) return problem(404, 'No such payment', {});
  settle(memory, charge, 'received');
  return json(200, shownCharge(charge));
}

function setSwitches(session: MockSession, body: unknown): MockResponse {
  const {
    latencyInMs = session.latencyInMs,
    isOffline = session.isOffline,
    language = session.language ?? '',
  } = asNode(body);
  if (typeof latencyInMs !== 'number' || latencyInMs < 0 || latencyInMs > 60_000) {
    return problem(400, 'latencyInMs must be a number from 0 to 60000', {});
  }
  if (language !== '' && language !== 'de' && language !== 'en') {
    return problem(400, 'language must be de, en or empty', {});
  }
  session.latencyInMs = latencyInMs;
  session.isOffline = isOffline === true;
  session.language = language === '' ? undefined : language;
  return json(200, { latencyInMs, isOffline: session.isOffline, language });
}

/**
 * Pact's provider states. A state is one of those in provider-states.ts, or its parameters name the
 * demo voucher, link, order or shop that it is about. Changes of things with names of their own
 * is forgotten. Answers the values for the state's request.
 */
function setState({ contract, sessions }: Control, body: unknown, now: number): MockResponse {
  const { state, params, action } = asNode(body);
  const { global } = sessions;
  global.faults = [];
  if (action === 'teardown') return json(200, {});
  const answers = providerStates[String(state)];
  const values = stateValues(contract, asNode(params), now);
  if (!values || (!answers && Object.keys(values).length === 0)) {
    const states = Object.keys(providerStates);
    return problem(400, `unknown provider state ${JSON.stringify(state)}`, { states, params });
  }
  sessions.resetShared();
  global.faults.push(...(answers ?? []).flatMap((answer) => faultsOf(contract, answer)));
  const token = readToken(values['token']);
  // The request's visitor is a new one.
  const asking = { contract, token, now, session: createSession(), shared: global };
  return json(200, { ...values, ...(token && { version: versionOf(asking) }) });
}
