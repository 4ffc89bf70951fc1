import { afterEach, expect, test, vi } from 'vitest';

const beacon = vi.fn<(address: string, text: string) => boolean>(() => true);

afterEach(() => vi.unstubAllEnvs());

test('uncaught failures are reported, violations by the blocked origin', async () => {
  vi.resetModules();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('VITE_REPORT_URL', '/reports');
  const { watchFailures } = await import('./watch-failures');
  watchFailures();
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('code DEMO-50') }));
  const violation = new Event('securitypolicyviolation');
  Object.assign(violation, {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://evil.example/x?token=secret',
  });
  document.dispatchEvent(violation);
  const bodies = beacon.mock.calls.map(([, text]) => JSON.parse(text) as object);
  expect(bodies).toMatchObject([
    { message: 'An error was not caught', errors: ['TypeError'] },
    {
      message: 'The content security policy was violated',
      names: ['connect-src', 'https://evil.example'],
    },
  ]);
  expect(JSON.stringify(bodies)).not.toMatch(/DEMO-50|secret/);
});
