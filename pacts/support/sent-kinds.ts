import { contract } from './contract.ts';

/** A request of a page, or of a pact, without its address and the headers that all calls share. */
export interface SentRequest {
  readonly call: string;
  /** JSON, or a form as an object of its fields. */
  readonly body?: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  /** Whether it has an `Idempotency-Key`. */
  readonly hasKey: boolean;
}

/** What stands at each place of a request, by pointer: `/customer/email` holds a text that fits its schema. */
export type Kinds = ReadonlyMap<string, string>;

type Schema = Readonly<Record<string, unknown>>;

/**
 * The kinds of all that a request holds. A value that the contract lists counts as itself, a text by
 * whether it fits its schema, anything else by its JSON type: whose name it is does not matter. The captcha
 * is left out: it is off in tests of pages, and on where the site has one.
 */
export function kindsOf({ call, body, query, hasKey }: SentRequest): Kinds {
  const isForm = contract.bodyType(call)?.startsWith('multipart/') ?? false;
  const fields = isForm ? contract.fieldsOfBody(call) : {};
  const content = isForm ? typedAll(body as Schema, fields) : body;
  const places = content === undefined ? [] : contract.placesOfBody(call, content);
  const parameters = contract.parametersOf(call).map(({ name, schema }) => [name, schema] as const);
  const schemas: Readonly<Record<string, Schema>> = Object.fromEntries(parameters);
  return new Map([
    ...places
      .filter(({ place, value }) => value !== undefined && place.at(-1) !== 'captcha')
      .map(({ place, schema, value }) => [`/${place.join('/')}`, kindOf(value, schema)] as const),
    ...Object.entries(typedAll(query, schemas)).map(
      ([name, value]) => [`?${name}`, kindOf(value, schemas[name] ?? {})] as const,
    ),
    ...(hasKey ? [['Idempotency-Key', 'header'] as const] : []),
  ]);
}

/** Texts of a form or an address as the values and the lists that their schemas say they are. */
const typedAll = (values: Schema, schemas: Readonly<Record<string, Schema>>): Schema =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typed(value, schemas[name] ?? {})]),
  );
function typed(value: unknown, { type, items }: Schema): unknown {
  if (type === 'array') {
    const all = Array.isArray(value) ? (value as unknown[]) : String(value).split(',');
    return all.map((item) => typed(item, items as Schema));
  }
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && value !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}

function kindOf(value: unknown, schema: Schema): string {
  if (Array.isArray(value)) {
    const kinds = value.map((item) => kindOf(item, (schema['items'] ?? {}) as Schema));
    return `list of ${[...new Set(kinds)].toSorted().join(', ')}`;
  }
  // A recorded file is its media type; which of the accepted ones it is does not matter.
  if (schema['format'] === 'binary') return 'file';
  const listed = [schema['const'], ...((schema['enum'] ?? []) as unknown[])];
  if (value === null || listed.includes(value)) return JSON.stringify(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value !== 'string') return typeof value;
  if (value === '') return 'empty text';
  return contract.valueErrors(schema, value).length === 0 ? 'text' : 'text that does not fit';
}
