import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { asNode, type Contract } from '../../mocks/contract.ts';

/** A request of a page, or of a pact, without its address and the headers that all calls share. */
export interface SentRequest {
  readonly call: string;
  /** JSON, or a form as an object of its fields. */
  readonly body?: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  /** Whether it has an `Idempotency-Key`. */
  readonly hasKey: boolean;
}

/** What stands at each place of a request, by pointer: `/customer/email` holds an `email`. */
export type Kinds = ReadonlyMap<string, string>;

type Schema = Readonly<Record<string, unknown>>;

const ajv = new Ajv2020({ strict: false });
addFormats['default'](ajv);
/** A check that is compiled once for each format. */
const formats = new Map<string, (text: string) => boolean>();

function hasFormat(format: string, text: string): boolean {
  const check = formats.get(format) ?? ajv.compile<string>({ type: 'string', format });
  formats.set(format, check);
  return check(text);
}

/**
 * The kinds of all that a request holds. A value that the contract lists counts as itself, a text by its
 * format and pattern, anything else by its JSON type: whose name it is does not matter. The items of a
 * list are at one place. The captcha is left out: it is off in tests of pages, and on where the site has one.
 */
export function createKinds(contract: Contract): (request: SentRequest) => Kinds {
  const { flatten, bodyOf, queryOf } = reader(contract);

  function collect(kinds: Map<string, Set<string>>, at: string, value: unknown, schema: unknown) {
    const schemas = flatten(schema);
    const add = (kind: string) => kinds.set(at, (kinds.get(at) ?? new Set()).add(kind));
    if (Array.isArray(value)) {
      add('list');
      for (const item of value) collect(kinds, `${at}/-`, item, itemOf(schemas));
    } else if (typeof value === 'object' && value !== null && !(value instanceof File)) {
      if (at !== '') add('object');
      for (const [name, item] of Object.entries(value)) {
        if (item === undefined || name === 'captcha') continue;
        collect(kinds, `${at}/${name}`, item, memberOf(schemas, name));
      }
    } else add(kindOf(value, schemas));
  }

  /** A text of a form or an address, as the value and the list of values that its schema says it is. */
  function typed(value: unknown, schema: unknown): unknown {
    const schemas = flatten(schema);
    const types = schemas.map(({ type }) => type);
    if (types.includes('array')) {
      const items = Array.isArray(value) ? (value as unknown[]) : String(value).split(',');
      return items.map((item) => typed(item, itemOf(schemas)));
    }
    if (typeof value !== 'string') return value;
    if (types.includes('boolean') && /^(?:true|false)$/.test(value)) return value === 'true';
    if (types.includes('integer') && /^-?\d+$/.test(value)) return Number(value);
    return types.includes('number') && value !== '' ? Number(value) : value;
  }

  return ({ call, body, query, hasKey }) => {
    const kinds = new Map<string, Set<string>>();
    const { schema, isForm } = bodyOf(call);
    const fields = isForm
      ? Object.fromEntries(
          Object.entries(asNode(body))
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => [name, typed(value, memberOf(flatten(schema), name))]),
        )
      : body;
    if (fields !== undefined) collect(kinds, '', fields, schema);
    const parameters = queryOf(call);
    for (const [name, value] of Object.entries(query)) {
      collect(kinds, `?${name}`, typed(value, parameters[name]), parameters[name]);
    }
    if (hasKey) kinds.set('Idempotency-Key', new Set(['header']));
    return new Map([...kinds].map(([at, all]) => [at, [...all].toSorted().join(', ')]));
  };
}

const memberOf = (schemas: readonly Schema[], name: string): Schema => ({
  anyOf: schemas.map((each) => asNode(each['properties'])[name] ?? {}),
});

const itemOf = (schemas: readonly Schema[]): Schema => ({
  anyOf: schemas.map((each) => each['items'] ?? {}),
});

function kindOf(value: unknown, schemas: readonly Schema[]): string {
  // A recorded file is its media type; which of the accepted ones it is does not matter.
  if (schemas.some(({ format }) => format === 'binary')) return 'file';
  const isListed = schemas.some(
    (schema) =>
      schema['const'] === value ||
      (Array.isArray(schema['enum']) && schema['enum'].includes(value)),
  );
  if (isListed) return JSON.stringify(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value !== 'string') return value === null ? 'null' : typeof value;
  if (value === '') return 'empty text';
  const rules = schemas.flatMap(({ format, pattern }) => [
    ...(typeof format === 'string' && hasFormat(format, value) ? [format] : []),
    ...(typeof pattern === 'string' && new RegExp(pattern, 'u').test(value) ? [pattern] : []),
  ]);
  return ['text', ...new Set(rules)].join(' ');
}

/** Finds what the contract says of the parts of a request. */
function reader({ document, resolve }: Contract) {
  const operations = new Map(
    Object.values(asNode(asNode(document)['paths'])).flatMap((item) =>
      Object.values(asNode(item)).map((operation) => [
        String(asNode(operation)['operationId']),
        asNode(operation),
      ]),
    ),
  );

  /** A schema with all that it is made of. */
  function flatten(schema: unknown): Schema[] {
    const node = asNode(resolve(schema));
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (node[key] ?? []) as unknown[]);
    return [node, ...parts.flatMap(flatten)];
  }

  return {
    flatten,
    bodyOf(call: string) {
      const { requestBody } = operations.get(call) ?? {};
      const [[type, media] = []] = Object.entries(asNode(asNode(resolve(requestBody))['content']));
      return { schema: asNode(media)['schema'], isForm: type === 'multipart/form-data' };
    },
    queryOf(call: string): Readonly<Record<string, unknown>> {
      const parameters = (operations.get(call)?.['parameters'] ?? []) as unknown[];
      return Object.fromEntries(
        parameters
          .map((parameter) => asNode(resolve(parameter)))
          .filter((parameter) => parameter['in'] === 'query')
          .map(({ name, schema }) => [String(name), schema]),
      );
    },
  };
}
