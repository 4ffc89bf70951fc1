// The contract marks the few response fields that mirror the request (`x-mock-echo`).
// Without them a visitor who redeems 25 at one shop would see another shop and amount afterwards.
// Nothing else of an example is touched. docs/decisions tells why.
import { asNode, type Contract } from './contract.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * Returns the example with the marked fields replaced by those of `values`, which has the same
 * shape as the body and holds only the fields to replace.
 * @throws TypeError when a value is given for a field that the contract does not mark.
 */
export function echo(contract: Contract, schema: unknown, body: unknown, values: unknown): unknown {
  return replace(contract, schema, body, values, 'body');
}

function replace(
  contract: Contract,
  schema: unknown,
  body: unknown,
  values: unknown,
  path: string,
): unknown {
  if (values === undefined) return body;
  const resolved = asNode(contract.resolve(schema));
  if (asNode(schema)['x-mock-echo'] === true || resolved['x-mock-echo'] === true) return values;
  if (Array.isArray(body) && Array.isArray(values)) {
    return body.map((item, index) =>
      replace(contract, resolved['items'], item, values[index], `${path}[]`),
    );
  }
  if (!isPlainObject(body) || !isPlainObject(values)) {
    throw new TypeError(`the contract does not mark ${path} with x-mock-echo`);
  }
  const replaced = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const at = `${path}.${name}`;
      return [name, replace(contract, propertyOf(contract, resolved, name), body[name], value, at)];
    });
  return { ...body, ...Object.fromEntries(replaced) };
}

/** A property of a schema or of its parts; of several variants, of the first that has it marked. */
function propertyOf(contract: Contract, schema: Node, name: string): unknown {
  const own = asNode(schema['properties'])[name];
  if (own !== undefined) return own;
  const parts = [schema['allOf'] ?? [], schema['oneOf'] ?? []].flat() as unknown[];
  const found = parts.map((part) => propertyOf(contract, asNode(contract.resolve(part)), name));
  return found.find((property) => asNode(property)['x-mock-echo'] === true) ?? found.find(Boolean);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
