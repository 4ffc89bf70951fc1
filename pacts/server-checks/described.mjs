// Checks that follow from the document alone: each operation refuses what it does not describe, and every
// answer is one that it describes.
import { isSuccess, unless, unlessTaken } from './judge.mjs';
import { filledRequest, textsOf, withHeader, without, withText } from './requests.mjs';
import { payloadOf, tokenOf } from './tokens.mjs';

/** Seconds that a voucher token lives, and that clocks may differ. */
const [SHORTEST_LIFE, LONGEST_LIFE, CLOCK] = [10 * 60, 24 * 60 * 60, 30];
/** What a failure may tell nobody, where it is at least so long. */
const SECRETS = ['code', 'pin', 'redeemLinkToken', 'ident', 'orderHash', 'serialNumber'];
const SHORTEST_SECRET = 4;
/** JSON of more bytes than a server reads. */
const LARGE = JSON.stringify({ ofNobody: 'x'.repeat(1_000_000) });

/** Values that a field refuses: of another type, too long, too small, too large, of no list. */
function wrongValues({ type, enum: listed, maxLength, minimum, maximum, maxItems }, value) {
  const isText = typeof value === 'string';
  return [
    isText ? 12 : String(value),
    ...(type === 'boolean' ? [1] : []),
    ...(listed === undefined ? [] : ['of_nobody']),
    ...(isText && maxLength !== undefined ? ['x'.repeat(maxLength + 1)] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(Array.isArray(value) ? [[]] : []),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => value?.[0])]),
  ];
}

const pointerTo = (place) => place.map((name) => `/${name}`).join('');

function withValue(content, place, value) {
  const changed = structuredClone(content);
  const parent = place.slice(0, -1).reduce((node, name) => node[name], changed);
  if (value === undefined) delete parent[place.at(-1)];
  else parent[place.at(-1)] = value;
  return changed;
}

/** @returns the checks by name and operation; each answers what is wrong, or '' */
export function describedChecks({ send, prepare, interactions }, contract) {
  /** Requests whose body the document refuses, each with the field that is wrong. */
  function wrongBodies(request, operation) {
    const { content } = request;
    const isForm = content instanceof FormData;
    const body = isForm ? textsOf(request) : content;
    // A form is text: what else its fields are, the schema misses from the beginning.
    const known = new Set(contract.bodyErrors(operation, body).map(({ pointer }) => pointer));
    return contract
      .placesOfBody(operation, body)
      .filter(({ place }) => place.at(-1) !== 'captcha')
      .flatMap(({ place, schema, value }) =>
        [undefined, ...wrongValues(schema, value)].map((wrong) => ({
          place,
          wrong,
          changed: withValue(body, place, wrong),
        })),
      )
      .filter(({ wrong }) => !isForm || ['undefined', 'string'].includes(typeof wrong))
      .map((each) => ({
        ...each,
        described: contract
          .bodyErrors(operation, each.changed)
          .flatMap(({ pointer }) => (known.has(pointer) ? [] : [pointer])),
      }))
      .filter(({ described }) => described.length > 0)
      .map(({ place, wrong, changed, described }) => ({
        wrong,
        pointer: pointerTo(place),
        // A field may be named by the object that has it, never by the whole body.
        right: [pointerTo(place), pointerTo(place.slice(0, -1)), ...described].filter(Boolean),
        request: isForm
          ? withText(request, place.join('/'), wrong)
          : { ...request, content: changed },
      }));
  }
  /** Requests that are refused before their body is looked at, each with what its answer has to be. */
  function wrongRequests(request, operation) {
    const { path } = contract.operations.get(operation);
    const integers = contract
      .parametersOf(operation)
      .filter((each) => each.in !== 'header' && each.schema.type === 'integer');
    const ofText = integers.map(({ in: kind, name }) => {
      if (kind === 'path') return path.replace(`{${name}}`, 'x');
      const url = new URL(request.path, 'http://localhost');
      url.searchParams.set(name, 'x');
      return `${url.pathname}${url.search}`;
    });
    const hasBody = request.content !== undefined;
    return [
      ...ofText.map((wrong) => [{ ...request, path: wrong }, 400, `at ${wrong}`]),
      ...['Idempotency-Key', 'If-Match']
        .filter((name) => name in request.headers)
        .flatMap((name) => [
          [without(request, name), 400, `without ${name}`],
          [withHeader(request, name, '1'), 400, `with ${name}: 1`],
        ]),
      ...(contract.needsToken(operation)
        ? [[without(request, 'x-jwt-token'), 401, 'without a token']]
        : []),
      ...(hasBody
        ? [
            [
              { ...withHeader(request, 'Content-Type', 'text/plain'), raw: '{}' },
              400,
              'as plain text',
            ],
          ]
        : []),
      ...(hasBody && !(request.content instanceof FormData)
        ? [
            [{ ...request, raw: '{"' }, 400, 'with broken JSON'],
            [{ ...request, raw: LARGE }, 400, 'with more than 1,000,000 bytes'],
          ]
        : []),
    ];
  }

  async function refusesWhatIsNotDescribed(interaction, operation) {
    const request = await prepare(interaction);
    const codes = { 400: 'MALFORMED_REQUEST', 401: 'SESSION_EXPIRED' };
    for (const [wrong, status, what] of wrongRequests(request, operation)) {
      const found = unless(await send(wrong), [status], codes[status]);
      if (found) return `${what} it ${found}`;
    }
    for (const { pointer, wrong, right, request: changed } of request.content
      ? wrongBodies(request, operation)
      : []) {
      const answer = await send(changed);
      const where = `${pointer} ${wrong === undefined ? 'left out' : JSON.stringify(wrong)?.slice(0, 20)}`;
      const found = unless(answer, [422], 'VALIDATION_FAILED');
      if (found) return `${where}: ${found}`;
      const named = answer.body.errors?.map((each) => each.pointer) ?? [];
      if (named.length === 0) return `${where}: the problem does not name it`;
      const isRight = (each) => right.some((place) => `${each}/`.startsWith(`${place}/`));
      // The whole body is named where parts of it belong together.
      const other = named.find((each) => each !== '' && !isRight(each));
      if (other !== undefined) return `${where}: the problem names ${other}`;
    }
    return '';
  }

  const entries = [...contract.operations].flatMap(([operation, { path }]) => {
    const own = interactions.filter(({ description }) => description.startsWith(`${operation}: `));
    const success = own.find(({ response }) => isSuccess(response));
    if (success === undefined) return [];
    return [
      [`refused:${operation}`, () => refusesWhatIsNotDescribed(success, operation)],
      [
        // Tomorrow's website sends more than today's server knows.
        `open:${operation}`,
        async () => {
          const asked = await prepare(success);
          const address = `${asked.path}${asked.path.includes('?') ? '&' : '?'}of-nobody=1`;
          const { content } = asked;
          const more =
            content === undefined || content instanceof FormData
              ? { ...asked, path: address }
              : { ...asked, path: address, content: { ...content, ofNobody: 1 } };
          return unlessTaken(
            await send(more),
            'a request with a field or parameter that nobody knows',
          );
        },
      ],
      [
        `unknown-address:${operation}`,
        async () => {
          const address = `${path.replaceAll(/\{\w+\}/g, '1')}/of-nobody/of-nobody`;
          const asked = filledRequest({ ...success.request, path: address, generators: {} });
          return unless(await send(asked), [404], 'NOT_FOUND');
        },
      ],
      [
        // What is wrong with the answers, `every-answer` says.
        `answers:${operation}`,
        async () => {
          for (const interaction of own) {
            const { status } = await send(await prepare(interaction));
            if (status !== interaction.response.status) {
              return `${interaction.description}: answers ${status}`;
            }
          }
          return '';
        },
      ],
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * Looks at the answers to all requests, also to those that checks have changed.
 * @returns what takes a request and its answer, and what was wrong, a text for each operation
 */
export function watchAnswers(contract) {
  const wrong = new Map();
  return {
    wrong,
    seen(request, answer) {
      const operation = contract.operationOf(request);
      if (operation === undefined || wrong.has(operation)) return;
      const found = [
        ...contract.answerErrors(operation, answer),
        ...(isSuccess(answer)
          ? tokenErrors(contract, answer.body)
          : problemErrors(answer, request)),
      ];
      if (found.length > 0)
        wrong.set(operation, `${answer.status}: ${found.slice(0, 3).join(', ')}`);
    },
  };
}

/** A problem says its own status and type, and repeats no secret of the request. */
function problemErrors({ status, body }, request) {
  const texts = textsOf(request.raw === undefined ? request : { content: {} });
  const secrets = [...SECRETS.map((name) => texts[name]), tokenOf(request)];
  const isTold = (secret) =>
    typeof secret === 'string' &&
    secret.length >= SHORTEST_SECRET &&
    [body?.title, body?.detail, body?.instance].join('\n').includes(secret);
  return [
    ...(body?.status === status ? [] : [`its status is ${body?.status}`]),
    ...(secrets.some(isTold) ? ['repeats a secret of the request'] : []),
  ];
}

function tokenErrors(contract, body) {
  if (typeof body?.token !== 'string') return [];
  const payload = payloadOf(body.token);
  const life = payload?.exp - Date.now() / 1000;
  const said = body.balanceInCent ?? body.currentValueInCent;
  const balance = payload?.voucher?.balanceInCent;
  return [
    ...contract.tokenErrors(payload),
    ...(life > SHORTEST_LIFE - CLOCK && life < LONGEST_LIFE + CLOCK
      ? []
      : [`/exp ${payload?.exp} is not ten minutes to a day from now in seconds`]),
    ...(said === undefined || said === balance
      ? []
      : [`its token says ${balance}, it says ${said}`]),
  ];
}
