import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { startAndRead, stopAll } from './processes.ts';
import { missing, OLD_CHROMIUM_COMMAND, PACKAGES } from './programs.ts';

const root = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    sitesPort: number;
  }
}

/** Starts the production build with a mock of its own; says loudly which engines cannot be run here. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const [engine, programs] of Object.entries(missing)) {
    if (programs.length === 0) continue;
    console.warn(
      `\n!!! LEFT OUT: the journeys in ${engine}; missing: ${programs.join(', ')}. !!!\n` +
        `Debian’s packages: ${PACKAGES}\nFor the old Chromium: ${OLD_CHROMIUM_COMMAND}\n`,
    );
  }
  const canRun = Object.values(missing).some((programs) => programs.length === 0);
  if (!canRun) return async () => undefined;
  if (!existsSync(join(root, 'dist'))) throw new Error('No build: npm run build:mock first');
  const [port, mockPort] = [await freePort(), await freePort()];
  await startAndRead(process.execPath, ['scripts/serve.ts'], /^http:.*\n/m, {
    cwd: root,
    env: { ...process.env, PORT: String(port), MOCK_PORT: String(mockPort) },
  });
  provide('sitesPort', port);
  return stopAll;
}
