import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge, verifySolution } from 'altcha-lib';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import contract from '~generated/openapi.json';
import * as schemas from '~generated/client/zod.gen';

type Example = { summary: string; value: unknown };
type Media = { examples?: Record<string, Example | { $ref: string }> };
type Reply = { content?: Record<string, Media> };
type Operation = { operationId: string; responses: Record<string, Reply | { $ref: string }> };

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
  /** Two examples show the same code with the field errors of their form. */
  const ownNames = ['customer-validation-failed', 'giveaway-refused'];
  const failures = examples.filter(({ status }) => status >= 400);

  it.each(failures)('$operationId $status $name is consistent', ({ status, type, name, value }) => {
    const problem = schemas.zProblem.parse(value);
    const kebab = problem.code.toLowerCase().replaceAll('_', '-');
    expect(type).toBe('application/problem+json');
    expect(problem.status).toBe(status);
    expect(problem.type).toBe(`urn:problem:${kebab}`);
    if (!ownNames.includes(name)) expect(name).toBe(kebab);
  });

  it.each(operations)('$operationId tells how it fails in general', ({ operationId }) => {
    const names = failures
      .filter((each) => each.operationId === operationId)
      .map((each) => each.name);
    expect(names).toEqual(
      expect.arrayContaining(['rate-limited', 'unknown', 'temporary-failure', 'maintenance']),
    );
  });
});

describe('voucher tokens', () => {
  const tokens = [
    ...answersOf('createVoucherToken'),
    ...answersOf('createThirdPartyRedeemToken'),
    ...answersOf('lookUpPrepaidVoucher'),
    ...[...answersOf('getCharge')].filter(([name]) => name === 'charge-received'),
  ];
  it.each(tokens)('%s carries the described payload', (_, value) => {
    const [, payload = ''] = schemas.zTokenResponse.parse(value).token.split('.');
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(schemas.zVoucherTokenPayload.safeParse(json)).toEqual({ success: true, data: json });
  });
});

describe('shops', () => {
  const wall = schemas.zShopWall.parse(answersOf('getShopWall').get('wall'));
  const details = answersOf('getShop');

  it.each(['wall', 'wall-en', 'wall-500'])('%s has no id or slug twice', (name) => {
    const shops = schemas.zShopWall.parse(answersOf('getShopWall').get(name));
    expect(new Set(shops.map(({ id }) => id)).size).toBe(shops.length);
    expect(new Set(shops.map(({ slug }) => slug)).size).toBe(shops.length);
  });

  it.each(wall)('$name opens with what the wall showed', (shop) => {
    const { id, name, slug, voucherValues, categories, redeemable } = shop;
    expect(details.get(`shop-${id}`)).toMatchObject({
      id,
      name,
      slug,
      voucherValues,
      categories,
      redeemable,
    });
  });

  it('belong to a category that is listed', () => {
    const listed = schemas.zListShopCategoriesResponse.parse(
      answersOf('listShopCategories').get('categories'),
    );
    const ids = listed.map(({ id }) => id);
    expect(wall.flatMap(({ categories }) => categories).filter((id) => !ids.includes(id))).toEqual(
      [],
    );
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
  );
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
