// What the checks need of the document: operations, their fields, and whether a request or an answer fits.
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';

/** Reads a bundled OpenAPI document. */
export function readContract(file) {
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const at = (pointer) =>
    pointer
      .split('/')
      .slice(1)
      .reduce((node, key) => node[key.replaceAll('~1', '/')], document);
  const resolved = (node) => {
    const { $ref, ...beside } = node ?? {};
    return $ref === undefined ? (node ?? {}) : { ...resolved(at($ref)), ...beside };
  };
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        operation.operationId,
        { ...operation, path, method: method.toUpperCase() },
      ]),
    ),
  );
  /** Addresses without parameters first, because they are also like those with one. */
  const patterns = [...operations]
    .map(([id, { method, path }]) => [method, path.replaceAll(/\{\w+\}/g, '[^/]+'), id])
    .toSorted(([, one], [, other]) => one.split('[').length - other.split('[').length)
    .map(([method, path, id]) => [method, new RegExp(`^${path}$`), id]);

  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats.default ?? addFormats)(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'document', components: { schemas: document.components.schemas } });
  const inDocument = (_name, value) =>
    typeof value === 'string' && value.startsWith('#/components/schemas/')
      ? `document${value}`
      : value;
  const compiled = new Map();
  /** What the document refuses of a value: a JSON pointer and a text each. */
  function errorsOf(schema, value) {
    const key = JSON.stringify(schema, inDocument);
    const validate = compiled.get(key) ?? ajv.compile(JSON.parse(key));
    compiled.set(key, validate);
    if (validate(value)) return [];
    return validate.errors.map(({ instancePath, message, params: { missingProperty } }) => ({
      pointer: missingProperty ? `${instancePath}/${missingProperty}` : instancePath,
      message: `${instancePath || '/'} ${message}`,
    }));
  }

  const bodyOf = (id) =>
    Object.entries(resolved(operations.get(id).requestBody).content ?? {})[0] ?? [];
  const bodySchema = (id) => bodyOf(id)[1]?.schema;
  /** A schema with that of its items, without references. */
  const withItems = (schema) => {
    const node = resolved(schema);
    return node.items === undefined ? node : { ...node, items: resolved(node.items) };
  };
  const parametersOf = (id) =>
    (operations.get(id).parameters ?? []).map((parameter) => {
      const { schema, ...named } = resolved(parameter);
      return { ...named, schema: withItems(schema) };
    });
  /** The fields of a schema, also of those that it is made of. */
  function fieldsOf(schema) {
    const node = resolved(schema);
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => node[name] ?? []);
    return Object.assign({}, ...parts.map(fieldsOf), node.properties);
  }
  /** Every field of a value, at any depth: its place as a list of names, its schema and its value. */
  function placesIn(schema, value, place = []) {
    if (Array.isArray(value)) {
      return value
        .slice(0, 1)
        .flatMap((item) => placesIn(resolved(schema).items, item, [...place, 0]));
    }
    if (typeof value !== 'object' || value === null) return [];
    const fields = fieldsOf(schema);
    return Object.entries(value).flatMap(([name, inner]) => [
      { place: [...place, name], schema: withItems(fields[name]), value: inner },
      ...placesIn(fields[name], inner, [...place, name]),
    ]);
  }
  const headerErrors = (response, headers) =>
    Object.entries(response.headers ?? {}).flatMap(([name, reference]) => {
      const { required, schema } = resolved(reference);
      const text = headers.get(name);
      if (text === null) return required ? [`has no ${name}`] : [];
      const isNumber = schema.type === 'integer' && /^\d+$/.test(text);
      return errorsOf(schema, isNumber ? Number(text) : text).map(
        (error) => `${name} ${error.message}`,
      );
    });

  return {
    operations,
    /** The value of an example of the document, by its name. */
    example: (name) => document.components.examples[name].value,
    takesKey: (id) => parametersOf(id).some(({ name }) => name === 'Idempotency-Key'),
    takesVersion: (id) => parametersOf(id).some(({ name }) => name === 'If-Match'),
    needsToken: (id) => (operations.get(id).security ?? []).length > 0,
    /** Whether a token that only pays is refused. */
    needsRedeemToken: (id) => '403' in operations.get(id).responses,
    fieldsOfBody: (id) =>
      Object.fromEntries(
        Object.entries(fieldsOf(bodySchema(id))).map(([name, schema]) => [name, withItems(schema)]),
      ),
    placesOfBody: (id, content) => placesIn(bodySchema(id), content),
    parametersOf,
    /** The media type of a body; `undefined` where an operation takes none. */
    bodyType: (id) => bodyOf(id)[0],
    valueErrors: errorsOf,
    bodyErrors: (id, content) => errorsOf(bodySchema(id), content),
    tokenErrors: (payload) =>
      errorsOf({ $ref: '#/components/schemas/VoucherTokenPayload' }, payload).map(
        ({ message }) => message,
      ),
    /** The operation that a request is sent to, by its method and address. */
    operationOf: ({ method, path }) =>
      patterns.find((each) => each[0] === method && each[1].test(path.split('?')[0]))?.[2],
    /** What is wrong with an answer, a text each: its status, headers, type and body. */
    answerErrors(id, { status, type, headers, body }) {
      const response = resolved(operations.get(id).responses[status]);
      const medias = response.content ?? {};
      if (response.description === undefined) return [`status ${status} is not described`];
      if (!(type in medias) && (type !== '' || Object.keys(medias).length > 0)) {
        return [`${type || 'no body'} is not described for ${status}`];
      }
      return [
        ...headerErrors(response, headers),
        ...(type.endsWith('json')
          ? errorsOf(medias[type].schema, body).map(({ message }) => message)
          : []),
      ];
    },
  };
}
