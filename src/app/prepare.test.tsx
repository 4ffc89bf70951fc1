import { beforeEach, expect, test, vi } from 'vitest';
import openapi from '~generated/openapi.mock.json';
import { client } from '~generated/client/client.gen';
import { setCallContext } from '~/api/call-context';
import { answerCalls } from '~/api/testing';
import { loadSite } from '~/sites/load-site';
import { createSiteStore } from '~/sites/site-store';
import { fetchSiteConfig } from './prepare';

const { 'schenkwerk-de': example } =
  openapi.paths['/api/redeem-site-config/{country}'].get.responses[200].content['application/json']
    .examples;

beforeEach(async () => {
  await import('~/api/start');
  client.setConfig({ baseUrl: location.origin });
  setCallContext({ acceptLanguage: () => 'de-DE', voucherToken: () => undefined });
});

async function loadAnswer(raw: string) {
  answerCalls({ getSiteConfig: { status: 200, raw } });
  const local = await loadSite('schenkwerk-de');
  const report = vi.fn();
  const store = createSiteStore({ local, fetchConfig: fetchSiteConfig, report });
  await store.load();
  return { local, report, state: store.getState() };
}

test('[3.072] a field that the contract does not allow costs neither the page nor the other fields', async () => {
  const broken = { ...example.value, numberOfShops: 'viele', heading: 'Vom Server' };
  const { local, report, state } = await loadAnswer(JSON.stringify(broken));
  expect(state).toMatchObject({
    phase: 'ready',
    site: { heading: 'Vom Server', numberOfShops: local.numberOfShops },
  });
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(String), [
    { field: 'numberOfShops', reason: 'invalid_type' },
  ]);
});

test.each([['"später"'], ['[]'], ['null'], ['<!doctype html><p>Anmelden</p>'], ['']])(
  '[4.006] %j is no configuration: high maintenance',
  async (raw) => {
    const { report, state } = await loadAnswer(raw);
    expect(state.phase).toBe('failed');
    expect(report).toHaveBeenCalledTimes(1);
  },
);
