// Compares the answers to all requests of the pact with the schemas of the document.
import { textsOf } from './changes.mjs';
import { payloadOf, withHeader } from './server.mjs';

/** Seconds that a voucher token lives, and that clocks may differ. */
const [SHORTEST_LIFE, LONGEST_LIFE, CLOCK] = [10 * 60, 24 * 60 * 60, 30];

/** A trace that a request belongs to (W3C Trace Context). */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACE_PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

/** Which code a field of a problem comes with. */
const FIELDS_OF_CODES = {
  availableFrom: ['VOUCHER_NOT_YET_RECORDED', 'REACTIVATION_PENDING', 'PIN_LOCKED'],
  redeemUrl: ['VOUCHER_TAX_SAVING_CARD', 'VOUCHER_OTHER_PARTNER', 'VOUCHER_WRONG_CATEGORY'],
  differenceInCent: ['CREDIT_INSUFFICIENT'],
  balanceInCent: ['CREDIT_INSUFFICIENT'],
  minimumInCent: ['CHARGE_BELOW_MINIMUM'],
  maximumInCent: ['CHARGE_ABOVE_MAXIMUM'],
  attemptsLeft: ['PIN_INVALID', 'PIN_LOCKED'],
  giverReminded: ['VOUCHER_NOT_ACTIVATED'],
};
/** Characters; a shorter value of a request may be in the text of a failure by chance, one with a digit less. */
const [SHORTEST, SHORTEST_WITH_DIGIT] = [8, 4];
/** Letters of an address that may be shown before the @. */
const MOST_SHOWN = 3;
/** Seconds that the configuration, the wall and the categories may be kept without asking. */
const LONGEST_KEPT = 300;

/** What can only happen one after the other. */
const STEPS = ['redeemed', 'code_requested', 'code_ready', 'sent'];

/** What checks of answers are called. */
export const ANSWER_CHECKS = [
  'schema',
  'undescribed',
  'token',
  'trace',
  'failure',
  'charset',
  'masked',
  'times',
  'kept',
];

/**
 * @param isOfOperation whether the answers of an operation are compared
 * @returns what is wrong with the answers, by the name of the check. `schema`: they fit the document, so
 *   no field is null where it may be left out; `undescribed`: they have no field that it does not
 *   describe; `token`: the payloads of their tokens fit, too; `trace`: a problem names the trace of its
 *   request; `failure`: it tells no more than its code has, and no secret; `charset`: JSON is UTF-8;
 *   `masked`: addresses are; `times`: steps are in order, and moments ahead or past; `kept`: nothing is kept for long.
 */
export async function checkAnswers({ prepare, send, interactions }, contract, isOfOperation) {
  const found = Object.fromEntries(ANSWER_CHECKS.map((name) => [name, []]));
  for (const interaction of interactions) {
    const operation = interaction.description.split(':')[0];
    if (!isOfOperation(operation)) continue;
    const request = withHeader(await prepare(interaction), 'traceparent', TRACE_PARENT);
    const answer = await send(request);
    const report = (check, errors) => {
      if (errors.length === 0) return;
      found[check].push(`${interaction.description}: ${errors.slice(0, 3).join(', ')}`);
    };
    const wrong = contract.answerErrors(operation, answer, 'open');
    report('schema', wrong);
    if (wrong.length === 0) {
      report('undescribed', contract.answerErrors(operation, answer, 'closed'));
    }
    if (answer.status < 300 && typeof answer.body?.token === 'string') {
      report('token', tokenErrors(contract, answer.body));
    }
    if (answer.status >= 400) {
      report('trace', answer.body?.traceId === TRACE ? [] : [`traceId ${answer.body?.traceId}`]);
      report('failure', [...failureErrors(answer), ...repeatErrors(contract, answer, request)]);
    }
    report('charset', charsetErrors(answer));
    report('masked', maskedErrors(answer.body));
    report('times', timeErrors(answer));
    if (contract.hasVersion(operation)) report('kept', keptErrors(answer));
  }
  return found;
}

/**
 * Looks at the answers to all requests, also to those that checks have changed.
 * @returns what takes a request and its answer, and what was wrong, a text for each operation
 */
export function watchAnswers(contract) {
  const wrong = new Map();
  return {
    seen(request, answer) {
      const { method, path } = request;
      const operation = contract.operationOf(method, path);
      if (operation === undefined || wrong.has(operation) || answer.status === 304) return;
      if (method === 'HEAD' || method === 'OPTIONS') return;
      const found = [
        ...(answer.status < 400
          ? contract.answerErrors(operation, answer, 'closed')
          : [...problemErrors(contract, answer), ...repeatErrors(contract, answer, request)]),
        ...contract.headerErrors(operation, answer),
        ...fileErrors(answer),
      ];
      if (found.length > 0)
        wrong.set(operation, `${answer.status}: ${found.slice(0, 3).join(', ')}`);
    },
    wrong,
  };
}

/** What is wrong with a problem, whatever it is about. */
function problemErrors(contract, { status, type, body }) {
  if (type !== 'application/problem+json') return [`is ${type || 'empty'}, no problem`];
  const name = String(body.code).toLowerCase().replaceAll('_', '-');
  return [
    ...contract.problemErrors(body),
    ...(body.status === status ? [] : [`its status is ${body.status}`]),
    ...(body.type === `urn:problem:${name}` ? [] : [`its type is ${body.type}`]),
  ];
}

/** Whatever a request has, in its address, its headers and its body, is in no text of a failure. */
function repeatErrors({ words, operationOf, operations }, { body }, request) {
  const errors = Array.isArray(body?.errors) ? body.errors : [];
  const text = [body?.title, body?.detail, body?.instance, ...errors.map((each) => each?.detail)]
    .join('\n')
    .replaceAll(body?.code || '\0', '');
  const [address, query] = request.path.split('?');
  const template = operations.get(operationOf(request.method, request.path))?.path.split('/') ?? [];
  const inPath = address.split('/').filter((_part, at) => template[at]?.startsWith('{'));
  const { headers = {} } = request;
  const sent = [
    address,
    ...inPath.map(decoded),
    ...new URLSearchParams(query).values(),
    headers['x-jwt-token'],
    headers['Idempotency-Key'],
    ...(request.isForm ? Object.values(textsOf(request)) : textValuesOf(request.content)),
  ];
  const isLong = (value) =>
    value.length >= SHORTEST || (value.length >= SHORTEST_WITH_DIGIT && /\d/.test(value));
  const found = sent.find(
    (value) =>
      typeof value === 'string' && isLong(value) && !words.has(value) && text.includes(value),
  );
  return found === undefined ? [] : [`repeats ${found.slice(0, 24)}, which the request had`];
}
const textValuesOf = (value) => valuesOf(value).map(([, text]) => text);
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A file is what its type says. */
function fileErrors({ type, body, status }) {
  const begins = { 'application/pdf': '%PDF-', 'application/zip': 'PK' }[type];
  if (begins === undefined || status >= 300 || String(body).startsWith(begins)) return [];
  return [`its ${type} does not begin with ${begins}`];
}

function failureErrors({ body }) {
  const fields = Object.entries(FIELDS_OF_CODES)
    .filter(([name, codes]) => body?.[name] !== undefined && !codes.includes(body.code))
    .map(([name]) => `${body.code} has ${name}`);
  const isTrace = /\n\s+at |Traceback|Exception in thread|\.(java|py|js|ts|go|cs|rb|php):\d+/.test(
    [body?.title, body?.detail].join('\n'),
  );
  const isLocked = body?.code === 'PIN_LOCKED' && ![undefined, 0].includes(body.attemptsLeft);
  return [
    ...fields,
    ...(isLocked ? [`PIN_LOCKED has ${body.attemptsLeft} attempts left`] : []),
    ...(isTrace ? ['shows where the server failed'] : []),
  ];
}

function charsetErrors({ headers }) {
  const charset = /charset="?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset) ? [] : [`charset ${charset}`];
}

/** Every value of an answer, with the name of its field. */
const valuesOf = (value, name = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([inner, item]) =>
        valuesOf(item, Array.isArray(value) ? name : inner),
      )
    : [[name, value]];

function maskedErrors(body) {
  return valuesOf(body)
    .filter(([name, value]) => name.endsWith('Masked') && typeof value === 'string')
    .map(([, value]) => value.split('@')[0])
    .filter((local) => local.replaceAll(/[^\p{L}\p{N}]/gu, '').length > MOST_SHOWN)
    .map((local) => `${local}@ shows more than ${MOST_SHOWN} letters`);
}

/** Moments that are ahead, and that are past, when the state was set just now. */
const AHEAD = ['resendAllowedAt', 'expiresAt', 'availableFrom'];
/** What is ahead where it was just asked for; later it may be late. */
const AHEAD_AT_FIRST = ['expectedBy'];
const PAST = ['at', 'sentAt'];
/** Milliseconds that clocks may differ. */
const CLOCKS_MS = 60_000;

function timeErrors({ body, status }) {
  const steps = body?.steps ?? [];
  const isInOrder = (values) => values.every((value, at) => at === 0 || value >= values[at - 1]);
  const times = steps.map(({ at }) => Date.parse(at));
  const ranks = steps.map(({ name }) => STEPS.indexOf(name)).filter((rank) => rank >= 0);
  const moments = valuesOf(body)
    .map(([name, value]) => [name, Date.parse(value)])
    .filter(([, time]) => Number.isFinite(time));
  const ahead = [201, 202].includes(status) ? [...AHEAD, ...AHEAD_AT_FIRST] : AHEAD;
  const isWrong = ([name, time]) =>
    (ahead.includes(name) && time < Date.now() - CLOCKS_MS) ||
    (PAST.includes(name) && time > Date.now() + CLOCKS_MS);
  return [
    ...(isInOrder(times) && isInOrder(ranks) ? [] : ['steps are not in order of time']),
    ...moments.filter(isWrong).map(([name]) => `${name} is on the wrong side of now`),
  ];
}

function keptErrors({ cache, headers }) {
  const ages = [...cache.matchAll(/(?:max-age|s-maxage|stale-while-revalidate)=(\d+)/g)];
  const longest = Math.max(0, ...ages.map(([, seconds]) => Number(seconds)));
  const varies = /accept-language|\*/i.test(headers.vary ?? '');
  return [
    ...(longest <= LONGEST_KEPT ? [] : [`is kept for ${longest} seconds`]),
    ...(longest > 0 && !varies ? ['is kept for every language (Vary)'] : []),
  ];
}

function tokenErrors(contract, { token, balanceInCent, currentValueInCent }) {
  const payload = payloadOf(token);
  const now = Date.now() / 1000;
  const life = payload?.exp - now;
  const isInTime = life > SHORTEST_LIFE - CLOCK && life < LONGEST_LIFE + CLOCK;
  const said = balanceInCent ?? currentValueInCent;
  const balance = payload?.voucher?.balanceInCent;
  return [
    ...contract.tokenErrors(payload),
    ...(isInTime
      ? []
      : [`/exp ${String(payload?.exp)} is not ten minutes to a day from now in seconds`]),
    ...(said === undefined || said === balance ? [] : [`it says ${balance}, the answer ${said}`]),
  ];
}
