// The contract as a server uses it: finds the operation, checks what comes in and what goes out.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './store.ts';

const CONTRACT_FILE = join(import.meta.dirname, '../../generated/openapi.json');

type Node = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Node;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly parameters: readonly Parameter[];
  readonly needsToken: boolean;
  /** Whether a token that only pays is refused. */
  readonly needsRedeemToken: boolean;
  /** Whether a call without a captcha solution is refused. */
  readonly needsCaptcha: boolean;
  /** The schema of the body, and whether it comes as a form. */
  readonly body: { readonly schema: Node; readonly isForm: boolean } | undefined;
  readonly responses: Node;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false });
addFormats['default'](ajv);
ajv.addFormat('binary', true);

const document = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as Node;
ajv.addSchema({ $id: 'contract', components: { schemas: at(document, '#/components/schemas') } });

function at(node: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((value, key) => (value as Node)[key.replaceAll('~1', '/')], node);
}

const resolved = (node: unknown): Node => {
  const { $ref } = node as Node;
  return typeof $ref === 'string' ? resolved(at(document, $ref)) : (node as Node);
};

export const operations: readonly Operation[] = Object.entries(
  document['paths'] as Record<string, Record<string, Node>>,
).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => {
    const requestBody = resolved(operation['requestBody'] ?? {});
    const [[type, media] = []] = Object.entries(
      (requestBody['content'] ?? {}) as Record<string, Node>,
    );
    const responses = operation['responses'] as Node;
    return {
      id: String(operation['operationId']),
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      parameters: ((operation['parameters'] ?? []) as unknown[]).map(
        (parameter) => resolved(parameter) as unknown as Parameter,
      ),
      needsToken: (operation['security'] as unknown[]).length > 0,
      needsRedeemToken: '403' in responses,
      // A partner's link asks for one in case of doubt only.
      needsCaptcha:
        media !== undefined &&
        'captcha' in propertiesOf(media['schema'] as Node) &&
        operation['operationId'] !== 'createThirdPartyRedeemToken',
      body: media && { schema: media['schema'] as Node, isForm: type === 'multipart/form-data' },
      responses,
    };
  }),
);

/** How often is too often (`x-rate-limits`). */
export const rateLimits = document['x-rate-limits'] as readonly {
  readonly operations: readonly string[];
  readonly per: 'address' | 'voucher' | 'link';
  readonly requests: number;
  readonly seconds: number;
}[];

/** The sites of the website, by their hosts. */
export const sites = document['x-sites'] as readonly {
  readonly id: string;
  readonly hosts: readonly string[];
  readonly country: string;
}[];

const validators = new Map<Node, ValidateFunction>();

/** What is wrong with a value, as JSON pointers; nothing when it is valid. */
export function errorsOf(schema: Node, value: unknown): readonly string[] {
  const known = validators.get(schema) ?? ajv.compile(withContract(schema) as Node);
  validators.set(schema, known);
  if (known(value)) return [];
  return (known.errors ?? []).map(({ instancePath, params }) => {
    const { missingProperty } = params as { missingProperty?: string };
    return missingProperty ? `${instancePath}/${missingProperty}` : instancePath;
  });
}

/** A schema outside the components, with its references into them. */
function withContract(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(withContract);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' ? `contract${String(value)}` : withContract(value),
    ]),
  );
}

/** The value of a parameter as its schema wants it: numbers and lists are written as text. */
export function readParameter({ schema }: Parameter, text: string): unknown {
  const { type } = resolved(schema);
  if (type === 'integer' || type === 'number') return numberOf(text);
  if (type === 'array') return text.split(',').map((item) => readItem(schema, item));
  return text;
}

/** A text that is no finite number is none. */
function numberOf(text: string): number {
  const number = /^-?[\d.]+(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : NaN;
}

const readItem = (schema: Node, text: string): unknown =>
  resolved(resolved(schema)['items'])['type'] === 'integer' ? Number(text) : text;

/** The properties of a body's schema, for what a form holds as text. */
export function propertiesOf(schema: Node): Readonly<Record<string, Node>> {
  const properties = Object.entries((resolved(schema)['properties'] ?? {}) as Node);
  return Object.fromEntries(properties.map(([name, property]) => [name, resolved(property)]));
}

/** What of an answer the contract does not know, a text each. */
export function errorsOfAnswer(
  { id, responses }: Operation,
  { status, body }: Answer,
  type: string | undefined,
): readonly string[] {
  const response = responses[String(status)];
  if (!response) return [`${id} has no ${status}`];
  const content = (resolved(response)['content'] ?? {}) as Record<string, Node>;
  if (type === undefined) return Object.keys(content).length > 0 ? [`${id} needs a body`] : [];
  const media = content[type];
  if (!media) return [`${id} ${status} has no ${type}`];
  if (!type.endsWith('json')) return [];
  return errorsOf(media['schema'] as Node, body).map((error) => `${id} ${status}: ${error}`);
}
