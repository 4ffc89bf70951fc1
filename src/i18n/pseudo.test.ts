import { expect, test } from 'vitest';
import { pseudo } from './pseudo';

test('texts are marked and 40 % longer; placeholders and tags stay', () => {
  const { long, name } = pseudo({
    long: 'Gutschein einlösen',
    name: 'Hallo <b>{{name}}</b>, noch {{count, number}} Shops',
  });
  expect(long).toMatch(/^\[Gútsçhéíñ éíñlöséñ/);
  expect(long?.length).toBeGreaterThanOrEqual(Math.floor('Gutschein einlösen'.length * 1.4));
  expect(name).toContain('<b>{{name}}</b>');
  expect(name).toContain('{{count, number}}');
});
