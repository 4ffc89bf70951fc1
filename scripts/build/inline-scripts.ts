import { join } from 'node:path';
import { build } from 'vite';

/** Entries of the scripts that stand in the pages themselves. */
const FOLDER = 'src/app/start';

export interface InlineScripts {
  /** Text of the landing page's script. */
  readonly landing: string;
  /** Text of every other page's script. */
  readonly app: string;
}

/** Bundles each inline script into one text that needs nothing else. @param root of the project */
export async function bundleInlineScripts(root: string): Promise<InlineScripts> {
  const [landing, app] = await Promise.all(
    ['landing-start', 'app-start'].map((name) => bundle(root, join(root, FOLDER, `${name}.ts`))),
  );
  return { landing: landing ?? '', app: app ?? '' };
}

async function bundle(root: string, entry: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~': join(root, 'src') } },
    build: {
      write: false,
      target: ['chrome111', 'firefox114', 'safari16.4'],
      lib: { entry, formats: ['iife'], name: 'start' },
    },
  });
  const [result] = Array.isArray(results) ? results : [results];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`);
  // The text stands in a script element.
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${entry} would end its script element`);
  return chunk.code.trim();
}
