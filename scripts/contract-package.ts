// `npm run contract package`: one archive with all that a server's team needs.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { statesData, statesDocument } from '../pacts/support/states-data.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): Uint8Array => new Uint8Array(readFileSync(join(root, path)));
const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const written = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

const PACT = 'voucher-redemption-website-voucher-redemption-service.json';
const GEOCODING_PACT = 'voucher-redemption-website-geocoding-service.json';
/** The packages that the scripts of the archive need, in the versions that this project uses. */
const PACKAGES = ['@pact-foundation/pact', 'ajv', 'ajv-formats'];
/** The same archive for the same contract, whenever it is made. */
const MADE = new Date('2026-01-01T00:00:00');

/** Each file of the archive by its name. */
export function packageFiles(): Readonly<Record<string, Uint8Array>> {
  const { info } = json('generated/openapi.json') as {
    info: { version: string; description: string };
  };
  const { devDependencies } = json('package.json') as { devDependencies: Record<string, string> };
  const { interactions } = json(`pacts/${PACT}`) as {
    interactions: Parameters<typeof statesData>[0];
  };
  const checks = readdirSync(join(root, 'pacts/server-checks')).filter(
    (name) => !name.endsWith('.d.mts'),
  );
  const states = statesData(interactions);
  return {
    'README.md': read('pacts/package/README.md'),
    'package.json': written({
      name: 'voucher-contract',
      version: info.version,
      private: true,
      type: 'module',
      engines: { node: '>=22' },
      scripts: { verify: 'node verify-server.mjs' },
      dependencies: Object.fromEntries(PACKAGES.map((name) => [name, devDependencies[name]])),
    }),
    'verify-server.mjs': read('pacts/verify-server.mjs'),
    'play-pact.mjs': read('pacts/play-pact.mjs'),
    'openapi.json': read('generated/openapi.json'),
    'conventions.md': new TextEncoder().encode(info.description),
    'openapi.mock.json': read('generated/openapi.mock.json'),
    'geocoding.json': read('generated/geocoding.json'),
    [PACT]: read(`pacts/${PACT}`),
    [GEOCODING_PACT]: read(`pacts/${GEOCODING_PACT}`),
    'provider-states.json': written(states),
    'provider-states.md': new TextEncoder().encode(statesDocument(states)),
    'pacts.md': read('pacts/README.md'),
    'server-checks.mjs': read('pacts/server-checks.mjs'),
    ...Object.fromEntries(
      checks.map((name) => [`server-checks/${name}`, read(`pacts/server-checks/${name}`)]),
    ),
    'CHANGELOG.md': read('openapi/CHANGELOG.md'),
    'open-questions.md': read('openapi/open-questions.md'),
  };
}

if (import.meta.main) {
  const { info } = json('generated/openapi.json') as { info: { version: string } };
  const name = `voucher-contract-${info.version}`;
  const files: Zippable = Object.fromEntries(
    Object.entries(packageFiles()).map(([file, bytes]) => [`${name}/${file}`, bytes]),
  );
  mkdirSync(join(root, 'openapi/dist'), { recursive: true });
  writeFileSync(join(root, `openapi/dist/${name}.zip`), zipSync(files, { mtime: MADE }));
  console.log(`openapi/dist/${name}.zip, ${Object.keys(files).length} files`);
}
