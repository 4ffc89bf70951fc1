import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { SiteTable } from './site-table.ts';

/** Where a build keeps its servers. */
const FOLDER = 'deploy';

/** The functions of CDNs and the server for one's own machines, by their sources in this folder. */
export const SERVERS = {
  'edge/cloudflare': 'cloudflare/worker.js',
  'edge/netlify': 'netlify/edge-functions/voucher.js',
  'node/main': 'server.js',
} as const;

/** Writes the servers of a build, each as one file; functions of CDNs have the table in it. */
export async function writeServers(dist: string, table: SiteTable): Promise<void> {
  const folder = join(dist, FOLDER);
  for (const [source, file] of Object.entries(SERVERS)) {
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { SITE_TABLE: JSON.stringify(table) },
      publicDir: false,
      build: {
        outDir: folder,
        emptyOutDir: false,
        ssr: join(import.meta.dirname, `${source}.ts`),
        target: 'es2023',
        minify: true,
        rolldownOptions: {
          output: { entryFileNames: file, codeSplitting: false },
          treeshake: { moduleSideEffects: false },
        },
      },
      ssr: { target: source.startsWith('edge') ? 'webworker' : 'node', noExternal: true },
    });
  }
  mkdirSync(join(folder, 'netlify'), { recursive: true });
  writeFileSync(join(folder, 'netlify/netlify.toml'), NETLIFY);
  writeFileSync(join(folder, 'cloudflare/wrangler.jsonc'), wrangler(table));
  // Cloudflare leaves these out when it takes the files.
  writeFileSync(join(dist, '.assetsignore'), 'deploy\n.vite\n*.br\n*.gz\n.assetsignore\n');
}

const NETLIFY = `# Written by the build; see docs/deployment.md.
[build]
publish = "../.."
edge_functions = "edge-functions"
`;

const wrangler = ({ sites }: SiteTable): string => `// Written by the build; see docs/deployment.md.
${JSON.stringify(
  {
    name: 'voucher-redemption',
    main: 'worker.js',
    compatibility_date: '2026-07-01',
    assets: {
      directory: '../..',
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'none',
      run_worker_first: true,
    },
    routes: sites
      .flatMap(({ hosts }) => hosts)
      .map((pattern) => ({ pattern, custom_domain: true })),
  },
  null,
  2,
)}
`;
