import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QUESTIONS_FILE } from './open-questions.ts';

// `npm run generate --check` compares the page with the contract's questions.
const root = join(import.meta.dirname, '../..');
const written = readFileSync(join(root, QUESTIONS_FILE), 'utf8');
const files = [...written.matchAll(/`((?:src|docs|openapi)\/[^`]+)`/g)].map(([, file]) => file);

test.each(files)('%s, which a question names, is there', (file) => {
  expect(existsSync(join(root, file ?? ''))).toBe(true);
});
