import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

/** kB of 1,000 bytes, gzip: what a provider costs beside its own script. */
const BUDGET = 4;

test.each(['amazonpay', 'unzer', 'paypal'])('the adapter of %s is small', async (name) => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~/payment': join(folder, '..'), '~/lib': join(folder, '../../lib') } },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(folder, `${name}-adapter.ts`), formats: ['es'], fileName: name },
      // The client is there already: every page has it.
      rolldownOptions: { external: ['~/api'] },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  const bytes = gzipSync(code, { level: 9 }).length;
  expect(bytes).toBeGreaterThan(300);
  expect(bytes / 1000).toBeLessThanOrEqual(BUDGET);
});
