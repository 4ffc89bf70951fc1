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
const contract = {
  paths: { '/api/redeem': { post: draft }, '/api/shop': { get: { operationId: 'getShop' } } },
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
  '### geocode',
  'Not shown.',
  'One call.',
  'The checkout.',
  '`Shop.values[].best`: Implied.',
  '2 calls and 1 fields are open',
])('the page says %s', (words) => {
  expect(page).toContain(words);
});

test('a call that is specified raises no question', () => {
  expect(page).not.toContain('getShop');
});
