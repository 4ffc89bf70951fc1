import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareContracts } from './diff.ts';

const file = join(import.meta.dirname, '../../generated/openapi.json');
/** A few calls are enough, and quick. */
const PATHS = [
  '/api/v2/parameter',
  '/api/v2/shop/{id}',
  '/api/v2/voucher/token',
  '/api/v2/redeem/resend',
];
const whole = JSON.parse(readFileSync(file, 'utf8')) as Document;
const fewPaths = Object.fromEntries(
  Object.entries(whole.paths).filter(([path]) => PATHS.includes(path)),
);
const text = JSON.stringify({ ...whole, paths: fewPaths });

interface Schema {
  required: string[];
  enum: string[];
  properties: Record<string, unknown>;
}
interface Document {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> };
}

/** The kinds of change that an edit of the contract is. */
function kindsOf(edit: (document: Document) => void): string[] {
  const before = JSON.parse(text) as Document;
  const after = JSON.parse(text) as Document;
  edit(after);
  const kinds = compareContracts(before, after).map(({ kind }) => kind);
  return [...new Set(kinds)].sort();
}

function schema({ components }: Document, name: string): Schema {
  const found = components.schemas[name];
  if (!found) throw new Error(`the contract has no schema ${name}`);
  return found;
}

function operation({ paths }: Document, path: string, method = 'get'): Record<string, unknown> {
  const found = paths[path]?.[method];
  if (!found) throw new Error(`the contract has no ${method} ${path}`);
  return found;
}

// The schemas of the shop belong to calls that are specified, those of the resend to a draft.
test.each<[string, (document: Document) => void, string[]]>([
  ['nothing', () => undefined, []],
  ['a text', (now) => Object.assign(operation(now, '/api/v2/parameter'), { summary: 'Other' }), []],
  [
    'an example',
    (now) =>
      Object.assign(now.components.examples['ticket'] ?? {}, { value: { ticketNumber: 'x' } }),
    [],
  ],
  ['a call that went', (now) => delete now.paths['/api/v2/parameter'], ['breaking']],
  [
    'a new call',
    (now) => Object.assign(now.paths, { '/api/v2/new': { get: { responses: {} } } }),
    ['additive'],
  ],
  ['a field that may be missing', (now) => schema(now, 'Shop').required.pop(), ['breaking']],
  [
    'a new field of an answer',
    (now) => Object.assign(schema(now, 'Shop').properties, { more: { type: 'string' } }),
    ['additive'],
  ],
  [
    'another type',
    (now) => Object.assign(schema(now, 'Shop').properties['name'] ?? {}, { type: 'integer' }),
    ['breaking'],
  ],
  [
    'another pattern',
    (now) => Object.assign(schema(now, 'Shop').properties['slug'] ?? {}, { pattern: '^[0-9]+$' }),
    ['breaking'],
  ],
  [
    'a longer text',
    (now) => Object.assign(schema(now, 'Shop').properties['name'] ?? {}, { maxLength: 900 }),
    ['breaking'],
  ],
  [
    'a shorter text',
    (now) => Object.assign(schema(now, 'Shop').properties['name'] ?? {}, { maxLength: 50 }),
    ['additive'],
  ],
  [
    'a new field that has to be sent',
    (now) => schema(now, 'TokenRequest').required.push('captcha'),
    ['breaking'],
  ],
  [
    'a call that wants a token now',
    (now) =>
      Object.assign(operation(now, '/api/v2/parameter'), { security: [{ voucherToken: [] }] }),
    ['breaking'],
  ],
  [
    'a new value where more may be added',
    (now) => schema(now, 'ProblemCode').enum.push('SHOP_ASLEEP'),
    ['additive', 'draft'],
  ],
  ['a changed draft', (now) => schema(now, 'ResendResult').required.pop(), ['draft']],
  ['a draft that went', (now) => delete now.paths['/api/v2/redeem/resend'], ['draft']],
  [
    'a failure that all calls share',
    (now) => schema(now, 'Problem').required.pop(),
    ['breaking', 'draft'],
  ],
])('%s', (_name, edit, kinds) => {
  expect(kindsOf(edit)).toEqual(kinds);
});

test('a change of a shared schema is reported once, with the calls that it affects', () => {
  const after = JSON.parse(text) as Document;
  schema(after, 'ProblemCode').enum.push('SHOP_ASLEEP');
  const changes = compareContracts(JSON.parse(text) as object, after);
  const shown = changes.find(({ what }) => what.startsWith('response 503'));
  expect(shown?.what).toBe('response 503 application/problem+json code: add value "SHOP_ASLEEP"');
  expect(shown?.operations).toEqual([
    'GET /api/v2/parameter',
    'GET /api/v2/shop/{id}',
    'POST /api/v2/voucher/token',
  ]);
});
