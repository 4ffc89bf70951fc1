// Checks of addresses and headers: what is compared exactly, and what changes nothing.
import { hasKey, isOfObject } from './changes.mjs';
import { boundaryOf } from './form-parts.mjs';
import { unless, withHeader, withNewKey, withToken } from './server.mjs';

/** JSON, as clients of other languages call it; and what only begins so. */
const JSON_TYPES = [
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'Application/JSON',
];
const OTHER_TYPES = [
  'application/jsonp',
  'application/json-patch+json',
  'text/json; x=application/json',
];
const ACCEPTED = ['*/*', 'application/json', 'application/problem+json', 'text/html', 'image/png'];
/** Is no token, each in another way. */
const TOKENS = (token) => {
  const [head, payload, signature] = token.split('.');
  const broken = Buffer.from('{"sub":').toString('base64url');
  return [
    'x',
    '..',
    `${head}.${payload}`,
    `${head}.${broken}.${signature}`,
    `${token}.x`,
    `${token.slice(0, -2)}`,
    `Bearer ${token}`,
    'null',
  ];
};

/** What answers call the parameters of an address. */
const ANSWERED_AS = {
  id: ['id'],
  key: ['key'],
  country: ['country'],
  variationUrl: ['urlName'],
  chargeId: ['chargeId'],
  redeemId: ['redeemId'],
};

/** The address with what is no parameter of it changed. */
function addressed(contract, operation, { path: asked }, change) {
  const [address, query] = asked.split('?');
  const names = contract.operations.get(operation).path.split('/');
  const parts = address
    .split('/')
    .map((part, at) => (names[at]?.startsWith('{') ? part : change(part)));
  return `${parts.join('/')}${query === undefined ? '' : `?${query}`}`;
}

/** @returns the checks by name */
export function addressChecks({ send }, contract) {
  /** Sends each changed request in a state of its own; all of them are taken. */
  async function areTaken(changes, again) {
    for (const [what, change] of changes) {
      const { status, body } = await send(change(withNewKey(await again())));
      if (status >= 300) return `answers ${status} ${body?.code ?? ''} to ${what}`;
    }
    return '';
  }

  return {
    'exact-path': async (request, operation, again) => {
      const others = {
        'in capitals': (prepared) =>
          addressed(contract, operation, prepared, (part) => part.toUpperCase()),
        'with a capital': (prepared) =>
          addressed(contract, operation, prepared, (part) =>
            part === 'api' || part === 'v2'
              ? part
              : part.replace(/^./, (letter) => letter.toUpperCase()),
          ),
        'with a slash at the end': ({ path }) => path.replace(/(?=\?|$)/, '/'),
      };
      for (const [what, change] of Object.entries(others)) {
        const prepared = await again();
        const path = change(prepared);
        if (path === prepared.path) continue;
        const found = unless(await send({ ...prepared, path }), [404], 'NOT_FOUND');
        if (found) return `${what} it ${found}`;
      }
      return '';
    },
    'type-otherwise-written': async (request, _operation, again) => {
      if (request.content === undefined) return undefined;
      if (!request.isForm) {
        return areTaken(
          JSON_TYPES.map((type) => [type, (all) => withHeader(all, 'Content-Type', type)]),
          again,
        );
      }
      const type = (write) => (all) => withHeader(all, 'Content-Type', write(boundaryOf(all)));
      return areTaken(
        [
          ['a boundary in quotes', type((name) => `multipart/form-data; boundary="${name}"`)],
          ['a type in capitals', type((name) => `Multipart/Form-Data; Boundary=${name}`)],
          ['a charset', type((name) => `multipart/form-data; charset=utf-8; boundary=${name}`)],
        ],
        again,
      );
    },
    'similar-type': async (request, _operation, again) => {
      if (!isOfObject(request)) return undefined;
      for (const type of OTHER_TYPES) {
        const wrong = withHeader(await again(), 'Content-Type', type);
        const found = unless(await send(wrong), [400], 'MALFORMED_REQUEST');
        if (found) return `${type}: ${found}`;
      }
      return '';
    },
    accept: async (request, operation, again) =>
      areTaken(
        ACCEPTED.map((type) => [`Accept: ${type}`, (all) => withHeader(all, 'Accept', type)]),
        again,
      ),
    'accept-of-problem': async (request) => {
      const { path } = request;
      for (const type of ACCEPTED) {
        const answer = await send({
          ...withHeader(request, 'Accept', type),
          path: `${path.split('?')[0]}/of-nobody/x`,
        });
        if (answer.type !== 'application/problem+json')
          return `with Accept: ${type} a problem is ${answer.type}`;
      }
      return '';
    },
    /** An operation that takes no token or key does not look at one. */
    'needless-token': async (request, operation, again) => {
      if (contract.needsToken(operation)) return undefined;
      return areTaken(
        ['x.y.z', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiZXhwIjoxfQ.c2lnbmVk'].map((token) => [
          'a token that it does not need',
          (all) => withToken(all, token),
        ]),
        again,
      );
    },
    'needless-key': async (request, _operation, again) => {
      if (hasKey(request)) return undefined;
      return areTaken(
        [['a key that it does not need', (all) => withHeader(all, 'Idempotency-Key', '1')]],
        again,
      );
    },
    'malformed-token': async (request) => {
      const token = request.headers['x-jwt-token'];
      if (token === undefined) return undefined;
      for (const wrong of TOKENS(token)) {
        const found = unless(await send(withToken(request, wrong)), [401], 'SESSION_EXPIRED');
        if (found) return `to ${wrong.slice(0, 12)}… (${wrong.length}) it ${found}`;
      }
      return '';
    },
    /** What is answered is what the address asks for, not what somebody else has just asked for. */
    'asked-for': async (request, operation) => {
      const names = contract.operations.get(operation).path.split('/');
      const { status, body } = await send(request);
      if (status >= 300 || typeof body !== 'object') return undefined;
      const parts = request.path.split('?')[0].split('/');
      const asked = names
        .map((name, at) => [
          ANSWERED_AS[name.slice(1, -1)]?.find((each) => each in body),
          parts[at],
        ])
        .filter(([name]) => name !== undefined);
      if (asked.length === 0) return undefined;
      const wrong = asked.find(
        ([name, part]) =>
          String(body[name]).toLowerCase() !== decodeURIComponent(part).toLowerCase(),
      );
      return wrong ? `${wrong[0]} is ${body[wrong[0]]}, not ${wrong[1]}` : '';
    },
    'malformed-trace': async (request, _operation, again) =>
      areTaken(
        ['x', '00-x-y-01', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`].map((trace) => [
          `traceparent: ${trace}`,
          (all) => withHeader(all, 'traceparent', trace),
        ]),
        again,
      ),
  };
}
