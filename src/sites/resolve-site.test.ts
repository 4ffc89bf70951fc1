import { expect, test } from 'vitest';
import { resolveSite } from './resolve-site';

const base = { support: { email: 'help@{domain}', url: 'a' }, flags: ['a', 'b'], on: true };
const own = { id: 'one-de', brandId: 'one', country: 'DE', domains: ['one.example', 'b.example'] };

test('own values win over the brand, the country and what all share', () => {
  const brand = { support: { url: 'brand' }, currency: 'brand', flags: ['c'] };
  const site = resolveSite(base, { DE: { currency: 'EUR', languages: ['de-DE'] } }, brand, own);
  expect(site).toEqual({
    id: 'one-de',
    country: 'DE',
    domains: ['one.example', 'b.example'],
    support: { email: 'help@one.example', url: 'brand' },
    currency: 'brand',
    languages: ['de-DE'],
    flags: ['c'],
    on: true,
  });
});

test('placeholders are filled at every depth; those of other parts stay', () => {
  const brand = { links: [{ href: 'https://{domain}/{id}' }], text: 'Quote {code}' };
  expect(resolveSite({}, { DE: {} }, brand, own)).toMatchObject({
    links: [{ href: 'https://one.example/one-de' }],
    text: 'Quote {code}',
  });
});

test('a country without an entry is a mistake', () => {
  expect(() => resolveSite({}, {}, {}, own)).toThrow('one-de (one): no such country: DE');
});
