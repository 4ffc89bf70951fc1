// The body that an answer has to have, with how exactly. A field is asked for when the contract
// requires it (the client refuses an answer without it) or when the interaction says that the
// website uses it; everything else in the example is ignored here.
import { MatchersV3 } from '@pact-foundation/pact';
import { asNode, type Contract } from '../../mocks/contract.ts';
import type { Interaction } from './interaction.ts';

/** What visitors and code decide by, wherever it appears; the rest may differ in value. */
const EXACT = new Set(['code', 'displayCode']);

/** What the website reads of a failure. */
const OF_A_PROBLEM = ['displayCode', 'errors', 'errors.pointer'];

/** The formats of the contract that a text has to have. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$`,
  date: String.raw`^\d{4}-\d{2}-\d{2}$`,
  email: String.raw`^[^@\s]+@[^@\s]+$`,
  uri: String.raw`^[a-z][a-z0-9+.-]*:\S+$`,
  'uri-reference': String.raw`^\S+$`,
};

interface Place {
  /** Field names from the top, without list positions. */
  readonly path: string;
  readonly isProblem: boolean;
  /** One of many: its value is an example only. */
  readonly isInList: boolean;
  readonly uses: ReadonlySet<string>;
  readonly exact: ReadonlySet<string>;
  readonly atLeast: Readonly<Record<string, number>>;
}

/** The part of an interaction that says which answer is expected. */
export type ExpectedAnswer = Pick<
  Interaction,
  'status' | 'example' | 'uses' | 'exact' | 'atLeast'
> & {
  readonly call: string;
};

/** The body of an interaction's answer as Pact matchers around the contract's example. */
export function expectedBody(contract: Contract, interaction: ExpectedAnswer): unknown {
  const { call, status, example, uses = [], exact = [], atLeast = {} } = interaction;
  const answer = { status, ...(example && { example }) };
  const value = contract.example(call, answer);
  if (value === undefined) throw new Error(`${call} has no example ${example} under ${status}`);
  const isProblem = status >= 400;
  return match(contract, contract.responseSchema(call, answer), value, {
    path: '',
    isProblem,
    isInList: false,
    uses: new Set([...(isProblem ? OF_A_PROBLEM : []), ...uses]),
    exact: new Set(exact),
    atLeast,
  });
}

function match(contract: Contract, schemaOrRef: unknown, value: unknown, place: Place): unknown {
  const schema = flat(contract, schemaOrRef, value);
  if (Array.isArray(value)) return list(contract, schema, value, place);
  if (typeof value === 'object' && value !== null) return fields(contract, schema, value, place);
  if (typeof value === 'string') return text(schema, value, place);
  if (typeof value === 'number' && !isStatus(place)) return amount(schema, value);
  return schema.isFixed || place.exact.has(place.path) ? equal(value) : MatchersV3.like(value);
}

/** Exactly the value: inside a list a plain one would match by its type. */
const equal = <T>(value: T) => ({ 'pact:matcher:type': 'equality', value });

const isStatus = ({ path, isProblem }: Place): boolean => isProblem && path === 'status';

function fields(
  contract: Contract,
  { required, properties }: Schema,
  value: object,
  place: Place,
): object {
  const wanted = Object.entries(value).flatMap(([name, item]) => {
    const path = place.path ? `${place.path}.${name}` : name;
    if (!required.has(name) && !place.uses.has(path)) return [];
    return [[name, match(contract, properties[name], item, { ...place, path })]];
  });
  // A map without described fields is only asked to be one.
  return wanted.length > 0 ? Object.fromEntries(wanted) : MatchersV3.like({});
}

function list(
  contract: Contract,
  { items, minItems, maxItems }: Schema,
  value: readonly unknown[],
  place: Place,
): unknown {
  // A list of a fixed length is no list but a place: each of its values is another one.
  if (minItems === value.length && maxItems === minItems) {
    return value.map((item) => match(contract, items, item, { ...place, isInList: true }));
  }
  // Inside a list, whether another list is empty is the data's own affair; elsewhere the state says so,
  // and Pact compares an empty list only without a matcher.
  if (value.length === 0) return place.isInList ? MatchersV3.like([]) : [];
  const least = place.atLeast[place.path] ?? minItems ?? (place.isInList ? 0 : 1);
  const item = match(contract, items, value[0], { ...place, isInList: true });
  return MatchersV3.atLeastLike(item, least, Math.max(least, 1));
}

/** A whole number only where the contract says so: `1` may stand for any number. */
function amount({ type }: Schema, value: number): unknown {
  return type === 'integer' ? MatchersV3.integer(value) : MatchersV3.number(value);
}

function text(schema: Schema, value: string, place: Place): unknown {
  const { format, pattern, options, isFixed, minLength } = schema;
  const { path, isInList, isProblem, exact } = place;
  const isNamed = exact.has(path) || (isProblem && EXACT.has(path));
  const isExact = isNamed || isFixed || (options && !isInList);
  if (isExact) return equal(value);
  if (options) return shaped(`^(${options.join('|')})$`, value);
  if (pattern) return shaped(whole(pattern, minLength), value);
  const atLeast = minLength ? whole(String.raw`^[\s\S]+$`, minLength) : undefined;
  const shape = FORMATS[String(format)] ?? atLeast;
  return shape ? shaped(shape, value) : MatchersV3.like(value);
}

/** A text of this shape: Pact's pattern alone would let a number pass whose digits fit it. */
const shaped = (regex: string, value: string) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex }],
  value,
});

/**
 * A schema's pattern may hit any part of a text, a pact's has to match all of it; and it says how long
 * the text is at least, where that is a repeat of one set.
 */
function whole(withoutLength: string, minLength = 1): string {
  const pattern =
    minLength > 1
      ? withoutLength.replace(/^(\^\[[^\]]+\])\+\$$/, `$1{${minLength},}$`)
      : withoutLength;
  return `${pattern.startsWith('^') ? '' : '.*'}${pattern}${pattern.endsWith('$') ? '' : '.*'}`;
}

interface Schema {
  readonly required: ReadonlySet<string>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly type: unknown;
  readonly items: unknown;
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
  readonly format: unknown;
  readonly minLength: number | undefined;
  readonly pattern: string | undefined;
  /** The values of a fixed list. */
  readonly options: readonly string[] | undefined;
  /** There is one value only. */
  readonly isFixed: boolean;
}

/** A schema with what it refers to and is composed of; of variants, the one that the value is. */
function flat(contract: Contract, schemaOrRef: unknown, value: unknown): Schema {
  const node = asNode(contract.resolve(schemaOrRef));
  const all = Array.isArray(node['allOf']) ? (node['allOf'] as unknown[]) : [];
  const parts = [...all, ...variantOf(node, value)].map((part) => flat(contract, part, value));
  const own = Array.isArray(node['required']) ? node['required'].map(String) : [];
  return {
    required: new Set([...own, ...parts.flatMap((part) => [...part.required])]),
    properties: Object.assign(
      {},
      asNode(node['properties']),
      ...parts.map((part) => part.properties),
    ),
    type: node['type'] ?? parts.find(({ type }) => type)?.type,
    items: node['items'],
    minItems: typeof node['minItems'] === 'number' ? node['minItems'] : undefined,
    maxItems: typeof node['maxItems'] === 'number' ? node['maxItems'] : undefined,
    format: node['format'],
    minLength: typeof node['minLength'] === 'number' ? node['minLength'] : undefined,
    pattern: typeof node['pattern'] === 'string' ? node['pattern'] : undefined,
    options: Array.isArray(node['enum']) ? node['enum'].map(String) : undefined,
    isFixed: 'const' in node,
  };
}

/** The variant that the discriminator names, or none. */
function variantOf({ discriminator }: ReturnType<typeof asNode>, value: unknown): unknown[] {
  const { propertyName, mapping } = asNode(discriminator);
  const $ref = asNode(mapping)[String(asNode(value)[String(propertyName)])];
  return typeof $ref === 'string' ? [{ $ref }] : [];
}
