import { expect, test } from 'vitest';
import { openQuestions } from './open-questions.ts';

const draft = {
  operationId: 'redeemVoucher',
  'x-stability-level': 'draft',
  'x-spec-ref': '1.017',
  'x-placeholder-reason': 'Not shown.',
  'x-assumed': 'One call.',
  'x-if-different': 'The checkout.',
};
const general = {
  asks: 'payment',
  question: 'Which unit?',
  assumed: 'Cents.',
  alternatives: 'Euros.',
  'if-different': 'The adapters.',
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
  'a call like geocode',
  '### Which unit?',
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

test.each(Object.keys(general))('a question without %s is refused', (field) => {
  const broken = { ...contract, 'x-open-questions': [{ ...general, [field]: undefined }] };
  expect(() => openQuestions(broken, geocoding)).toThrow(field);
});

test('a call that is specified raises no question', () => {
  expect(page).not.toContain('getShop');
});
