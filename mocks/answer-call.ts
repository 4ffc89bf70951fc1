// One call to the contract, from request to answer: the scenario chooses, Prism validates and
// answers, and the gateway adds the five things that an example cannot hold (fresh token, shifted
// times, echoed fields, binary files, the version of what is known).
import {
  asNode,
  type Answer,
  type Contract,
  type Operation,
  type OperationMatch,
} from './contract.ts';
import { findVoucher } from './demo-data.ts';
import { echo } from './echo.ts';
import { json, type MockResponse, type ReadRequest } from './http.ts';
import { versionOf } from './ledger.ts';
import type { Prism, PrismAnswer, PrismRequest } from './prism.ts';
import { refuseBreach } from './refuse-breach.ts';
import { refuseRequest } from './refuse-request.ts';
import { scenarioOf } from './scenarios/scenarios.ts';
import { choose, type Call, type Choice } from './scenarios/scenario.ts';
import type { Memory } from './memory.ts';
import { shiftDates } from './shift-dates.ts';
import type { Sites } from './sites.ts';
import { isExpired, mintToken, readToken, type TokenPayload } from './token.ts';

export interface Answered {
  readonly response: MockResponse;
  readonly answer?: Answer;
}

export interface Backend {
  readonly contract: Contract;
  readonly prism: Prism;
  readonly sites: Sites;
  /** ms */
  readonly now: () => number;
}

/** Answers a call; `forced` is a documented answer that a test asked for. */
export async function answerCall(
  backend: Backend,
  { operation, params }: OperationMatch,
  request: ReadRequest,
  { session, shared }: Memory,
  forced?: Answer,
): Promise<Answered> {
  const { contract, prism, sites, now } = backend;
  const { headers, query, form } = request;
  const token = readToken(headers['x-jwt-token']);
  const call: Call = {
    contract,
    operation,
    params,
    headers,
    body: asNode(request.body),
    query,
    files: form?.files ?? [],
    sites,
    site: sites.ofRequest(headers),
    language: session.language ?? (headers['accept-language'] ?? '').slice(0, 2).toLowerCase(),
    session,
    shared,
    token,
    voucher: findVoucher(token?.['jti']),
    now: now(),
  };
  const ask = async () => prism(forPrism(call, request, undefined));
  const isOnRequest = forced !== undefined || preferred(headers) !== undefined;
  const refusal = isOnRequest ? undefined : await refuseBreach(call, ask);
  if (refusal) return { response: refusal };

  const choice = forced
    ? { answer: forced }
    : (preferred(headers) ??
      refuseToken(operation, token, call.now) ??
      refuseChanged(call) ??
      (await scenarioOf(operation.id)?.(call)));
  const prismAnswer = await prism(forPrism(call, request, choice?.answer), choice?.answer);
  // A missing token is the visitor's expired session; everything else breaks the contract.
  if (prismAnswer.violations.length > 0 && prismAnswer.status !== 401) {
    return { response: refuseRequest(contract, operation, prismAnswer.violations) };
  }
  if (prismAnswer.status === choice?.answer.status) choice.after?.();
  const response = render(call, choice, prismAnswer);
  return choice ? { response, answer: choice.answer } : { response };
}

/** The page showed another version of the voucher than there is now. */
function refuseChanged(call: Call): Choice | undefined {
  const { operation, headers } = call;
  const shown = headers['if-match']?.replace(/^W\//, '');
  const isAbout = operation.answers.some(({ example }) => example === 'changed');
  if (!isAbout) return undefined;
  return shown === versionOf(call) ? undefined : choose(412, 'changed');
}

/** The session is over, or its purpose is not that of the call. */
export function refuseToken(
  { answers, needsToken }: Operation,
  token: TokenPayload | undefined,
  now: number,
): Choice | undefined {
  if (!needsToken) return undefined;
  if (isExpired(token, now)) return choose(401, 'session-expired');
  const isForRedeeming = answers.some(({ example }) => example === 'token-purpose');
  const isWrong = isForRedeeming && token?.['purpose'] === 'pay';
  return isWrong ? choose(403, 'token-purpose') : undefined;
}

/**
 * The request as Prism can check and answer it: a form as text, and the one media type accepted
 * that has the wanted example. A caller that accepts all would always get the first.
 */
function forPrism(
  { contract, operation }: Call,
  { form, ...request }: ReadRequest,
  wanted: Answer | undefined,
): PrismRequest {
  const accept = wanted && contract.mediaType(operation.id, wanted);
  return {
    ...request,
    headers: { ...request.headers, ...(accept && { accept }) },
    body: form?.text ?? request.body,
  };
}

/** `Prefer: code=409, example=voucher-blocked`, for calls by hand. */
function preferred({ prefer }: Readonly<Record<string, string>>): Choice | undefined {
  const status = Number(/\bcode=(\d{3})/.exec(prefer ?? '')?.[1]);
  const example = /\bexample=([\w-]+)/.exec(prefer ?? '')?.[1];
  if (!status) return undefined;
  return { answer: example ? { status, example } : { status } };
}

/** A file of the contract holds codes, so nothing on the way keeps it. */
const NO_STORE = { 'cache-control': 'no-store' };

function render(call: Call, choice: Choice | undefined, answer: PrismAnswer): MockResponse {
  const { contract, operation, now } = call;
  const { status, headers, body } = answer;
  if (status === 204) return { status, headers: {}, body: Buffer.alloc(0) };
  const type = contentType(headers);
  const extra = isToBeRepeated(status, choice)
    ? retryAfter(headers, choice?.retryAfterInSeconds)
    : {};
  if (choice?.file && status === choice.answer.status) {
    return { status, headers: { 'content-type': type, ...NO_STORE, ...extra }, body: choice.file };
  }
  const shifted = shiftDates(body, now);
  const isChosen = choice !== undefined && status === choice.answer.status;
  const echoed = isChosen
    ? echo(contract, contract.responseSchema(operation.id, choice.answer), shifted, choice.echo)
    : shifted;
  const whole = withToken(echoed, isChosen ? choice : undefined, now);
  const shown = isChosen ? firstOf(onlyFields(whole, choice.fields), choice.length) : whole;
  const response = json(status, isOfGerman(call) ? shown : withoutDetails(shown), type);
  const isActivity = operation.id === 'getVoucherActivity' && status === 200;
  const version = isActivity ? { etag: versionOf(call) } : undefined;
  return { ...response, headers: { ...response.headers, ...extra, ...version } };
}

/** The examples' words about a field are German. */
const isOfGerman = ({ language }: Call): boolean => ['de', ''].includes(language);

function withoutDetails(body: unknown): unknown {
  const { errors } = asNode(body);
  if (!Array.isArray(errors)) return body;
  const others = errors.map((error) => ({ ...asNode(error), detail: undefined }));
  return { ...asNode(body), errors: others };
}

function withToken(body: unknown, choice: Choice | undefined, now: number): unknown {
  if (!choice?.token) return body;
  const { payload, lifeInSeconds } = choice.token;
  return { ...asNode(body), token: mintToken(payload, lifeInSeconds, now) };
}

const firstOf = (body: unknown, length: number | undefined): unknown =>
  Array.isArray(body) && length !== undefined ? body.slice(0, length) : body;

function onlyFields(body: unknown, fields: readonly string[] | undefined): unknown {
  if (!fields) return body;
  return Object.fromEntries(Object.entries(asNode(body)).filter(([name]) => fields.includes(name)));
}

function contentType(headers: Readonly<Record<string, string>>): string {
  return headers['Content-type'] ?? headers['content-type'] ?? 'application/json';
}

/** Of conflicts, only a request that still runs says when to come back. */
const isToBeRepeated = (status: number, choice: Choice | undefined): boolean =>
  status !== 409 || choice?.answer.example === 'request-in-progress';

/** Prism makes up a number for the header; a short one keeps the countdown watchable. */
function retryAfter(
  headers: Readonly<Record<string, string>>,
  seconds = 60,
): Record<string, string> {
  const isAsked = Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after');
  return isAsked ? { 'retry-after': String(seconds) } : {};
}
