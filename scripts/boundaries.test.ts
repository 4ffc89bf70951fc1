// A silent boundary rule is worse than none: each rule of .oxlintrc.json gets a planted violation.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(project, { recursive: true }));

const importing = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;

/** Files of a small project: their imports, and the rule that must report it, if any. */
const CASES: [file: string, code: string, rule?: string][] = [
  ['src/features/shops/good.ts', importing('~/voucher/x')],
  ['src/features/shops/pay.ts', importing('~/payment/x')],
  ['src/features/shops/redeem.ts', importing('~/redemption/x')],
  ['src/redemption/good.ts', importing('~/payment/x')],
  ['src/payment/good.ts', importing('~/form/x')],
  ['src/form/good.ts', importing('~/problem/x')],
  ['src/problem/good.ts', importing('~/api/x')],
  ['src/features/shops/near.ts', importing('./good2')],
  ['src/form/upload/near.ts', importing('~/form/x')],
  ['src/features/shops/good2.ts', importing('~/ui/x')],
  ['src/app/good.ts', importing('~/features/redeem/x')],
  ['src/api/good.ts', importing('~generated/client')],
  ['src/api/errors.test.ts', importing('~generated/client')],
  ['src/features/redeem/some.test.ts', importing('~generated/client')],
  ['src/ui/some.test.ts', importing('~/tests/x')],
  ['src/features/redeem/testing.ts', importing('~/tests/x')],
  ['src/tests/good.ts', importing('~/features/redeem/x')],
  ['src/tests/answers.ts', importing('~generated/client')],
  ['src/sites/good.ts', importing('~/api/x')],
  ['src/main.tsx', importing('~/app/x')],
  ['src/features/shops/to-feature.ts', importing('~/features/redeem/x'), 'dependencies'],
  ['src/features/shops/type.ts', "export type { X } from '~/features/redeem/x';", 'dependencies'],
  ['src/features/shops/lazy.ts', "export const y = import('~/features/redeem/x');", 'dependencies'],
  ['src/features/shops/to-app.ts', importing('~/app/x'), 'dependencies'],
  ['src/features/shops/to-generated.ts', importing('~generated/client'), 'dependencies'],
  ['src/ui/to-feature.ts', importing('~/features/redeem/x'), 'dependencies'],
  ['src/ui/to-i18n.ts', importing('~/i18n/x'), 'dependencies'],
  ['src/lib/to-ui.ts', importing('~/ui/x'), 'dependencies'],
  ['src/api/to-voucher.ts', importing('~/voucher/x'), 'dependencies'],
  ['src/voucher/to-payment.ts', importing('~/payment/x'), 'dependencies'],
  ['src/redemption/to-feature.ts', importing('~/features/redeem/x'), 'dependencies'],
  ['src/payment/to-redemption.ts', importing('~/redemption/x'), 'dependencies'],
  ['src/payment/to-feature.ts', importing('~/features/redeem/x'), 'dependencies'],
  ['src/problem/to-form.ts', importing('~/form/x'), 'dependencies'],
  ['src/problem/to-voucher.ts', importing('~/voucher/x'), 'dependencies'],
  ['src/voucher/to-form.ts', importing('~/form/x'), 'dependencies'],
  ['src/app/to-generated.ts', importing('~generated/client'), 'dependencies'],
  ['src/features/shops/to-tests.ts', importing('~/tests/x'), 'dependencies'],
  ['src/app/to-tests.ts', importing('~/tests/x'), 'dependencies'],
  ['src/features/shops/parent.ts', importing('../redeem/x'), 'no-restricted-imports'],
  ['src/ui/parts/parent.ts', importing('../x'), 'no-restricted-imports'],
  ['src/ui/parts/lazy.ts', "export const y = import('../x');", 'no-relative-parent-imports'],
  ['src/helpers/x.ts', 'export const x = 1;', 'no-unknown-files'],
  ['src/ui/default.ts', 'export default 1;', 'no-default-export'],
  [
    'scripts/good.ts',
    "import { join } from 'node:path';\nexport const y = join(import.meta.dirname, 'x');",
  ],
  [
    'scripts/path.ts',
    "export const y = new URL('x', import.meta.url).pathname;",
    'no-address-as-path',
  ],
  [
    'scripts/main.ts',
    'export const y = import.meta.url === process.argv[1];',
    'no-address-as-path',
  ],
  ['scripts/address.ts', 'export const y = (x: string) => `file://${x}`;', 'no-address-as-path'],
  // Needs types: without oxlint-tsgolint it would pass in silence.
  [
    'src/lib/floating.ts',
    'export const run = (call: () => Promise<void>) => {\n  call();\n};\n',
    'no-floating-promises',
  ],
  ['src/lib/circle-a.ts', importing('~/lib/circle-b').replace('y', 'x2'), 'no-cycle'],
  ['src/lib/circle-b.ts', importing('~/lib/circle-a').replace('y', 'x2'), 'no-cycle'],
];

const TARGETS = [
  ...[
    'app',
    'features/redeem',
    'redemption',
    'payment',
    'voucher',
    'form',
    'problem',
    'api',
    'i18n',
    'sites',
    'ui',
    'lib',
    'tests',
  ].map((folder) => `src/${folder}/x.ts`),
  'generated/client/index.ts',
];

let reports: string[];

beforeAll(() => {
  for (const file of TARGETS) write(file, 'export const x = 1;\nexport type X = number;\n');
  for (const [file, code] of CASES) write(file, code);
  cpSync(join(root, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
  cpSync(join(root, 'scripts/lint'), join(project, 'scripts/lint'), { recursive: true });
  for (const file of globSync('tsconfig*.json', { cwd: root })) {
    cpSync(join(root, file), join(project, file));
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '-f', 'unix', 'src', 'scripts'], {
    cwd: project,
  });
  reports = run.stdout.toString().replaceAll('\\', '/').split('\n');
});

function write(file: string, code: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), code);
}

test('code for the browser is checked without the types of Node', () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const list = ['-p', 'tsconfig.app.json', '--listFilesOnly'];
  const files = spawnSync(process.execPath, [tsc, ...list], { cwd: root }).stdout.toString();
  expect(files).toContain('src/main.tsx');
  expect(files).not.toContain('@types/node');
});

test.each(CASES)('%s', (file, _code, rule) => {
  const found = reports.filter((line) => line.startsWith(`${file}:`));
  if (rule) expect(found.join('\n')).toContain(rule);
  else expect(found).toEqual([]);
});

test('src/lib holds only what at least three layers use', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|^src\/(lib|tests)\//.test(file));
  const users = new Map<string, Set<string>>();
  for (const file of sources) {
    const layer = /^src\/([^/]+)/.exec(file)?.[1] ?? '';
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/'(?:~|\.)\/lib\/([\w-]+)'/g)) {
      users.set(name, (users.get(name) ?? new Set()).add(layer));
    }
  }
  const helpers = globSync('src/lib/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }).map(
    (file) => basename(file).replace(/\.tsx?$/, ''),
  );
  expect(helpers.length).toBeGreaterThan(5);
  expect(helpers.filter((name) => (users.get(name)?.size ?? 0) < 3)).toEqual([]);
});
