import { expect, test } from 'vitest';
import { decoratingPlaces } from './decorations.ts';

const text = { type: 'string' };
const decorating = { ...text, 'x-decorates': true };
const contract = {
  components: {
    schemas: {
      Item: { properties: { id: text, note: decorating }, required: ['id'] },
      Settings: {
        'x-decorating-fields': true,
        properties: { name: text, links: { items: { $ref: '#/components/schemas/Item' } } },
        required: ['name'],
      },
    },
  },
};
const item = { $ref: '#/components/schemas/Item' };

test('fields, items and what is inside them are named by their places', () => {
  const schema = {
    allOf: [{ properties: { top: decorating, plain: text } }],
    properties: {
      list: { items: { ...item, 'x-decorates': true } },
      kept: { items: item },
    },
  };
  expect(decoratingPlaces(schema, contract)).toEqual([
    'kept.*.note',
    'list.*',
    'list.*.note',
    'top',
  ]);
});

test('in a schema whose fields decorate, every optional one does', () => {
  const schema = { properties: { settings: { $ref: '#/components/schemas/Settings' } } };
  expect(decoratingPlaces(schema, contract)).toEqual([
    'settings.links',
    'settings.links.*',
    'settings.links.*.note',
  ]);
});

test('required fields decide', () => {
  const schema = { properties: { id: decorating }, required: ['id'] };
  expect(() => decoratingPlaces(schema, contract)).toThrow('id is required');
});
