import { asNode, createContract } from './contract.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * A copy of a contract in which each `oneOf` whose variants differ by a field is a chain of
 * conditions. It accepts the same, but a request is compared with the variant that it names, so that
 * the errors are those of this variant only.
 */
export function withChosenVariants(document: object): object {
  const { resolve } = createContract(document);
  const mapNode = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(mapNode);
    if (typeof node !== 'object' || node === null) return node;
    const { oneOf, ...rest } = node as Node;
    const chosen = Array.isArray(oneOf)
      ? (byDiscriminator(rest) ?? byConstant(oneOf, resolve))
      : undefined;
    const source = chosen ? { ...rest, ...chosen } : node;
    return Object.fromEntries(
      Object.entries(source).map(([name, value]) => [name, mapNode(value)]),
    );
  };
  return mapNode(document) as object;
}

function byDiscriminator({ discriminator }: Node): Node | undefined {
  const { propertyName, mapping } = asNode(discriminator);
  if (typeof propertyName !== 'string') return undefined;
  const values = Object.keys(asNode(mapping));
  const conditions = Object.entries(asNode(mapping)).map(([value, $ref]) =>
    when(is(propertyName, value), { $ref }),
  );
  return {
    type: 'object',
    required: [propertyName],
    properties: { [propertyName]: { enum: values } },
    allOf: conditions,
  };
}

/** Two variants of which one requires a constant that the other one does not have. */
function byConstant(
  [first, second]: readonly unknown[],
  resolve: (node: unknown) => unknown,
): Node | undefined {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ]) {
    const field = requiredConstant(resolve(one), resolve);
    if (field) return when(is(field.name, field.value), one, other);
  }
  return undefined;
}

function requiredConstant(
  schema: unknown,
  resolve: (node: unknown) => unknown,
): { name: string; value: unknown } | undefined {
  const { allOf = [], properties, required = [] } = asNode(schema);
  for (const [name, property] of Object.entries(asNode(properties))) {
    const value = asNode(property)['const'];
    if (typeof value === 'boolean' && (required as unknown[]).includes(name))
      return { name, value };
  }
  // The last part has the fields that this variant adds to the common ones.
  const last = (allOf as unknown[]).at(-1);
  return last === undefined ? undefined : requiredConstant(resolve(last), resolve);
}

const is = (name: string, value: unknown): Node => ({
  required: [name],
  properties: { [name]: { const: value } },
});

const when = (condition: Node, one: unknown, other: unknown = true): Node =>
  // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema calls it so
  ({ if: condition, then: one, else: other });
