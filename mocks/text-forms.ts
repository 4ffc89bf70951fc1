import { asNode, createContract } from './contract.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * A copy of a contract for tools that read a form as texts, one part per name (Prism, the comparator
 * of pacts): a list of files is one of them, a truth value is the word for it.
 */
export function withTextForms(document: object): object {
  const { resolve } = createContract(document);
  const mapNode = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(mapNode);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [
        name,
        name === 'multipart/form-data' ? withTexts(asNode(value)) : mapNode(value),
      ]),
    );
  };
  const withTexts = (media: Node): Node => {
    const schema = asNode(resolve(media['schema']));
    const properties = Object.entries(asNode(schema['properties']));
    const asTexts = properties.map(([name, property]) => [name, asText(resolve(property))]);
    return { ...media, schema: { ...schema, properties: Object.fromEntries(asTexts) } };
  };
  return mapNode(document) as object;
}

function asText(property: unknown): unknown {
  const { type, items, const: only } = asNode(property);
  if (type === 'array') return items;
  if (type === 'boolean')
    return { type: 'string', enum: only === true ? ['true'] : ['true', 'false'] };
  return property;
}
