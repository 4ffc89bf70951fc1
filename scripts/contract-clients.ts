// `npm run contract clients`: other teams' generators warn of nothing, and their clients compile in strict mode. The
// generators have a package of their own and are installed when they are needed: `npm ci` stays small.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/contract-clients');
const CONTRACT = '../../generated/openapi.json';

function run(title: string, command: string, flags: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, flags, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  // A generator that cannot follow the contract warns and goes on.
  if (status === 0 && !stderr.includes('⚠')) return console.log(`✓ ${title}`);
  console.error(`✗ ${title}\n${stdout}${stderr}`);
  process.exit(1);
}

rmSync(join(folder, 'out'), { recursive: true, force: true });
cpSync(join(root, 'openapi/clients'), folder, { recursive: true });
mkdirSync(join(folder, 'out'));
run('Generators installed', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
const npx = (...flags: string[]) => ['--no-install', ...flags];
run('openapi-typescript', 'npx', npx('openapi-typescript', CONTRACT, '-o', 'out/types.ts'));
run(
  'swagger-typescript-api',
  'npx',
  npx('swagger-typescript-api', 'generate', '-p', CONTRACT, '-o', 'out', '-n', 'client.ts'),
);
run('Kubb', 'npx', npx('kubb', 'generate'));
run('All compile in strict mode', 'npx', npx('tsc', '--project', '.'));
