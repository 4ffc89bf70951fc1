import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const QUESTIONS_FILE = 'openapi/open-questions.md';

type Json = Record<string, unknown>;

/** Who can answer, in the order of the page. */
const OWNERS = ['product owner', 'backend', 'payment', 'security'] as const;
type Owner = (typeof OWNERS)[number];

/** A question: about one placeholder call, or about the contract as a whole. */
interface Question {
  readonly asks: Owner;
  readonly text: string;
}

/** Writes the open questions of both contracts, from their `x-` fields. */
export function writeOpenQuestions(root: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
  const text = openQuestions(read('generated/openapi.json'), read('generated/geocoding.json'));
  writeFileSync(join(root, QUESTIONS_FILE), text);
}

/**
 * The page as Markdown, grouped by whom it asks: first the whole contract, then a question
 * per placeholder call; at the end the placeholder fields.
 */
function openQuestions(contract: Json, geocoding: Json): string {
  const general = generalQuestions(contract);
  const calls = [...callQuestions(contract), ...callQuestions(geocoding)];
  const fields = fieldsOf(contract);
  const parts = OWNERS.flatMap((owner) => {
    const own = [...general, ...calls].filter(({ asks }) => asks === owner);
    return own.length > 0
      ? [`## To ask: ${owner}\n\n${own.map(({ text }) => text).join('\n\n')}`]
      : [];
  });
  return `# Open questions

Written by \`npm run generate\` from the contract; change the \`x-\` fields there and \`questions.yaml\`. A
call below is a placeholder: the requirements need it and do not show it. ${general.length} questions are about the
whole contract; ${calls.length} calls and ${fields.length} fields are open.

${parts.join('\n\n')}

## Fields

Does the server have these fields, or another way to say it? The website needs them and no source shows
them.

${fields.map(({ at, reason }) => `- \`${at}\`: ${reason}`).join('\n')}
`;
}

function generalQuestions(contract: Json): Question[] {
  const all = (contract['x-open-questions'] ?? []) as Record<string, string>[];
  return all.map((each) => {
    return { asks: ownerOf(each['asks']), text: `### ${each['question']}\n\n${answersOf(each)}` };
  });
}

/** The alternatives of the owner. Every part is there: the lint demands it. */
const answersOf = (parts: Readonly<Record<string, unknown>>, prefix = ''): string =>
  [
    ['Our assumption', 'assumed'],
    ['Alternatives', 'alternatives'],
    ['What would change in the website', 'if-different'],
    ['What would change in the server', 'if-different-server'],
  ]
    .map(([title, field]) => `- **${title}:** ${String(parts[`${prefix}${field}`])}`)
    .join('\n');

function ownerOf(asks: unknown): Owner {
  const owner = OWNERS.find((each) => each === asks);
  if (!owner) throw new Error(`There is no owner "${String(asks)}"`);
  return owner;
}

function callQuestions({ paths, tags = [] }: Json): Question[] {
  const owners = new Map((tags as Json[]).map((tag) => [tag['name'], tag['x-asks']]));
  return Object.entries(paths as Record<string, Record<string, Json>>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation['x-stability-level'] === 'draft')
      .map(([method, operation]) => {
        const [tag] = (operation['tags'] ?? []) as string[];
        const text = `### ${String(operation['x-question'])}

\`${method.toUpperCase()} ${path}\` (\`${String(operation['operationId'])}\`, requirements ${String(operation['x-spec-ref'])})

- **Why it is open:** ${String(operation['x-placeholder-reason'])}
${answersOf(operation, 'x-')}`;
        return { asks: ownerOf(owners.get(tag) ?? 'backend'), text };
      }),
  );
}

function fieldsOf({ components }: Json): { at: string; reason: string }[] {
  const { schemas } = components as { schemas: Json };
  return Object.entries(schemas).flatMap(([name, schema]) => reasonsIn(schema, name));
}

function reasonsIn(node: unknown, at: string): { at: string; reason: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { 'x-placeholder-reason': reason, properties, items } = node as Json;
  const own = typeof reason === 'string' ? [{ at, reason }] : [];
  const inner = Object.entries((properties ?? {}) as Json).flatMap(([name, property]) =>
    reasonsIn(property, `${at}.${name}`),
  );
  return [...own, ...inner, ...reasonsIn(items, `${at}[]`)];
}
