import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const QUESTIONS_FILE = 'openapi/open-questions.md';

type Json = Record<string, unknown>;

/** A placeholder call of a contract and what the backend team is asked about it. */
interface Question {
  readonly call: string;
  readonly id: string;
  readonly requirements: string;
  readonly reason: string;
  readonly assumed: string;
  readonly ifDifferent: string;
}

/** Writes the open questions of both contracts, from the `x-` fields of their placeholders. */
export function writeOpenQuestions(root: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
  const text = openQuestions(read('generated/openapi.json'), read('generated/geocoding.json'));
  writeFileSync(join(root, QUESTIONS_FILE), text);
}

/** The page as Markdown: one question per placeholder call, then the placeholder fields. */
export function openQuestions(contract: Json, geocoding: Json): string {
  const calls = [...questionsOf(contract), ...questionsOf(geocoding)];
  const fields = fieldsOf(contract);
  return `# Open questions for the backend team

Written by \`npm run generate\` from the contract; change the \`x-\` fields there. Each call below is a
placeholder: the requirements need it and do not show it. ${calls.length} calls and ${fields.length} fields are open.

## Calls

${calls.map(questionText).join('\n\n')}

## Fields

Fields that the website needs and no source shows.

${fields.map(({ at, reason }) => `- \`${at}\`: ${reason}`).join('\n')}
`;
}

function questionText({ call, id, requirements, reason, assumed, ifDifferent }: Question): string {
  return `### ${id}

\`${call}\` (requirements ${requirements})

- **Why it is open:** ${reason}
- **What we assumed:** ${assumed}
- **What would change:** ${ifDifferent}`;
}

function questionsOf({ paths }: Json): Question[] {
  return Object.entries(paths as Record<string, Record<string, Json>>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation['x-stability-level'] === 'draft')
      .map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path}`,
        id: String(operation.operationId),
        requirements: String(operation['x-spec-ref']),
        reason: String(operation['x-placeholder-reason']),
        assumed: String(operation['x-assumed']),
        ifDifferent: String(operation['x-if-different']),
      })),
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
