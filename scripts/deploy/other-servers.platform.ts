import { afterAll, beforeAll, describe } from 'vitest';
import { isInstalled, PLATFORMS, startPlatform } from './start-platform.ts';
import { testAnswers } from './test-answers.ts';
import { testCalls, type TestServer } from './test-calls.ts';
import { startBackend } from './testing.ts';

// A finished build on what runs it besides nginx: the functions of two CDNs and Caddy, in their own programs.

describe.each(PLATFORMS)('$name', (platform) => {
  const isHere = isInstalled(platform);
  if (!isHere) console.warn(`\n!!! ${platform.command} IS NOT INSTALLED: NOT TESTED. !!!\n`);
  describe.runIf(isHere)('answers as the reference', () => {
    let backend: Awaited<ReturnType<typeof startBackend>>;
    let server: TestServer;
    beforeAll(async () => {
      backend = await startBackend();
      server = await startPlatform(platform, backend.port);
    });
    afterAll(async () => {
      await Promise.all([server?.stop(), backend?.stop()]);
    });
    testAnswers(() => server.port);
    testCalls((port) => startPlatform(platform, port), platform);
  });
});
