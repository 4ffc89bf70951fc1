import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSameSite } from './is-same-site';
import { loadSite, siteIds } from './load-site';

interface Answer {
  id: string;
  paymentOptions?: object[];
}

const file = join(import.meta.dirname, '../../openapi/examples/site-configs.json');
const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { value: Answer }>;
const local = await loadSite('schenkwerk-de');
const { id = '', paymentOptions = [] } = examples['schenkwerk-de']?.value ?? {};
const answer = { id, paymentOptions };

test.each(siteIds)('%s: the mock answers what its pages were built with', async (site) => {
  expect(isSameSite(await loadSite(site), examples[site]?.value)).toBe(true);
});

test.each<[string, object]>([
  ['nothing but the id', {}],
  ['fields that are null', { heading: null, maintenanceMode: null }],
  ['what is there already', { name: local.name, captcha: { active: true } }],
  ['the settings of a call', { captcha: { siteKey: 'another' } }],
  ['a text that follows a failure', { overrideApiErrorMessageHtml: '<p>Oh</p>' }],
  ['hosts, which the local configuration decides', { domains: ['elsewhere.example'] }],
])('the same: %s', (_, fields) => {
  expect(isSameSite(local, { ...answer, ...fields })).toBe(true);
});

test.each<[string, object]>([
  ['maintenance', { maintenanceMode: true }],
  ['a heading', { heading: '<b>Hallo</b>' }],
  ['a language less', { languages: [] }],
  ['an icon', { faviconPath: '/other.svg' }],
  ['a style sheet', { externalCssFile: '/own.css' }],
  ['a banner', { showApiBanner: true, apiBanner: '<p>Neu</p>' }],
  ['a consent tool', { cookieConsentKey: 'another' }],
  ['a tag manager', { tagManagerId: 'GTM-2' }],
  ['a chat', { zendesk: { key: 'another' } }],
  ['the number of shops', { numberOfShops: 501 }],
  ['a part of an object', { captcha: { active: false } }],
  ['a provider less', { paymentOptions: paymentOptions.slice(1) }],
  ['a provider without its settings', { paymentOptions: [{ name: 'paypal' }, { name: 'unzer' }] }],
  ['no word about providers, whose settings only the server has', { paymentOptions: null }],
  ['a field that is unknown here', { somethingNew: true }],
  ['another site', { id: 'schenkwerk-at' }],
])('different: %s', (_, fields) => {
  expect(isSameSite(local, { ...answer, ...fields })).toBe(false);
});

test.each([null, 'text', [], undefined])('different: %j, which is no configuration', (other) => {
  expect(isSameSite(local, other)).toBe(false);
});
