import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
/** All calls; it imports the client that carries them and the checks of their answers. */
const ENTRY = 'generated/client/sdk.gen.ts';

/** kB of 1,000 bytes, gzip. */
export const CLIENT_BUDGET = { goal: 12, gate: 13 } as const;

/**
 * The price of the contract for a visitor who meets all of it: the generated calls with the client that
 * carries them and the checks of their answers, minified, in bytes of gzip. Not counted are zod, which
 * the form rules need too, and React Query, whose few options that are used are part of the pages.
 */
export async function measureClient(): Promise<number> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, ENTRY), formats: ['es'], fileName: 'client' },
      rolldownOptions: { external: [/^zod/] },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  if (chunks.length === 0) throw new Error('the client was not built');
  return chunks.reduce((sum, chunk) => sum + gzipSync(chunk, { level: 9 }).length, 0);
}
