import { apiCompare } from 'api-smart-diff';
import { asNode, createContract } from '../../mocks/contract.ts';

export type Kind = 'breaking' | 'additive' | 'draft';

/** A difference between two contracts, with every operation that it affects. */
export interface Change {
  readonly kind: Kind;
  /** What changed, such as `response 200 … voucherId is no longer required`. */
  readonly what: string;
  /** Affected operations, as `GET /api/v2/shop/{id}`. */
  readonly operations: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/**
 * The changes between two bundled contracts that affect a client: texts and examples are not
 * compared. A placeholder (`x-stability-level: draft`) may change in any way; so may a new operation.
 */
export function compareContracts(before: object, after: object): Change[] {
  const [old, now] = [readyToCompare(before), readyToCompare(after)];
  const changes = new Map<string, { kind: Kind; what: string; operations: Set<string> }>();
  for (const { type, action, path, before: was, after: is } of apiCompare(old, now).diffs) {
    if (type !== 'breaking' && type !== 'non-breaking') continue;
    const parts: Path = path;
    const isDraft = isDraftOperation(operationAt(old, parts) ?? operationAt(now, parts));
    const isBreaking = type === 'breaking' || (action === 'replace' && isExchange(parts));
    const isOpen = action === 'add' && parts.at(-2) === 'enum' && isOpenList(now, parts);
    const kind = isDraft ? 'draft' : isBreaking && !isOpen ? 'breaking' : 'additive';
    const what = describe(parts, action, was, is);
    const key = `${kind} ${what}`;
    const change = changes.get(key) ?? { kind, what, operations: new Set<string>() };
    change.operations.add(`${String(parts[2] ?? '').toUpperCase()} ${parts[1]}`.trim());
    changes.set(key, change);
  }
  return [...changes.values()].map((change) => ({
    ...change,
    operations: [...change.operations],
  }));
}

/** Only the operations, with all references resolved, because the comparison needs inline schemas. */
function readyToCompare(document: object): Node {
  const { resolve } = createContract(document);
  const inPlace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inPlace);
    if (typeof node !== 'object' || node === null) return node;
    if (asNode(node)['$ref'] !== undefined) {
      const { $ref: _, ...beside } = asNode(node);
      return inPlace({ ...asNode(resolve(node)), ...beside });
    }
    return Object.fromEntries(
      Object.entries(node)
        .filter(([name]) => name !== 'examples' && name !== 'example')
        .map(([name, value]) => [name, inPlace(value)]),
    );
  };
  const { openapi, info, paths } = asNode(document);
  return { openapi, info, paths: inPlace(paths) };
}

function operationAt(document: Node, path: Path): unknown {
  const item = asNode(asNode(document['paths'])[String(path[1])]);
  // For a path that was added or removed as a whole, the first operation is used.
  return path[2] === undefined ? Object.values(item)[0] : item[String(path[2])];
}

const isDraftOperation = (operation: unknown): boolean =>
  asNode(operation)['x-stability-level'] === 'draft';

/** Keywords whose change is neither wider nor narrower: it breaks requests and answers. */
const EXCHANGED = new Set<unknown>(['type', 'format', 'pattern', 'const', 'multipleOf']);

/** The tool treats responses as the reverse of requests, which does not hold for these keywords. */
const isExchange = (path: Path): boolean => EXCHANGED.has(path.at(-1)) || path.at(-2) === 'enum';

/** An enum whose description says that more values may be added, or beside which any text is allowed. */
function isOpenList(document: Node, path: Path): boolean {
  const at = (keys: Path) =>
    keys.reduce<unknown>((node, key) => {
      return (node as Record<string | number, unknown> | undefined)?.[key];
    }, document);
  const schema = at(path.slice(0, -2));
  const options = path.at(-4) === 'anyOf' ? at(path.slice(0, -3)) : undefined;
  if (Array.isArray(options) && options.some((one) => asNode(one)['enum'] === undefined))
    return true;
  return /\bmore (?:\w+ )?may be added\b/i.test(String(asNode(schema)['description']));
}

const NAMES: Readonly<Record<string, string>> = {
  properties: '',
  items: '[]',
  schema: '',
  content: '',
  requestBody: 'request',
  responses: 'response',
};

function describe(path: Path, action: string, was: unknown, is: unknown): string {
  const last = String(path.at(-1));
  const list = path.at(-2);
  const isEntry = list === 'required' || list === 'enum';
  const at = path.slice(3, isEntry ? -2 : action === 'replace' ? -1 : undefined);
  const place = at
    .filter((key, index) => key !== 'anyOf' && at[index - 1] !== 'anyOf')
    .map((key) => NAMES[key] ?? String(key))
    .filter(Boolean);
  const where = place.join(' ') || 'operation';
  if (list === 'required') {
    return `${where}: ${action === 'add' ? `${is} is required now` : `${was} is no longer required`}`;
  }
  if (list === 'enum') return `${where}: ${action} value ${JSON.stringify(is ?? was)}`;
  if (action === 'replace') {
    return `${where}: ${last} ${JSON.stringify(was)} becomes ${JSON.stringify(is)}`;
  }
  return `${where}: ${action === 'add' ? 'new' : 'gone'}`;
}
