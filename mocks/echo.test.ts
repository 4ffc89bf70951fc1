import { expect, test } from 'vitest';
import { createContract } from './contract.ts';
import { echo } from './echo.ts';

const contract = createContract({
  components: {
    schemas: {
      Amount: { type: 'integer' },
      Code: {
        properties: {
          code: {},
          value: { $ref: '#/components/schemas/Amount', 'x-mock-echo': true },
        },
      },
    },
  },
});

const schema = {
  properties: {
    shop: { 'x-mock-echo': true, properties: { name: {} } },
    orderNumber: {},
    codes: { items: { $ref: '#/components/schemas/Code' } },
  },
};

const body = { shop: { name: 'A' }, orderNumber: '1', codes: [{ code: 'x', value: 1 }] };

test('only what is given is replaced, at any depth', () => {
  const values = { shop: { name: 'B' }, codes: [{ value: 2 }], orderNumber: undefined };
  expect(echo(contract, schema, body, values)).toEqual({
    shop: { name: 'B' },
    orderNumber: '1',
    codes: [{ code: 'x', value: 2 }],
  });
});

test('without values the example stays as it is', () => {
  expect(echo(contract, schema, body, undefined)).toBe(body);
});

test.each([
  [{ orderNumber: '2' }, 'body.orderNumber'],
  [{ codes: [{ code: 'y' }] }, 'body.codes[].code'],
  [{ invented: 1 }, 'body.invented'],
])('%o is refused: the contract does not mark it', (values, path) => {
  expect(() => echo(contract, schema, body, values)).toThrow(`does not mark ${path} `);
});
