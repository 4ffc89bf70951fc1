import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = Record<string, unknown>;

/** What one answer keeps of its examples: readers of YAML refuse a document of 3 MB, and pages freeze on it. */
const KEPT = { count: 24, bytes: 20_000 };

/** The largest integer of 32 bits. */
const LARGEST = 2_147_483_647;

/**
 * Writes the document for people and tools beside the one with every example, which the mock answers from.
 * @param folder with the bundle, which becomes `openapi.mock.json`
 */
export function writeShortDocument(folder: string): void {
  const short = join(folder, 'openapi.json');
  const whole = join(folder, 'openapi.mock.json');
  const bundle: unknown = JSON.parse(readFileSync(short, 'utf8'), boundInteger);
  const document = withTable(object(bundle));
  const write = (path: string, content: Json) =>
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  write(whole, document);
  write(short, shortDocument(document));
}

/** A schema of an integer has 32 bits if it does not say more: generators choose a type by it. */
function boundInteger(_key: string, node: unknown): unknown {
  const schema = object(node);
  if (schema['type'] !== 'integer' || 'const' in schema) return node;
  return { format: 'int32', maximum: LARGEST, ...schema };
}

/** The document with the first examples of each answer: as many as fit, and the shortest one in any case. */
export function shortDocument(whole: Json): Json {
  const components = object(whole['components']);
  const named = object(components['examples']);
  const short = shortened(whole, named) as Json;
  const used = new Set(
    [...JSON.stringify(short).matchAll(/"#\/components\/examples\/([^"]+)"/g)].map(
      ([, name]) => name,
    ),
  );
  const examples = Object.entries(named).filter(([name]) => used.has(name));
  return {
    ...short,
    components: { ...object(short['components']), examples: Object.fromEntries(examples) },
  };
}

/** The document whose list of codes has a table: each with the status of its example, its meaning and what follows. */
function withTable(document: Json): Json {
  const components = object(document['components']);
  const schemas = object(components['schemas']);
  const codes = object(schemas['ProblemCode']);
  const rows = [codes['enum'] ?? []].flat().map((code) => {
    const name = String(code).toLowerCase().replaceAll('_', '-');
    const { status } = object(object(object(components['examples'])[name])['value']);
    const meaning = object(codes['x-enumDescriptions'])[String(code)];
    return `| \`${String(code)}\` | ${String(status)} | ${String(meaning)} |`;
  });
  const head = ['', '| Code | Status | Meaning |', '| --- | --- | --- |'];
  const description = [codes['description'], ...head, ...rows].join('\n');
  const ProblemCode = { ...codes, description };
  return { ...document, components: { ...components, schemas: { ...schemas, ProblemCode } } };
}

function shortened(node: unknown, named: Json): unknown {
  if (Array.isArray(node)) return node.map((each) => shortened(each, named));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'examples' && !Array.isArray(value) && 'schema' in node
        ? firstThatFit(object(value), named)
        : shortened(value, named),
    ]),
  );
}

function firstThatFit(examples: Json, named: Json): Json {
  const sized = Object.entries(examples).map(([name, example]) => {
    const reference = object(example)['$ref'];
    const shown =
      typeof reference === 'string' ? named[reference.split('/').at(-1) ?? ''] : example;
    return { name, example, bytes: JSON.stringify(shown).length };
  });
  let left = Math.max(KEPT.bytes, Math.min(...sized.map(({ bytes }) => bytes)));
  const fitting = sized.filter(({ bytes }) => {
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
  const kept = fitting.slice(0, KEPT.count);
  return Object.fromEntries(kept.map(({ name, example }) => [name, example]));
}

const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
