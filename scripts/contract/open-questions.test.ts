import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openQuestions, QUESTIONS_FILE } from './open-questions.ts';

const draft = {
  operationId: 'redeemVoucher',
  'x-stability-level': 'draft',
  'x-spec-ref': '1.017',
  'x-placeholder-reason': 'Not shown.',
  'x-question': 'Is it one call?',
  'x-assumed': 'One call.',
  'x-alternatives': 'A cart.',
  'x-if-different': 'The checkout.',
  'x-if-different-server': 'A store for carts.',
};
const general = {
  asks: 'payment',
  question: 'Which unit?',
  assumed: 'Cents.',
  alternatives: 'Euros.',
  'if-different': 'The adapters.',
  'if-different-server': 'A conversion.',
};
const contract = {
  'x-open-questions': [general],
  tags: [{ name: 'Redemption', 'x-asks': 'product owner' }],
  paths: {
    '/api/redeem': { post: { ...draft, tags: ['Redemption'] } },
    '/api/shop': { get: { operationId: 'getShop' } },
  },
  components: {
    schemas: {
      Shop: {
        properties: {
          name: {},
          values: { items: { properties: { best: { 'x-placeholder-reason': 'Implied.' } } } },
        },
      },
    },
  },
};
const geocoding = { paths: { '/geocode': { get: { ...draft, operationId: 'geocode' } } } };
const page = openQuestions(contract, geocoding);

test.each([
  'POST /api/redeem',
  '`geocode`',
  '### Is it one call?',
  'A cart.',
  'A store for carts.',
  '### Which unit?',
  'A conversion.',
  'Euros.',
  'Not shown.',
  'One call.',
  'The checkout.',
  '`Shop.values[].best`: Implied.',
  '2 calls and 1 fields are open',
])('the page says %s', (words) => {
  expect(page).toContain(words);
});

test('questions are grouped by whom they ask', () => {
  const order = [
    'To ask: product owner',
    'redeemVoucher',
    'To ask: backend',
    'geocode',
    'To ask: payment',
  ];
  const places = order.map((words) => page.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('a call that is specified raises no question', () => {
  expect(page).not.toContain('getShop');
});

const root = join(import.meta.dirname, '../..');
const written = readFileSync(join(root, QUESTIONS_FILE), 'utf8');
const files = [...written.matchAll(/`((?:src|docs|openapi)\/[^`]+)`/g)].map(([, file]) => file);

test.each(files)('%s, which a question names, is there', (file) => {
  expect(existsSync(join(root, file ?? ''))).toBe(true);
});
