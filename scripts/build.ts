// `npm run build`: the application, then its pages per site and locale, the servers that answer with them,
// then everything compressed once so that no server has to.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { chunkContents } from './build/chunk-contents.ts';
import { chunkGroups } from './build/chunks.ts';
import { missingLegalData } from './build/legal-data.ts';
import {
  LICENSE_FILE,
  LICENSE_LIST,
  licenseProblems,
  licenseText,
  shippedPackages,
} from './build/licenses.ts';
import { checkVariables } from './build/variables.ts';
import { compressAll } from './build/compress.ts';
import { writePages, type Prerender } from './build/write-pages.ts';
import { PRERENDERED } from '../src/app/page-table.ts';
import { callRules } from './deploy/call-rules.ts';
import { writeChecksums } from './deploy/checksums.ts';
import { createSiteTable } from './deploy/create-site-table.ts';
import { UNKNOWN_POLICY } from './deploy/unknown-page.ts';
import { writeDeployment } from './deploy/write-deployment.ts';
import { writeServers } from './deploy/write-servers.ts';

const root = join(import.meta.dirname, '..');
// With --mock the build is for demonstrations and tests: the place search asks the mock, imprints show
// sample data that is marked as such, and every call has the header of such tests (requirement 7.002).
const isDemo = process.argv.includes('--mock');
if (isDemo) {
  process.env['VITE_GEOCODING_URL'] ??= '/mock-geocoding';
  process.env['VITE_E2E_HEADER'] ??= 'X-End-To-End-Test: mock';
}
const variables = checkVariables(process.env);
if (variables.problems.length > 0) {
  console.error(variables.problems.join('\n'));
  process.exit(1);
}
const lacking = missingLegalData({ folder: join(root, 'src/sites') });
if (!isDemo && lacking.length > 0) {
  console.error(
    [
      'A website has to name who is behind it (src/sites/brands/*/brand.json or src/sites/configs/*.json):',
      ...lacking,
      'For a demonstration with sample data: npm run build:mock',
    ].join('\n'),
  );
  process.exit(1);
}

const dist = join(root, 'dist');
const serverDist = join(root, '.cache/prerender');

await build({
  root,
  plugins: [chunkContents()],
  build: {
    outDir: dist,
    emptyOutDir: true,
    license: { fileName: LICENSE_LIST },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
      // The part of `~/api` that a call needs comes with it, and the rest is there already.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: serverDist,
    emptyOutDir: true,
    ssr: 'src/app/prerender/prerender.ts',
    manifest: false,
    // The routes are read for their paths only.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});
const prerender = (await import(pathToFileURL(join(serverDist, 'prerender.js')).href)) as Prerender;
const sites = await writePages(dist, prerender);
const table = createSiteTable({
  sites,
  unknownPolicy: UNKNOWN_POLICY,
  routes: await prerender.pagePaths(),
  frames: PRERENDERED,
  callRules: callRules(
    JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')),
    process.env['VITE_E2E_HEADER'],
  ),
});
await writeServers(dist, table);
writeDeployment(dist, table, {
  variables,
  securityContact: process.env['SECURITY_CONTACT'],
  now: new Date(),
});
rmSync(join(dist, 'index.html'));
const packages = shippedPackages(root, dist);
const unlicensed = licenseProblems(packages);
if (unlicensed.length > 0) {
  console.error(unlicensed.join('\n'));
  process.exit(1);
}
writeFileSync(join(dist, LICENSE_FILE), licenseText(packages));
await compressAll(dist);
writeChecksums(dist);
console.log(`${sites.length} sites prerendered`);
