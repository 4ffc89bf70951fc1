import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '~generated/client/client.gen';
import { setCallContext } from '~/api/call-context';
import { answerCalls, type Answer, type Call } from '~/api/testing';
import type { SiteConfig } from '~/sites/site-config';
import { takeNextState } from './leave-document';
import type { AppServices } from './app-services';
import { PRIVATE_ADDRESSES } from './page-table';
import { openDocument } from './reload-once';
import type { Consent } from './consent';
import { startThirdPartyScripts } from './third-party-scripts';

const addresses = vi.hoisted(() => ({
  consent: 'https://consent.example/{siteId}.js' as string | undefined,
  queue: undefined as string | undefined,
  abTest: undefined as string | undefined,
}));
vi.mock('./reload-once', () => ({ openDocument: vi.fn() }));
vi.mock('~/lib/env', () => ({
  reportUrl: undefined,
  env: { thirdParties: addresses, geocodingUrl: '' },
}));

const site = {
  country: 'DE',
  cookieConsentSiteId: 'demo',
  cookieConsentKey: 'k',
  tagManagerId: 'GTM-1',
  zendesk: { isActive: true, key: 'c' },
} as SiteConfig;

let page: Pick<AppServices, 'leaveFor'>;
let stop = () => {};
const sources = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).host);
const consent = (detail: Consent) => dispatchEvent(new CustomEvent('consentchange', { detail }));

/** The consequences of an answer have begun by then. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
};

let unanswered: Call[];
/** Starts the scripts; their one call is over, so that it does not reach the next test's server. */
const start = async () => {
  stop = startThirdPartyScripts(site, page);
  await vi.waitFor(() => expect(unanswered).toHaveLength(1));
};

beforeEach(() => {
  page = {};
  unanswered = answerCalls({});
  addresses.queue = undefined;
  client.setConfig({ baseUrl: location.origin });
  setCallContext({ acceptLanguage: () => 'de-DE', voucherToken: () => undefined });
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  delete window.voucherConsent;
  delete window.Cookiebot;
});

test('before the visitor has agreed only the consent tool is loaded', async () => {
  await start();
  expect(sources()).toEqual(['consent.example']);
  consent({ statistics: false });
  expect(sources()).toEqual(['consent.example']);
});

test('scripts that the visitor allows are loaded, each once', async () => {
  await start();
  consent({ statistics: true });
  consent({ statistics: true, functional: true });
  expect(sources()).toEqual(['consent.example', 'www.googletagmanager.com', 'static.zdassets.com']);
});

test('a consent that was given before is known at once', async () => {
  window.voucherConsent = { functional: true };
  await start();
  expect(sources()).toEqual(['consent.example', 'static.zdassets.com']);
});

test('a script that is blocked is reported and changes nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await start();
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledOnce();
});

const json = (body: unknown): Answer => ({
  status: 200,
  raw: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});
const listOn = json({ queueFairRedeem: true });
const stillOn = json({ key: 'queueFairRedeem', value: true });

test('[7.005] the public parameters are read once, also without a script for the queue', async () => {
  const calls = answerCalls({ listParameters: { status: 200, example: 'parameters' } });
  stop = startThirdPartyScripts(site, page);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await settled();
  expect(calls.map(({ operationId }) => operationId)).toEqual(['listParameters']);
});

test.each<[string, Record<string, Answer>, number]>([
  ['off', { listParameters: { status: 200, example: 'parameters' } }, 1],
  ['not there', { listParameters: json({}) }, 1],
  ['not readable', { listParameters: { status: 500, example: 'unknown' } }, 1],
  ['lost', { listParameters: { status: 0, raw: 'lost' } }, 1],
  [
    'off by now',
    { listParameters: listOn, getParameter: { status: 200, example: 'queue-off' } },
    2,
  ],
  [
    'gone by now',
    { listParameters: listOn, getParameter: { status: 404, example: 'not-found' } },
    2,
  ],
])('[7.006] [7.007] the queue is %s: its script stays away', async (_name, answers, count) => {
  addresses.queue = 'https://queue.example/q.js';
  const calls = answerCalls(answers);
  stop = startThirdPartyScripts(site, page);
  await vi.waitFor(() => expect(calls).toHaveLength(count));
  await settled();
  expect(calls).toHaveLength(count);
  expect(sources()).toEqual(['consent.example']);
});

test('[7.006] [7.007] the queue is on: its script is loaded', async () => {
  addresses.queue = 'https://queue.example/q.js';
  answerCalls({ listParameters: listOn, getParameter: stillOn });
  stop = startThirdPartyScripts(site, page);
  await vi.waitFor(() => expect(sources()).toContain('queue.example'));
});

test('[7.007] the queue is on in a build without its script: operators read about it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ listParameters: listOn });
  stop = startThirdPartyScripts(site, page);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(sources()).toEqual(['consent.example']);
});

test.each(PRIVATE_ADDRESSES)(
  '/%s runs no third-party script, whatever was allowed',
  async (path) => {
    history.replaceState(null, '', `/${path}/secret`);
    window.voucherConsent = { statistics: true, functional: true };
    addresses.queue = 'https://queue.example/q.js';
    const calls = answerCalls({ listParameters: listOn, getParameter: stillOn });
    stop = startThirdPartyScripts(site, page);
    consent({ statistics: true, functional: true });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await settled();
    expect(sources()).toEqual([]);
    expect(page.leaveFor).toBeUndefined();
  },
);

test('once a third-party script runs, a private page gets a document of its own', async () => {
  await start();
  const to = (pathname: string, state?: unknown) =>
    page.leaveFor?.({ pathname, search: '?a=1', hash: '', state });
  expect(to('/shops')).toBe(false);
  expect(openDocument).not.toHaveBeenCalled();
  expect(to('/redeem/checkout', { isKept: true })).toBe(true);
  expect(openDocument).toHaveBeenCalledExactlyOnceWith('/redeem/checkout?a=1');
  // The scripts of this document never see the address; the next document gets the state.
  expect(location.pathname).toBe('/');
  takeNextState();
  expect(history.state).toEqual({ usr: { isKept: true } });
  history.replaceState(null, '');
  takeNextState();
  expect(history.state).toBeNull();
});

test('[1.047] [1.050] Cookiebot’s own events switch on what the visitor allows there', async () => {
  await start();
  const say = (preferences: boolean, statistics: boolean, event: string) => {
    window.Cookiebot = { consent: { preferences, statistics } };
    dispatchEvent(new Event(event));
  };
  say(false, false, 'CookiebotOnDecline');
  expect(sources()).toEqual(['consent.example']);
  say(true, false, 'CookiebotOnAccept');
  expect(sources()).toEqual(['consent.example', 'static.zdassets.com']);
  say(true, true, 'CookiebotOnConsentReady');
  expect(sources()).toContain('www.googletagmanager.com');
});

test('[1.050] what Cookiebot knows from an earlier visit counts at once', async () => {
  window.Cookiebot = { consent: { preferences: false, statistics: true } };
  await start();
  expect(sources()).toContain('www.googletagmanager.com');
});
