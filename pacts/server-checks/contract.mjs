// What the checks need of the document: operations, who needs what, and whether an answer fits.
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';

const PARTS = ['allOf', 'oneOf', 'anyOf', 'if', 'then', 'else'];

/** Reads a bundled OpenAPI document. */
export function readContract(file) {
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const at = (pointer) =>
    pointer
      .split('/')
      .slice(1)
      .reduce((node, key) => node[key.replaceAll('~1', '/')], document);
  const resolved = (node) => (node?.$ref === undefined ? node : resolved(at(node.$ref)));
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        operation.operationId,
        { ...operation, path, method: method.toUpperCase() },
      ]),
    ),
  );
  const withItems = (schema) =>
    schema.items === undefined ? schema : { ...schema, items: resolved(schema.items) };
  const bodySchema = ({ requestBody }) =>
    Object.values(resolved(requestBody)?.content ?? {})[0]?.schema;

  /** The fields of a schema, also of those that it is made of. */
  function fieldsOf(schema) {
    const node = resolved(schema) ?? {};
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => node[name] ?? []);
    return Object.assign({}, ...parts.map(fieldsOf), node.properties);
  }

  function requiredOf(schema) {
    const node = resolved(schema) ?? {};
    return [...(node.required ?? []), ...(node.allOf ?? []).flatMap(requiredOf)];
  }

  /** Every text of a fixed list, and every name of a field: a failure may name them. */
  const words = new Set();
  const collectWords = (node) => {
    if (typeof node !== 'object' || node === null) return;
    for (const word of node.enum ?? []) words.add(String(word));
    for (const [name, inner] of Object.entries(node)) {
      if (name === 'properties') for (const field of Object.keys(inner)) words.add(field);
      if (!/^examples?$/.test(name)) collectWords(inner);
    }
  };
  collectWords(document);

  const check = validators(document);
  /** Addresses without parameters first, because they are also like those with one. */
  const patterns = [...operations]
    .map(([id, { method, path }]) => ({
      id,
      method,
      path,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }))
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

  /** The fields that a value of a schema has or may have: of several variants, those of the one that fits. */
  function fieldsFor(schema, value) {
    const node = resolved(schema) ?? {};
    const variants = ['oneOf', 'anyOf'].flatMap((name) => node[name] ?? []);
    const fitting = variants.filter((variant) => check('open', variant, value).length === 0);
    const parts = [...(node.allOf ?? []), ...fitting].map((part) => fieldsFor(part, value));
    return Object.assign({}, node.properties, ...parts);
  }

  /** Every field of a value, also those that it leaves out, with its place as a list of names. */
  function placesIn(schema, value, place = []) {
    if (Array.isArray(value)) {
      return value
        .slice(0, 1)
        .flatMap((item) => placesIn(resolved(schema)?.items, item, [...place, '0']));
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(fieldsFor(schema, value)).flatMap(([name, field]) => [
      { place: [...place, name], schema: withoutReference(field), value: value[name] },
      ...placesIn(field, value[name], [...place, name]),
    ]);
  }
  /** A schema as it is used: what stands beside a reference counts, too. */
  function withoutReference(schema) {
    const { $ref, ...beside } = schema;
    return $ref === undefined ? schema : { ...resolved(schema), ...beside };
  }

  return {
    sites: document['x-sites'] ?? [],
    rateLimits: document['x-rate-limits'] ?? [],
    /** @returns the fields of a body, those that are left out, too: `{ place, schema, value }` each */
    placesOfBody: (id, content) => placesIn(bodySchema(operations.get(id)), content),
    /** @returns the parameters of a kind (`path`, `query`), with their schemas */
    parametersOf: (id, kind) =>
      (operations.get(id).parameters ?? [])
        .map(resolved)
        .filter((parameter) => parameter.in === kind)
        .map(({ name, schema }) => ({ name, schema: withItems(withoutReference(schema)) })),
    /** What the document refuses of a parameter's value, a text each. */
    valueErrors: (schema, value) => check('open', schema, value),
    operations,
    /** Answers of success that must not be stored on the way. */
    holdsSecret: (id) =>
      Object.entries(operations.get(id).responses).some(
        ([status, response]) =>
          Number(status) < 300 &&
          resolved(resolved(response).headers?.['Cache-Control'])?.required === true,
      ),
    takesCaptcha: (id) => 'captcha' in fieldsOf(bodySchema(operations.get(id))),
    needsRedeemToken: (id) => '403' in operations.get(id).responses,
    needsToken: (id) => (operations.get(id).security ?? []).length > 0,
    fieldsOfBody: (id) =>
      Object.fromEntries(
        Object.entries(fieldsOf(bodySchema(operations.get(id)))).map(([name, schema]) => [
          name,
          resolved(schema),
        ]),
      ),
    /** The names of the fields that a body must have, whatever else is in it. */
    requiredOfBody: (id) => requiredOf(bodySchema(operations.get(id))),
    /** What of a request's body the document refuses, a text each. */
    bodyErrors: (id, content) => check('open', bodySchema(operations.get(id)), content),
    /** Whether the answer has a version of its own, which a browser may ask about. */
    hasVersion: (id) => 'ETag' in (resolved(operations.get(id).responses[200])?.headers ?? {}),
    /** The operation that a request is sent to, by its method and address. */
    operationOf(method, path) {
      const [address] = path.split('?');
      return patterns.find((each) => each.method === method && each.pattern.test(address))?.id;
    },
    words,
    /** What is wrong with the headers of an answer, a text each: those that are described. */
    headerErrors(id, { status, headers }) {
      const described = resolved(operations.get(id).responses[status])?.headers ?? {};
      return Object.entries(described).flatMap(([name, reference]) => {
        const { required, schema } = resolved(reference);
        const text = headers[name.toLowerCase()];
        if (text === undefined) return required ? [`has no ${name}`] : [];
        const isNumber = ['integer', 'number'].includes(schema.type);
        const value = isNumber && /^\d+$/.test(text) ? Number(text) : text;
        return check('open', schema, value).map((error) => `${name} (${text}) ${error}`);
      });
    },
    problemErrors: (body) => check('open', '#/components/schemas/Problem', body),
    tokenErrors: (payload) => check('open', '#/components/schemas/VoucherTokenPayload', payload),
    /**
     * What is wrong with an answer, a text each.
     * @param kind `open` compares with the schemas, `closed` also finds fields that they do not describe
     */
    answerErrors(id, { status, type, body }, kind) {
      const response = resolved(operations.get(id).responses[status]);
      if (!response) return [`status ${status} is not described`];
      const medias = response.content ?? {};
      if (type === '') return Object.keys(medias).length === 0 ? [] : ['has no body'];
      if (!(type in medias)) return [`${type} is not described for ${status}`];
      return type.endsWith('json') ? check(kind, medias[type].schema, body) : [];
    },
  };
}

/** Compares values with schemas of the document, as they are or closed for further fields. */
function validators(document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats.default ?? addFormats)(ajv);
  ajv.addFormat('binary', true);
  for (const kind of ['open', 'part', 'whole']) {
    const schemas = Object.entries(document.components.schemas);
    const converted = schemas.map(([name, schema]) => [name, convert(schema, kind)]);
    ajv.addSchema({ $id: kind, components: { schemas: Object.fromEntries(converted) } });
  }
  const compiled = new Map();
  return (kind, schema, value) => {
    const key = `${kind} ${JSON.stringify(schema)}`;
    const wanted = typeof schema === 'string' ? { $ref: schema } : schema;
    const validate =
      compiled.get(key) ?? ajv.compile(convert(wanted, kind === 'closed' ? 'whole' : kind));
    compiled.set(key, validate);
    if (validate(value)) return [];
    const found = validate.errors.map(({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message} ${params.unevaluatedProperty ?? ''}`.trim(),
    );
    return [...new Set(found)];
  };
}

/**
 * A schema with its references into one of three copies of the components: `open` as they are, `whole`
 * closed for fields that are not described, `part` what a whole one is composed of.
 */
function convert(schema, kind) {
  if (typeof schema !== 'object' || schema === null) return schema;
  const inside = kind === 'open' ? 'open' : 'whole';
  const part = kind === 'open' ? 'open' : 'part';
  const isComposed = PARTS.some((name) => name in schema);
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$ref') return [[key, `${kind}${value}`]];
    if (key === 'discriminator' || key === 'contentSchema') return [];
    // The lint needs it in conditions; here it would let every field pass.
    if (kind !== 'open' && key === 'unevaluatedProperties' && value === true) return [];
    if (key === 'properties') {
      return [[key, Object.fromEntries(mapped(value, (item) => convert(item, inside)))]];
    }
    if (key === 'items' || key === 'additionalProperties') return [[key, convert(value, inside)]];
    if (!PARTS.includes(key)) return [[key, value]];
    return [
      [key, Array.isArray(value) ? value.map((item) => convert(item, part)) : convert(value, part)],
    ];
  });
  const isClosed = kind === 'whole' && (schema.properties !== undefined || isComposed);
  const isOpenOnPurpose = 'additionalProperties' in schema;
  return {
    ...Object.fromEntries(entries),
    ...(isClosed && !isOpenOnPurpose && { unevaluatedProperties: false }),
  };
}

const mapped = (object, change) =>
  Object.entries(object).map(([name, value]) => [name, change(value)]);
