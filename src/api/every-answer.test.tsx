import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import contract from '~generated/openapi.mock.json';
import { client } from '~generated/client/client.gen';
import { isJson, type Json } from '~/lib/json';
import * as api from './index';

// Derived from the contract: every field of every answer of success, missing and wrong.

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  'x-decorates'?: true;
  'x-decorating-fields'?: true;
}
interface Media {
  schema?: Schema;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}
interface Operation {
  operationId?: string;
  responses: Record<string, { content?: Record<string, Media> }>;
}
type Path = readonly (string | number)[];

/** A place of an example: whether it may be missing, and whether it may be wrong. */
interface Place {
  path: Path;
  isOptional: boolean;
  decorates: boolean;
  /** An item that decides, of which every field decorates. */
  mayBeEmpty: boolean;
}

const follow = <T,>(ref: string): T =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Json)[key], contract) as T;

/** Every field that an example has, and the first item of each list. */
function placesOf(schema: Schema, value: unknown, path: Path = [], inside = false): Place[] {
  const { $ref, properties = {}, required = [], items, allOf = [], discriminator } = schema;
  const all = inside || schema['x-decorating-fields'] === true;
  const found = allOf.flatMap((part) => placesOf(part, value, path, all));
  if (discriminator && isJson(value)) {
    const variant = discriminator.mapping[String(value[discriminator.propertyName])] ?? '';
    return placesOf({ $ref: variant }, value, path, all);
  }
  if ($ref) found.push(...placesOf(follow<Schema>($ref), value, path, all));
  if (isJson(value)) {
    for (const [name, field] of Object.entries(properties)) {
      const isOptional = !required.includes(name);
      const decorates = isOptional && (field['x-decorates'] ?? all);
      const place = [...path, name];
      if (!(name in value)) continue;
      found.push({ path: place, isOptional, decorates, mayBeEmpty: false });
      found.push(...placesOf(field, value[name], place, decorates));
    }
  }
  if (items && Array.isArray(value) && value.length > 0) {
    const decorates = items['x-decorates'] ?? all;
    const place = [...path, 0];
    const fields = placesOf(items, (value as unknown[])[0], place, decorates);
    const mayBeEmpty = !decorates && fields.length > 0 && fields.every((field) => field.decorates);
    found.push({ path: place, isOptional: false, decorates, mayBeEmpty }, ...fields);
  }
  return found;
}

/** Every place once, with an example that has it. */
const places = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, Operation>).flatMap(
    ([method, { operationId = '', responses }]) => {
      const known = new Map<string, Place & { example: unknown }>();
      for (const [status, { content }] of Object.entries(responses)) {
        const { schema, examples = {} } = content?.['application/json'] ?? {};
        if (!status.startsWith('2') || !schema) continue;
        for (const named of Object.values(examples)) {
          const example = named.$ref ? follow<{ value: unknown }>(named.$ref).value : named.value;
          for (const place of placesOf(schema, example)) {
            const variant = schema.discriminator && isJson(example) ? example['status'] : '';
            const key = `${String(variant)} ${place.path.join('.')}`;
            if (!known.has(key)) known.set(key, { ...place, example });
          }
        }
      }
      return [...known].map(([key, place]) => ({
        ...place,
        operationId,
        url: path,
        method,
        name: `${operationId} ${key.trim()}`,
      }));
    },
  ),
);
type Case = (typeof places)[number];

/** A copy of a value with another one at a place; `undefined` removes it. */
function changed(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    if (rest.length === 0 && next === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = rest.length === 0 ? next : changed(list[Number(key)], rest, next);
    return list;
  }
  const { [String(key)]: own, ...others } = value as Json;
  if (rest.length === 0 && next === undefined) return others;
  return { ...others, [String(key)]: rest.length === 0 ? next : changed(own, rest, next) };
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Json)[key], value);

const calls = new Map<string, unknown>(Object.entries(api));

/** The effect of an answer on a call: the answer as it is read, or the kind of its failure. */
async function read({ operationId, url, method }: Case, answer: unknown): Promise<unknown> {
  const names = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']);
  const call = calls.get(operationId) as (options: object) => Promise<{ data: unknown }>;
  try {
    const { data } = await call({
      path: Object.fromEntries(names),
      ...(method === 'post' && { body: {} }),
      fetch: () => Promise.resolve(Response.json(answer)),
    });
    return data;
  } catch (error) {
    return error instanceof api.ApiError ? error.kind : 'another error';
  }
}

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  client.setConfig({ baseUrl: location.origin });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('null', () => {
  test.each(places.filter(({ isOptional }) => isOptional))('$name', async (place) => {
    const answer = changed(place.example, place.path, null);
    expect(await read(place, answer)).toEqual(changed(place.example, place.path, undefined));
    expect(warn).not.toHaveBeenCalled();
  });
});

const wrongFor = (value: unknown): unknown => (isJson(value) ? ['wrong'] : { wrong: true });

describe('a wrong value of what decorates is left out and reported', () => {
  test.each(places.filter(({ decorates }) => decorates))('$name', async (place) => {
    const answer = changed(place.example, place.path, wrongFor(valueAt(place.example, place.path)));
    const isOnlyItem = place.path.join() === '0' && (place.example as unknown[]).length === 1;
    const left = changed(place.example, place.path, undefined);
    expect(await read(place, answer)).toEqual(isOnlyItem ? 'contract' : left);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), [
      {
        field: expect.stringContaining(place.operationId) as string,
        reason: expect.any(String) as string,
      },
    ]);
  });
});

describe('an item that decides, and can do without each of its fields, is empty and reported', () => {
  const items = places.filter(({ mayBeEmpty }) => mayBeEmpty);
  test.each(items.flatMap((item) => [null, 'wrong'].map((wrong) => ({ ...item, wrong }))))(
    '$name: $wrong',
    async ({ wrong, ...place }) => {
      const answer = changed(place.example, place.path, wrong);
      expect(await read(place, answer)).toEqual(changed(place.example, place.path, {}));
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});

/** Inside something that decorates, the whole of it is left out. */
const isInsideDecoration = ({ path, operationId }: Case): boolean =>
  places.some(
    (other) =>
      other.decorates &&
      other.operationId === operationId &&
      other.path.length < path.length &&
      other.path.every((part, at) => part === path[at]),
  );

describe('a wrong value of what decides is no answer, and reported', () => {
  const deciding = places.filter(
    (place) => !place.decorates && !place.mayBeEmpty && !isInsideDecoration(place),
  );
  test.each(deciding)('$name', async (place) => {
    const answer = changed(place.example, place.path, wrongFor(valueAt(place.example, place.path)));
    expect(await read(place, answer)).toBe('contract');
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('an address without TLS and a text that is too long are wrong values', async () => {
  const [place] = places.filter(({ name }) => name === 'revealMerchantCode shop.link');
  if (!place) throw new Error('The example is missing');
  const sheet = place.example as Json;
  const shop = { ...(sheet['shop'] as Json), link: 'http://shop.example' };
  const read1 = await read(place, { ...sheet, shop, warnings: 'x'.repeat(6000) });
  const { link: _, ...bare } = shop;
  const { warnings: __, ...rest } = sheet;
  expect(read1).toEqual({ ...rest, shop: bare });
});

test('a number where a text is described is read as its digits', async () => {
  const [place] = places.filter(({ name }) => name === 'revealMerchantCode codes.0.pin');
  if (!place) throw new Error('The example is missing');
  const answer = changed(place.example, place.path, 4711);
  expect(await read(place, answer)).toEqual(changed(place.example, place.path, '4711'));
});
