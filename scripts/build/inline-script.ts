import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the inline script of the pages into one text that needs nothing else. @param root of the project */
export async function bundleInlineScript(root: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~': join(root, 'src') } },
    build: {
      write: false,
      // Older browsers have to understand it to say that they are too old.
      target: 'es2018',
      lib: { entry: join(root, 'src/app/start/start.ts'), formats: ['iife'], name: 'start' },
    },
  });
  const [result] = Array.isArray(results) ? results : [results];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The inline script was not built');
  // The text is in a script element.
  if (/<\/script|<!--/i.test(chunk.code)) {
    throw new Error('The inline script would end its script element');
  }
  return chunk.code.trim();
}
