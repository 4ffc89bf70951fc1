import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge, verifySolution } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import contract from '~generated/openapi.mock.json';
import * as schemas from '~generated/client/zod.gen';

type Example = { summary: string; value: unknown };
type Media = { schema?: Schema; examples?: Record<string, Example | { $ref: string }> };
type Reply = {
  description: string;
  content?: Record<string, Media>;
  headers?: Record<string, object>;
};
type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, Reply | { $ref: string }>;
};

/** Follows a reference inside the bundle. */
function resolve<T extends object>(node: T | { $ref: string }): T {
  if (!('$ref' in node)) return node;
  const keys = node.$ref.split('/').slice(1);
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T;
}

const operations = Object.values(contract.paths).flatMap(
  (path) => Object.values(path) as unknown as Operation[],
);

/** Every example of every answer as [operation, status, media type, name, value]. */
const examples = operations.flatMap(({ operationId, responses }) =>
  Object.entries(responses).flatMap(([status, reply]) =>
    Object.entries(resolve<Reply>(reply).content ?? {}).flatMap(([type, media]) =>
      Object.entries(media.examples ?? {}).map(([name, example]) => ({
        operationId,
        status: Number(status),
        type,
        name,
        value: resolve<Example>(example).value,
      })),
    ),
  ),
);

/** The fields of an operation's request body as JSON pointers; of variants, those of all. */
function bodyFields(operationId: string): string[] {
  const operation = operations.find((each) => each.operationId === operationId);
  const media = Object.values(operation?.requestBody?.content ?? {})[0];
  return media?.schema ? pointersIn(media.schema, '') : [];
}

function pointersIn(node: Schema | { $ref: string }, at: string): string[] {
  const { properties = {}, allOf = [], oneOf = [] } = resolve<Schema>(node);
  const inner = Object.entries(properties).flatMap(([name, field]) => {
    const pointer = `${at}/${name}`;
    return [pointer, ...pointersIn(field, pointer)];
  });
  return [...inner, ...[...allOf, ...oneOf].flatMap((part) => pointersIn(part, at))];
}

interface Schema {
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
}
type Schemas = Readonly<Record<string, Schema>>;

/** The amounts of a schema without a `currency` field, as `Schema.field`. */
function amountsWithoutCurrency(name: string, { properties = {}, allOf = [] }: Schema): string[] {
  const amounts = Object.keys(properties).filter((field) => field.endsWith('InCent'));
  return [
    ...('currency' in properties ? [] : amounts.map((field) => `${name}.${field}`)),
    ...Object.entries(properties).flatMap(([field, each]) =>
      amountsWithoutCurrency(`${name}.${field}`, each),
    ),
    ...allOf.flatMap((part) => amountsWithoutCurrency(name, part)),
  ];
}

function answersOf(operationId: string) {
  return new Map(
    examples
      .filter((example) => example.operationId === operationId && example.status < 300)
      .map(({ name, value }) => [name, value]),
  );
}

describe('success examples', () => {
  const successes = examples.filter(({ status, type }) => status < 300 && type.endsWith('/json'));
  it.each(successes)('$operationId $name passes the shipped check', ({ operationId, value }) => {
    const key = `z${operationId[0]?.toUpperCase()}${operationId.slice(1)}Response`;
    const schema = (schemas as unknown as Record<string, ZodMiniType>)[key];
    expect(schema?.safeParse(value)).toEqual({ success: true, data: value });
  });
});

describe('failure examples', () => {
  /** Examples that show a code once more with the field errors of their form. */
  const ownNames = ['customer-validation-failed', 'customer-email-refused', 'giveaway-refused'];
  const failures = examples.filter(({ status }) => status >= 400);

  it.each(failures)('$operationId $status $name is consistent', ({ status, type, name, value }) => {
    const problem = schemas.zProblem.parse(value);
    const kebab = problem.code.toLowerCase().replaceAll('_', '-');
    expect(type).toBe('application/problem+json');
    expect(problem.status).toBe(status);
    expect(problem.type).toBe(`urn:problem:${kebab}`);
    if (!ownNames.includes(name)) expect(name).toBe(kebab);
  });

  it.each(failures)(
    '$operationId $status $name names fields that exist',
    ({ operationId, value }) => {
      const { errors = [] } = schemas.zProblem.parse(value);
      const fields = bodyFields(operationId);
      for (const { pointer } of errors) if (pointer) expect(fields).toContain(pointer);
    },
  );

  it.each(operations)('$operationId tells how it fails in general', ({ operationId }) => {
    const names = failures
      .filter((each) => each.operationId === operationId)
      .map((each) => each.name);
    expect(names).toEqual(
      expect.arrayContaining(['rate-limited', 'unknown', 'temporary-failure', 'maintenance']),
    );
  });
});

/** Every description of the document. */
const descriptions: string[] = [];
JSON.stringify(contract, (key, value: unknown) => {
  if (key === 'description' && typeof value === 'string') descriptions.push(value);
  return value;
});

it('has no code that goes on in the next line, which readers of Markdown stop at', () => {
  const lines = descriptions.flatMap((text) => text.split('\n'));
  expect(lines.filter((line) => line.split('`').length % 2 === 0)).toEqual([]);
});

describe('every status of a call', () => {
  const answers = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, reply]) => ({
      operationId,
      status,
      reply: resolve<Reply>(reply),
    })),
  );

  // Readers see the description before they open an example.
  it.each(answers.filter(({ status }) => Number(status) >= 400))(
    '$operationId $status names its codes',
    ({ reply }) => {
      const codes = Object.values(reply.content ?? {})
        .flatMap(({ examples: named = {} }) => Object.values(named))
        .map((example) => schemas.zProblem.parse(resolve<Example>(example).value).code);
      const named = [...reply.description.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code);
      expect(named).toEqual([...new Set(codes)]);
    },
  );

  const cached = answers.filter(
    ({ status, reply }) =>
      status === '200' && JSON.stringify(reply.headers?.['ETag'])?.endsWith('/EntityTag"}'),
  );
  it.each(cached)(
    '$operationId has 304, because browsers ask with If-None-Match',
    ({ operationId }) => {
      const operation = operations.find((each) => each.operationId === operationId);
      expect(operation?.responses).toHaveProperty('304');
    },
  );
});

/** What an answer's token says. */
function payloadOf(answer: unknown): unknown {
  const [, payload = ''] = schemas.zTokenResponse.parse(answer).token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

describe('secrets', () => {
  const answers = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, reply]) => ({
      operationId,
      status: Number(status),
      reply: resolve<Reply>(reply),
    })),
  );
  const isSecret = ({ content = {} }: Reply): boolean =>
    Object.entries(content).some(
      ([type, { schema }]) =>
        !type.endsWith('json') ||
        pointersIn(schema ?? {}, '').some((at) =>
          ['/token', '/redeemLinkToken', '/fraudIdent', '/codes'].includes(at),
        ),
    );
  const secrets = answers.filter(({ status, reply }) => status < 300 && isSecret(reply));

  it.each(secrets)('$operationId forbids to keep its answer', ({ reply }) => {
    expect(reply.headers).toHaveProperty('Cache-Control');
  });
});

describe('voucher tokens', () => {
  it('of a serial number are for paying only', () => {
    for (const value of answersOf('lookUpPrepaidVoucher').values()) {
      expect(payloadOf(value)).toMatchObject({ purpose: 'pay' });
    }
  });

  const tokens = [
    ...answersOf('createVoucherToken'),
    ...answersOf('createThirdPartyRedeemToken'),
    ...answersOf('lookUpPrepaidVoucher'),
    ...[...answersOf('getCharge')].filter(([name]) => name === 'charge-received'),
  ];
  it.each(tokens)('%s carries the described payload', (_, value) => {
    const json = payloadOf(value);
    expect(schemas.zVoucherTokenPayload.safeParse(json)).toEqual({
      success: true,
      data: { purpose: 'redeem', ...(json as object) },
    });
  });
});

describe('money', () => {
  /** Amounts whose currency is known without such a field. */
  const exceptions = [
    // The specification fixes `voucherValues[{valueInCent}]`; the currency is the voucher category's.
    'VoucherValue.valueInCent',
    // A part of a request that names its currency once, so that two cannot differ.
    'RedeemItem.valueInCent',
  ];

  const withoutCurrency = Object.entries(contract.components.schemas as Schemas).flatMap(
    ([name, schema]) => amountsWithoutCurrency(name, schema),
  );

  it('has a currency for every amount', () => {
    expect(withoutCurrency.toSorted()).toEqual(exceptions.toSorted());
  });

  it('has a required currency wherever an amount is required', () => {
    const optional = Object.entries(contract.components.schemas as Schemas).filter(
      ([name, { required = [] }]) =>
        required.some((field) => field.endsWith('InCent')) &&
        !required.includes('currency') &&
        !exceptions.some((each) => each.startsWith(`${name}.`)),
    );
    expect(optional.map(([name]) => name)).toEqual([]);
  });
});

describe('shops', () => {
  const walls = [...answersOf('getShopWall')].map(
    ([name, value]) => [name, schemas.zShopWall.parse(value)] as const,
  );
  const details = answersOf('getShop');
  const detailOf = (id: number) => schemas.zShop.parse(details.get(`shop-${id}`));

  it.each(walls)('%s has no id or slug twice', (_, shops) => {
    expect(new Set(shops.map(({ id }) => id)).size).toBe(shops.length);
    expect(new Set(shops.map(({ slug }) => slug)).size).toBe(shops.length);
  });

  it.each(walls)('the shops of %s open with what the wall showed', (_, shops) => {
    for (const { id, name, slug, voucherValues, categories, redeemable } of shops) {
      const shown = { id, name, slug, voucherValues, categories, redeemable };
      expect(detailOf(id)).toMatchObject(shown);
    }
  });

  it.each(walls)('the shops of %s belong to a category that is listed', (_, shops) => {
    const lists = [...answersOf('listShopCategories').values()].map((list) =>
      schemas.zListShopCategoriesResponse.parse(list).map(({ id }) => id),
    );
    const ids = new Set(shops.flatMap(({ categories }) => categories));
    expect(lists.some((list) => [...ids].every((id) => list.includes(id)))).toBe(true);
  });

  const all = [...details.values()].map((value) => schemas.zShop.parse(value));

  it.each([
    ['a warning “branches only” with online', /nur in den Filialen|branches only/, 'online'],
    ['a link as the code of a shop without online', /link/, 'branch'],
  ] as const)('no shop has %s', (_, pattern, channel) => {
    const found = all.filter(({ redeemWarnings = '', codeTypes = [], redeemable = [] }) =>
      channel === 'online'
        ? pattern.test(redeemWarnings) && redeemable.includes('online')
        : codeTypes.some((type) => pattern.test(type)) && !redeemable.includes('online'),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('have at most as many branches as places that take the code, and none online only', () => {
    const odd = all.filter(
      ({ redeemable = [], acceptancePoints = 0, numberOfShops = 0 }) =>
        numberOfShops > acceptancePoints || (numberOfShops > 0 && !redeemable.includes('branch')),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});

describe('acceptance points', () => {
  const towns = [...answersOf('listAcceptancePoints').values()].map(
    (value) => schemas.zAcceptancePoints.parse(value).items,
  );
  const points = towns.flat();

  it('are many and different', () => {
    expect(points.length).toBeGreaterThanOrEqual(60);
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
  });

  it('are inside the bounds of the map', () => {
    const outside = points.filter(
      ({ lat, lng }) => lng < 5.52 || lng > 15.2 || lat < 47.16 || lat > 54.54,
    );
    expect(outside).toEqual([]);
  });

  it('come with the nearest first', () => {
    for (const items of towns) {
      const distances = items.map(({ distanceKm }) => distanceKm);
      expect(distances).toEqual([...distances].sort((one, other) => one - other));
    }
  });
});

it('has a captcha challenge that a browser solves and a server accepts', async () => {
  const challenge = schemas.zCaptchaChallenge.parse(
    answersOf('getCaptchaChallenge').get('challenge'),
  ) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: 'example',
    hmacKeySignatureSecret: 'example-key',
  });
  expect(verified).toBe(true);
});
