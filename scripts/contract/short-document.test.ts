import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortDocument } from './short-document.ts';

type Examples = Record<string, unknown>;
const read = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return { size: text.length, document: JSON.parse(text) as { paths: object } };
};
const short = read('generated/openapi.json');
const whole = read('generated/openapi.mock.json');

type Bodies = Record<string, { examples?: Examples }> | undefined;
interface Operation {
  operationId: string;
  requestBody?: { content: Bodies };
  responses: Record<string, { content?: Bodies }>;
}
interface Contract {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { ProblemCode: { description: string; enum: string[] } } };
}

/** The examples of each body, by its place. */
function bodies(node: unknown, at = ''): [place: string, examples: Examples][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'examples' && 'schema' in node
      ? [[at, value as Examples] as [string, Examples]]
      : bodies(value, `${at}/${key}`),
  );
}
const withoutExamples = (document: object): unknown =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'examples' ? {} : value)));

test('the document for tools is one that every tool opens', () => {
  expect(short.size).toBeLessThan(700_000);
});

test('it says the same but for examples', () => {
  expect(withoutExamples(short.document)).toEqual(withoutExamples(whole.document));
});

test('the list of codes says the status and the meaning of each', () => {
  const { ProblemCode } = (short.document as Contract).components.schemas;
  const rows = ProblemCode.description.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toHaveLength(ProblemCode.enum.length);
  for (const row of rows) expect(row).toMatch(/^\| `[A-Z_]+` \| \d{3} \| [^|]+\. [^|]+\. \|$/);
});

test('each request has an example that is named after the answer to it', () => {
  const named = (content: Bodies): string[] =>
    Object.values(content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples));
  const without = Object.values((whole.document as Contract).paths)
    .flatMap((path) => Object.values(path))
    .filter(({ requestBody }) => requestBody)
    .filter(({ requestBody, responses }) => {
      const answers = Object.values(responses).flatMap(({ content }) => named(content));
      return !named(requestBody?.content).some((name) => answers.includes(name));
    });
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});

test('every integer says how wide it is, and its largest', () => {
  const bare: unknown[] = [];
  JSON.stringify(short.document, (_key, node: unknown) => {
    const isInteger =
      typeof node === 'object' && node !== null && 'type' in node && node.type === 'integer';
    if (isInteger && !('const' in node) && !('format' in node && 'maximum' in node))
      bare.push(node);
    return node;
  });
  expect(bare).toEqual([]);
});

test('the change log says when this version was made', () => {
  const { version } = (short.document as Contract).info;
  const [heading] = readFileSync('openapi/CHANGELOG.md', 'utf8').match(/^## .*/m) ?? [];
  expect(heading).toMatch(new RegExp(`^## ${version} \\(\\d{4}-\\d{2}-\\d{2}\\)$`));
});

const kept = new Map(bodies(short.document));
test.each(bodies(whole.document))('%s keeps few examples, and one of content', (place, all) => {
  const names = Object.keys(kept.get(place) ?? {});
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(24);
  // Both of few: the list that is empty is not the only one.
  expect(names.length).toBeGreaterThanOrEqual(Math.min(2, Object.keys(all).length));
  expect(all).toMatchObject(kept.get(place) ?? {});
});

test('an answer with long examples keeps the shortest, and no other is left in the document', () => {
  const example = (length: number) => ({ value: 'x'.repeat(length) });
  const examples = Object.fromEntries(
    ['first', 'second'].map((name) => [name, { $ref: `#/components/examples/${name}` }]),
  );
  const document = shortDocument({
    answer: { schema: {}, examples },
    components: { examples: { first: example(90_000), second: example(80_000) } },
  });
  expect(document).toEqual({
    answer: { schema: {}, examples: { second: examples['second'] } },
    components: { examples: { second: example(80_000) } },
  });
});
