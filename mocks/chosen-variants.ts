import { asNode } from './contract.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * A copy of a contract in which each `oneOf` with a discriminator is a chain of conditions. It
 * accepts the same, but a request is compared with the variant that it names, so that the errors are
 * those of this variant only.
 */
export function withChosenVariants(document: object): object {
  const mapNode = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(mapNode);
    if (typeof node !== 'object' || node === null) return node;
    const { oneOf, ...rest } = node as Node;
    const chosen = oneOf === undefined ? undefined : byDiscriminator(rest);
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

const is = (name: string, value: unknown): Node => ({
  required: [name],
  properties: { [name]: { const: value } },
});

const when = (condition: Node, chosen: Node): Node =>
  // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema calls it so
  ({ if: condition, then: chosen });
