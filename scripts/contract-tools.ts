// `npm run contract tools`: public tools read the slim document, and call the mock by it, without a warning. They
// have a package of their own and are installed when they are needed: `npm ci` stays small.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startMock } from '../mocks/server.ts';
import { findBrowser } from './setup/find-browser.mjs';

const sources = join(import.meta.dirname, '../openapi/tools');
const folder = join(import.meta.dirname, '../.cache/contract-tools');
const CONTRACT = '../../generated/openapi.json';
const mock = await startMock({ port: 0 });

interface Tool {
  /** What the machine must have; without it the tool is left out, loudly. */
  readonly needs?: keyof typeof HAS;
  readonly run: readonly string[];
}

const HAS = {
  'a browser': () => findBrowser() !== undefined,
  Java: () => spawnSync('java', ['-version']).status === 0,
};

const TOOLS: Readonly<Record<string, Tool>> = {
  clients: {
    run: [
      `npx --no-install openapi-typescript ${CONTRACT} -o out/types.ts`,
      `npx --no-install swagger-typescript-api generate -p ${CONTRACT} -o out -n client.ts`,
      'npx --no-install kubb generate',
      'npx --no-install tsc --project .',
    ],
  },
  'swagger-ui': { needs: 'a browser', run: [`node viewer.js swagger-ui ${CONTRACT}`] },
  scalar: { needs: 'a browser', run: [`node viewer.js scalar ${CONTRACT}`] },
  'swagger-parser': { run: [`node swagger-parser.js ${CONTRACT}`] },
  newman: { run: [`node --no-deprecation newman.js ${CONTRACT} ${mock.url}`] },
  specmatic: { needs: 'Java', run: [`node fuzz.js ${CONTRACT} ${mock.url}`] },
};

/** Prints what a script of ours says. A tool that cannot follow the contract fails, or warns and goes on. */
async function run(command: string): Promise<void> {
  const [program = '', ...flags] = command.split(' ');
  const isOurs = program === 'node';
  const shell = process.platform === 'win32' && !isOurs;
  const child = spawn(isOurs ? process.execPath : program, flags, { cwd: folder, shell });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0 || output.includes('⚠')) throw new Error(output);
  if (isOurs && output) console.log(output.trim());
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in TOOLS));
if (unknown.length > 0) throw new Error(`No such tool: ${unknown.join()}`);
const lockIn = (path: string) => readFileSync(join(path, 'package-lock.json'), 'utf8');
const isInstalled =
  existsSync(join(folder, 'node_modules/.package-lock.json')) && lockIn(folder) === lockIn(sources);
rmSync(join(folder, 'out'), { recursive: true, force: true });
cpSync(sources, folder, { recursive: true });
mkdirSync(join(folder, 'out'));
if (!isInstalled) await run('npm ci --ignore-scripts --no-audit --no-fund');
for (const [name, { needs, run: commands }] of Object.entries(TOOLS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  if (needs && !HAS[needs]()) {
    console.log(`!!! LEFT OUT: ${name} needs ${needs}. !!!`);
    continue;
  }
  for (const command of commands) await run(command);
  console.log(`✓ ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
await mock.close();
