// Checks of what every visitor meets: addresses, hosts, languages, limits of rates, captchas, tokens.
import { isDeepStrictEqual } from 'node:util';
import { withOtherCaptcha } from './changes.mjs';
import { withTexts } from './form-parts.mjs';
import { filledRequest, payloadOf, unless, withBody, withHeader, withNewKey } from './server.mjs';
import { createTools, first } from './tools.mjs';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
/** Minutes; a captcha is good for ten, and a clock may be wrong. */
const CAPTCHA_LIFE = 11;
/** What differs in each token of a session. */
const OF_EACH_TOKEN = ['exp', 'iat', 'nbf', 'jti'];

/** @returns the checks by name; each answers what is wrong, '' when it holds, undefined when it does not fit */
export function visitorChecks(server, contract) {
  const { send, prepare, find, setState, interactions } = server;
  const { call, refreshed } = createTools(server, contract);
  const { sites } = contract;
  const configOf = (country, host, headers = {}) => {
    const { method, path } = contract.operations.get('getSiteConfig');
    return send({ method, path: path.replace('{country}', country.toLowerCase()), headers, host });
  };

  /** The first interaction of an operation that is answered with success. */
  const firstOf = (operation) =>
    interactions.find(
      ({ description, response }) =>
        description.startsWith(`${operation}: `) && response.status < 300,
    );
  const prepareFirst = (operation) => prepare(firstOf(operation));

  /** What a token says of its voucher, whenever it was issued. */
  const claimsOf = (token) =>
    Object.fromEntries(
      Object.entries(payloadOf(token)).filter(([name]) => !OF_EACH_TOKEN.includes(name)),
    );

  /** As many requests as a limit allows, and one more. @param headersOf further headers of each */
  async function exceeds({ requests, seconds: within }, operation, headersOf = () => ({})) {
    const prepared = await prepareFirst(operation);
    for (let count = 0; count <= requests; count += 1) {
      const { otherCaptcha } = prepared.found;
      const isLast = count === requests && otherCaptcha && prepared.content?.captcha;
      const request = withNewKey(isLast ? withBody(prepared, { captcha: otherCaptcha }) : prepared);
      const headers = { ...request.headers, ...headersOf(count) };
      const answer = await send({ ...request, headers });
      const isLimited = answer.status === 429 && answer.body?.code === 'RATE_LIMITED';
      if (count < requests && isLimited) return `refuses request ${count + 1} of ${requests}`;
      if (count < requests) continue;
      // A PIN may be locked before.
      const found = unless(answer, [429]);
      const seconds = Number(answer.headers['retry-after']);
      return found
        ? `request ${count + 1} where ${requests} are allowed ${found}`
        : seconds > 0 && seconds <= within
          ? ''
          : `has no Retry-After in seconds, up to ${within}`;
    }
    return '';
  }
  const perLimit = (name, is, headersOf) =>
    Object.fromEntries(
      contract.rateLimits
        .filter(is)
        .flatMap((limit) =>
          limit.operations.map((operation) => [
            `${name}:${operation}`,
            () => exceeds(limit, operation, headersOf),
          ]),
        ),
    );

  return {
    'unknown-path:getShop': async () => {
      await prepare(find('getShop: 200'));
      const headers = { 'Accept-Language': 'de' };
      for (const path of ['/api/v2/of-nobody', '/api/v2/shop/1/of-nobody', '/api']) {
        const answer = await send({ method: 'GET', path, headers });
        const found = unless(answer, [404], 'NOT_FOUND');
        if (found) return `${path} ${found}`;
        if (answer.type !== 'application/problem+json') return `${path} is ${answer.type}`;
      }
      return '';
    },
    'unknown-method:getShop': async () => {
      for (const { path, method: own } of contract.operations.values()) {
        const { path: address } = await samplePath(path, own);
        const others = METHODS.filter((method) => !contract.operationOf(method, address));
        for (const method of others) {
          const answer = await send({ method, path: address, headers: {} });
          const found = unless(answer, [404], 'NOT_FOUND');
          if (found) return `${method} ${path} ${found}`;
          if (answer.type !== 'application/problem+json')
            return `${method} ${path}: ${answer.type}`;
        }
      }
      return '';
    },
    /** A problem has a trace of its own where the request has none that can be read. */
    'trace-of-its-own:getShop': async () => {
      await prepare(find('getShop: 200'));
      const ids = new Set();
      for (const traceparent of [
        undefined,
        undefined,
        'x',
        `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`,
      ]) {
        const headers = { 'Accept-Language': 'de', ...(traceparent && { traceparent }) };
        const { body } = await send({ method: 'GET', path: '/api/v2/shop/of-nobody', headers });
        if (!/^(?!0{32})[0-9a-f]{32}$/.test(body?.traceId)) return `traceId is ${body?.traceId}`;
        ids.add(body.traceId);
      }
      return ids.size === 4 ? '' : 'two requests have the same traceId';
    },
    'host-of-another-country:getSiteConfig': async () => {
      await setState([{ name: 'the service runs' }]);
      const [site] = sites;
      const other = sites.find(({ country }) => country !== site.country);
      if (other === undefined) return undefined;
      return unless(await configOf(other.country, site.hosts[0]), [404], 'NOT_FOUND');
    },
    'other-host:getSiteConfig': async () => {
      await setState([{ name: 'the service runs' }]);
      const pair = sites
        .flatMap((site) => sites.map((other) => [site, other]))
        .find(([site, other]) => site.id !== other.id && site.country === other.country);
      if (pair === undefined) return undefined;
      const [site, other] = pair;
      const { headers } = await configOf(site.country, site.hosts[0]);
      if (headers.etag === undefined) return undefined;
      const asked = await configOf(other.country, other.hosts[0], {
        'If-None-Match': headers.etag,
      });
      return asked.status === 304 ? 'answers 304 for the configuration of another site' : '';
    },
    'language-by-weight:listShopCategories': async () => {
      const request = await prepare(find('listShopCategories: 200 categories'));
      const inLanguage = async (language) =>
        (await send(withHeader(request, 'Accept-Language', language))).body;
      const german = await inLanguage('de-DE,de;q=0.9');
      const weighed = await inLanguage('en;q=0.5,de;q=0.9');
      const english = await inLanguage('en');
      const others = {
        'a language with q=0 is wanted': 'de;q=0, en;q=0.1',
        'a language with q=0.0 is wanted': 'de;q=0.0,en;q=0.5',
        'a language that the server does not have hides the next': 'xx-YY,en;q=0.5',
        'languages are compared with their letter case': 'EN-gb',
        'a space changes the weights': 'de ; q=0.3 , en ; q=0.8',
        'weights are compared as texts': 'de;q=0.09, en;q=0.1',
      };
      for (const [wrong, language] of Object.entries(others)) {
        if (!isDeepStrictEqual(await inLanguage(language), english))
          return `${wrong} (${language})`;
      }
      return isDeepStrictEqual(german, weighed) ? '' : 'the weights of languages do not count';
    },
    'points:listAcceptancePoints': async () => {
      const request = await prepare(find('listAcceptancePoints: 200 around-hamburg'));
      const [address] = request.path.split('?');
      const { body } = await send(request);
      const distances = body.items
        .map(({ distanceKm }) => distanceKm)
        .filter((distance) => distance !== undefined);
      const atZero = await send({ ...request, path: `${address}?country=de&lat=0&lng=0` });
      const nowhere = await send({ ...request, path: `${address}?country=de` });
      return first(
        body.total === undefined || body.total >= body.items.length
          ? ''
          : `total is ${body.total} of ${body.items.length} places`,
        isDeepStrictEqual(
          distances,
          distances.toSorted((one, other) => one - other),
        )
          ? ''
          : 'the nearest places do not come first',
        unless(atZero, [200]) && `the point 0, 0 ${unless(atZero, [200])}`,
        unless(nowhere, [422], 'VALIDATION_FAILED'),
      );
    },
    'same-everywhere:getShopWall': async () => {
      const request = await prepare(find('getShopWall: 200 wall'));
      const { body: wall } = await send(request);
      const { body: categories } = await call('listShopCategories', {
        parameters: { id: 1 },
        headers: { 'Accept-Language': 'de' },
      });
      const ids = wall.map(({ id }) => id);
      const known = categories.map(({ id }) => id);
      const unknown = wall
        .flatMap((shop) => shop.categories ?? [])
        .find((id) => !known.includes(id));
      return first(
        new Set(ids).size === ids.length ? '' : 'a shop is in the wall twice',
        unknown === undefined ? '' : `the category ${unknown} of a shop is not listed`,
      );
    },
    'challenge:getCaptchaChallenge': async () => {
      const request = await prepare(find('getCaptchaChallenge: 200'));
      const { body: one } = await send(request);
      const { body: other } = await send(request);
      const { expiresAt } = one.parameters;
      const minutes = (expiresAt - Date.now() / 1000) / 60;
      return first(
        one.parameters.nonce === other.parameters.nonce &&
          one.parameters.salt === other.parameters.salt
          ? 'the same challenge is handed out twice'
          : '',
        minutes > 0 && minutes < CAPTCHA_LIFE
          ? ''
          : `expiresAt ${String(expiresAt)} is not within ten minutes`,
      );
    },
    'captcha-elsewhere:getOrderStatus': async () => {
      const request = await prepare(find('createVoucherToken: 200 balance-50'));
      const { captcha } = request.content;
      await send(request);
      const order = { orderNumber: 'EL-OF-NOBODY', email: 'mia.sommer@example.com', captcha };
      return unless(await call('getOrderStatus', { body: order }), [422], 'CAPTCHA_INVALID');
    },
    ...perLimit('rate', () => true),
    // Who sends a header of proxies is no other visitor.
    ...perLimit(
      'rate-behind-header',
      ({ per }) => per === 'address',
      (count) => ({
        'X-Forwarded-For': `198.51.100.${count}`,
        Forwarded: `for=198.51.100.${count}`,
      }),
    ),
    /** Tokens: what they say of the voucher is the same in each. */
    'same-voucher:refreshVoucherToken': async () => {
      const request = await prepare(find('createVoucherToken: 200 balance-50'));
      const { body } = await send(request);
      const again = claimsOf(await refreshed(body.token));
      const isSame = isDeepStrictEqual(again, claimsOf(body.token));
      const said = JSON.stringify(claimsOf(body.token));
      return first(
        isSame ? '' : 'a new token says something else of the voucher',
        said.includes(request.content.code) ? 'the token holds the code' : '',
      );
    },
    'same-voucher:lookUpPrepaidVoucher': async () => {
      const request = await prepare(find('lookUpPrepaidVoucher: 200 prepaid-30'));
      const { token } = (await send(request)).body;
      return first(
        isDeepStrictEqual(claimsOf(await refreshed(token)), claimsOf(token))
          ? ''
          : 'a new token says something else of the card',
        claimsOf(token).sub.includes(request.content.serialNumber)
          ? 'the token names the serial number as the id of the voucher'
          : '',
      );
    },
    'partner:createThirdPartyRedeemToken': async () => {
      const { body } = await send(await prepare(find('createThirdPartyRedeemToken: 200')));
      const { thirdPartyRedeem } = claimsOf(body.token);
      return first(
        thirdPartyRedeem?.partner ? '' : 'the token names no partner',
        isDeepStrictEqual(claimsOf(await refreshed(body.token)), claimsOf(body.token))
          ? ''
          : 'a new token says something else of the voucher',
      );
    },
    'code-in-other-letters:createVoucherToken': async () => {
      const request = await prepare(find('createVoucherToken: 200 balance-50'));
      const { code } = request.content;
      const other = code.toLowerCase() === code ? code.toUpperCase() : code.toLowerCase();
      if (other === code) return undefined;
      return unless(await send(withBody(request, { code: other })), [404], 'VOUCHER_NOT_FOUND');
    },
    'other-category:createVoucherToken': async () => {
      const request = await prepare(find('createVoucherToken: 200 balance-50'));
      const voucherCategory = request.content.voucherCategory + 1;
      return unless(
        await send(withBody(request, { voucherCategory })),
        [409],
        'VOUCHER_WRONG_CATEGORY',
      );
    },
    ...countsOfLimits(),
    ...refusedDomains(),
  };

  /** The operations of one limit have one count, those of another have their own. */
  function countsOfLimits() {
    // A link is one of a single operation.
    const shared = contract.rateLimits.filter(({ per }) => per !== 'link');
    const used = async ({ requests }, operation) => {
      const prepared = await prepare(ofVoucher(operation) ?? firstOf(operation));
      for (let count = 0; count < requests; count += 1) await send(withNewKey(prepared));
      return prepared.found;
    };
    return Object.fromEntries(
      shared.flatMap((limit) =>
        limit.operations.map((operation, at) => [
          `rate-together:${operation}`,
          async () => {
            // Each is used up once and asked for once: a count of its own shows in either.
            const next = limit.operations[(at + 1) % limit.operations.length];
            if (next !== operation) {
              const found = unless(await sendBeside(next, await used(limit, operation)), [429]);
              if (found) return `after ${limit.requests} of ${operation}, ${next} ${found}`;
            }
            if (at > 0) return '';
            const found = await used(limit, operation);
            for (const other of contract.operations.keys()) {
              if (limit.operations.includes(other)) continue;
              const { status } = await sendBeside(other, found);
              if (status === 429) return `${other} is refused, too`;
            }
            return '';
          },
        ]),
      ),
    );
  }
  /** An interaction in a session that may redeem and pay, where an operation has one. */
  function ofVoucher(operation) {
    return interactions.find(
      ({ description, response, providerStates: [{ params }] }) =>
        description.startsWith(`${operation}: `) &&
        response.status < 300 &&
        params?.voucher !== undefined,
    );
  }
  /** Sends the request of an operation in the state of another one. */
  function sendBeside(operation, found) {
    const request = filledRequest(firstOf(operation).request, found);
    return send(withNewKey(withOtherCaptcha({ ...request, found })));
  }

  /** An address of a refused domain in capitals is refused, too; one of a subdomain, or of a longer name, is not. */
  function refusedDomains() {
    const refused = interactions.filter(
      ({ providerStates: [{ params }], response }) =>
        params?.refusedEmailDomain !== undefined && response.status === 422,
    );
    return Object.fromEntries(
      refused.map((interaction) => {
        const domain = interaction.providerStates[0].params.refusedEmailDomain;
        const withDomain = (request, other) => {
          const changed = (text) => text.replaceAll(`@${domain}`, `@${other}`);
          return request.isForm
            ? withTexts(request, changed)
            : { ...request, content: JSON.parse(changed(JSON.stringify(request.content))) };
        };
        return [
          `refused-domain:${interaction.description.split(':')[0]}`,
          async () => {
            const inCapitals = withDomain(await prepare(interaction), domain.toUpperCase());
            const found = unless(await send(inCapitals), [422], 'EMAIL_DOMAIN_REFUSED');
            if (found) return `in capitals it ${found}`;
            for (const other of [`mail.${domain}`, `my${domain}`, `${domain}.example`]) {
              const { body } = await send(withDomain(await prepare(interaction), other));
              if (body?.code === 'EMAIL_DOMAIN_REFUSED') return `refuses ${other}, too`;
            }
            return '';
          },
        ];
      }),
    );
  }

  /** The address of an operation, with the parameters of the pact. */
  async function samplePath(path, method) {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const { request } = interactions.find(
      (each) => each.request.method === method && pattern.test(each.request.path),
    );
    return request;
  }
}
