// Writes generated/ and openapi/open-questions.md from openapi/: bundle, lint, then the client, the list of
// optional (`x-decorates`) values, and the test doubles. Every tool reads only the bundles. A run that fails
// changes nothing. With --check a run fails if something was not up to date.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeDecorations } from './contract/decorations.ts';
import { QUESTIONS_FILE, writeOpenQuestions } from './contract/open-questions.ts';
import { writeShortDocument } from './contract/short-document.ts';

const root = join(import.meta.dirname, '..');
const generated = join(root, 'generated');
/** Where a run writes; it becomes generated/ when every step is through. From the root, with slashes. */
const next = '.cache/generated';
/** The voucher API and the external geocoding service, each with its bundle, which is named after it. */
const documents = [
  { source: 'openapi/openapi.yaml', bundle: 'openapi.json', page: 'index.html' },
  { source: 'openapi/geocoding.yaml', bundle: 'geocoding.json', page: 'geocoding.html' },
];

/** Runs a package's program with this Node, without a shell, so that it works on every system. */
function run(program: string, parameters: string[], folder = root) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...parameters],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', GENERATED: next },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

const redocly = '@redocly/cli/bin/cli.js';
const redoclyConfig = ['--config', 'openapi/redocly.yaml'];

const steps = {
  bundle: () => {
    const sources = documents.map(({ source }) => source);
    run(redocly, ['bundle', ...sources, ...redoclyConfig, '-o', next, '--ext', 'json']);
    writeShortDocument(join(root, next));
  },
  // The sources give better positions; only the bundle has the example lists that are files of their own.
  lint: () => {
    const bundles = ['openapi.mock.json', 'geocoding.json'].map((bundle) => `${next}/${bundle}`);
    run(redocly, ['lint', ...documents.map(({ source }) => source), ...bundles, ...redoclyConfig]);
    const spectral = ['--ruleset', 'openapi/spectral.yaml', '--fail-severity', 'info', '--quiet'];
    run('@stoplight/spectral-cli/dist/index.js', ['lint', `${next}/openapi.json`, ...spectral]);
  },
  client: () => {
    run('@hey-api/openapi-ts/bin/run.js', ['-f', 'openapi/openapi-ts.config.ts']);
  },
  // Beside the client, which empties its own folder.
  decorations: () => writeDecorations(join(root, next)),
  testing: () => {
    run('orval/dist/bin/orval.mjs', ['--config', 'orval.config.ts'], join(root, 'openapi'));
    // A client, which orval always writes. The doubles do without it.
    rmSync(join(root, next, 'testing/api.ts'));
  },
};
type Step = keyof typeof steps;

/** Readable pages of the contracts, on request only: nothing depends on them. */
function docs() {
  for (const { bundle, page } of documents) {
    run(redocly, [
      'build-docs',
      `generated/${bundle}`,
      ...redoclyConfig,
      '-o',
      `openapi/dist/${page}`,
    ]);
  }
}

/** `git diff` compares with the index; a new file only shows in `git status`. */
function failWhenStale() {
  const diff = spawnSync('git', ['status', '--porcelain', '--', 'generated', QUESTIONS_FILE], {
    cwd: root,
    encoding: 'utf8',
  });
  if (diff.status !== 0 || diff.stdout.trim() === '') return;
  console.error(
    `The generated files are stale; run "npm run generate" and commit:\n${diff.stdout}`,
  );
  process.exit(1);
}

const wanted = process.argv.slice(2).filter((parameter): parameter is Step => parameter in steps);
if (process.argv.includes('docs')) {
  docs();
  process.exit();
}
rmSync(join(root, next), { recursive: true, force: true });
if (wanted.length > 0) cpSync(generated, join(root, next), { recursive: true });
else mkdirSync(join(root, next), { recursive: true });
for (const step of wanted.length > 0 ? wanted : (Object.keys(steps) as Step[])) steps[step]();
rmSync(generated, { recursive: true, force: true });
renameSync(join(root, next), generated);
if (wanted.length === 0) writeOpenQuestions(root);
if (process.argv.includes('--check')) failWhenStale();
