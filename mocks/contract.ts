// The gateway's view of the contract: operations, their example names, and which response
// fields may be filled from the request. Read from the bundle, like everything else that uses it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CONTRACT_FILE = join(import.meta.dirname, '../generated/openapi.mock.json');
/** The external geocoding service's. */
export const GEOCODING_FILE = join(import.meta.dirname, '../generated/geocoding.json');

export interface Answer {
  readonly status: number;
  /** Name of the example; absent for answers without a body. */
  readonly example?: string;
}

/** Whether a name means an operation: its id, or the beginning of ids with an asterisk (`initCharge*`). */
export const isMeant = (pattern: string, operationId: string): boolean =>
  pattern.endsWith('*') ? operationId.startsWith(pattern.slice(0, -1)) : operationId === pattern;

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly answers: readonly Answer[];
  /** Whether its security asks for the voucher token. */
  readonly needsToken: boolean;
}

export interface OperationMatch {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

export interface Contract {
  readonly document: object;
  readonly operations: readonly Operation[];
  match(method: string, path: string): OperationMatch | undefined;
  /** The value of a named example, or undefined. */
  example(operationId: string, answer: Answer): unknown;
  /** The schema of an answer's body, for the echo. */
  responseSchema(operationId: string, answer: Answer): unknown;
  /** The media type that has a named example: an answer may come as one of several. */
  mediaType(operationId: string, answer: Answer): string | undefined;
  /** Follows a `$ref` inside the document; anything else is returned as it is. */
  resolve(node: unknown): unknown;
}

type Node = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function readContract(file = CONTRACT_FILE): Contract {
  return createContract(JSON.parse(readFileSync(file, 'utf8')) as object);
}

export function createContract(document: object): Contract {
  const resolve = (node: unknown): unknown => {
    const reference = asNode(node)['$ref'];
    return typeof reference === 'string' ? resolve(follow(document, reference)) : node;
  };
  const found = Object.entries(asNode(asNode(document)['paths'])).flatMap(([path, item]) =>
    METHODS.filter((method) => method in asNode(item)).map((method) =>
      readOperation(method, path, asNode(asNode(item)[method]), resolve),
    ),
  );
  const byId = new Map(found.map((entry) => [entry.operation.id, entry]));
  const media = (
    id: string,
    { status, example }: Answer,
  ): [type: string, media: Node] | undefined => {
    const response = asNode(resolve(byId.get(id)?.responses[String(status)]));
    const all = Object.entries(asNode(response['content'])).map(([type, node]): [string, Node] => [
      type,
      asNode(node),
    ]);
    return all.find(([, node]) => example && example in asNode(node['examples'])) ?? all[0];
  };
  return {
    document,
    operations: found.map((entry) => entry.operation),
    match(method, path) {
      for (const { operation, pattern } of found) {
        const hit = operation.method === method.toLowerCase() ? pattern.exec(path) : null;
        const params = hit && decodeParams(hit.groups);
        if (params) return { operation, params };
      }
      return undefined;
    },
    example(id, answer) {
      const examples = asNode(media(id, answer)?.[1]['examples']);
      return answer.example ? asNode(resolve(examples[answer.example]))['value'] : undefined;
    },
    responseSchema: (id, answer) => media(id, answer)?.[1]['schema'],
    mediaType: (id, answer) => media(id, answer)?.[0],
    resolve,
  };
}

function readOperation(
  method: string,
  path: string,
  item: Node,
  resolve: (node: unknown) => unknown,
): { operation: Operation; pattern: RegExp; responses: Node } {
  const responses = asNode(item['responses']);
  const answers = Object.entries(responses).flatMap(([status, response]): Answer[] => {
    const contents = Object.values(asNode(asNode(resolve(response))['content']));
    if (contents.length === 0) return [{ status: Number(status) }];
    return contents.flatMap((content) =>
      Object.keys(asNode(asNode(content)['examples'])).map((example) => ({
        status: Number(status),
        example,
      })),
    );
  });
  const escaped = path.replaceAll('.', String.raw`\.`);
  const pattern = new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const needsToken = Array.isArray(item['security']) && item['security'].length > 0;
  const operation = { id: String(item['operationId']), method, path, answers, needsToken };
  return { operation, pattern, responses };
}

/** The parts of a path, or undefined when one is not encoded as a path must be. */
function decodeParams(
  groups: Record<string, string> | undefined,
): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

function follow(document: object, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node: unknown, part) => asNode(node)[part], document);
}

/** An object to look into; nothing else has members. */
export function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}
