import { expect, test } from 'vitest';
import { decoratingPlaces } from './decorations.ts';

// The places themselves are in generated/, which `npm run generate --check` compares.
test('required fields decide', () => {
  const schema = { properties: { id: { 'x-decorates': true } }, required: ['id'] };
  const contract = { components: { schemas: {} } };
  expect(() => decoratingPlaces(schema, contract)).toThrow('id is required');
});
