// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '~generated/client/client.gen';
import { setCallContext } from '~/api/call-context';
import { answerCalls } from '~/api/testing';
import type { SiteConfig } from '~/sites/site-config';
import { startThirdPartyScripts, type Consent } from './third-party-scripts';

const addresses = vi.hoisted(() => ({
  consent: 'https://consent.example/{siteId}.js' as string | undefined,
  queue: undefined as string | undefined,
  abTest: undefined as string | undefined,
}));
vi.mock('~/lib/env', () => ({ env: { thirdParties: addresses, geocodingUrl: '' } }));

const site = {
  country: 'DE',
  cookieConsentSiteId: 'demo',
  cookieConsentKey: 'k',
  tagManagerId: 'GTM-1',
  zendesk: { isActive: true, key: 'c' },
} as SiteConfig;

let stop = () => {};
const sources = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).host);
const consent = (detail: Consent) => dispatchEvent(new CustomEvent('consentchange', { detail }));

beforeEach(() => {
  addresses.queue = undefined;
  client.setConfig({ baseUrl: location.origin });
  setCallContext({ acceptLanguage: () => 'de-DE', voucherToken: () => undefined });
});
afterEach(() => {
  stop();
  document.head.replaceChildren();
  delete window.voucherConsent;
});

test('before the visitor has agreed only the consent tool is loaded', () => {
  stop = startThirdPartyScripts(site);
  expect(sources()).toEqual(['consent.example']);
  consent({ statistics: false });
  expect(sources()).toEqual(['consent.example']);
});

test('what the visitor allows is loaded, each once', () => {
  stop = startThirdPartyScripts(site);
  consent({ statistics: true });
  consent({ statistics: true, functional: true });
  expect(sources()).toEqual(['consent.example', 'www.googletagmanager.com', 'static.zdassets.com']);
});

test('a consent that was given before is known at once', () => {
  window.voucherConsent = { functional: true };
  stop = startThirdPartyScripts(site);
  expect(sources()).toEqual(['consent.example', 'static.zdassets.com']);
});

test('a script that is blocked is told and changes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stop = startThirdPartyScripts(site);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledOnce();
});

test.each([
  ['off', 'queue-off', ['consent.example']],
  ['not there', undefined, ['consent.example']],
])('[7.007] the queue is %s: its script stays away', async (_, example, expected) => {
  addresses.queue = 'https://queue.example/q.js';
  const calls = answerCalls({
    getParameter: example ? { status: 200, example } : { status: 404, example: 'not-found' },
  });
  stop = startThirdPartyScripts(site);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(sources()).toEqual(expected);
});

test('[7.007] the queue is on: its script is loaded', async () => {
  addresses.queue = 'https://queue.example/q.js';
  answerCalls({
    getParameter: {
      status: 200,
      raw: JSON.stringify({ key: 'queueFairRedeem', value: true }),
      headers: { 'Content-Type': 'application/json' },
    },
  });
  stop = startThirdPartyScripts(site);
  await vi.waitFor(() => expect(sources()).toContain('queue.example'));
});
