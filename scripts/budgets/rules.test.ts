import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originOf } from '../build/chunk-contents.ts';
import { breakdown, earlyPackages, namedSites } from './rules.ts';

const contents = {
  'a.js': { react: 300, 'src/ui': 100 },
  'b.js': { 'react-aria-components': 50, 'react-hook-form': 50 },
};

test.each([
  ['/home/x/node_modules/react-dom/client.js', 'react-dom'],
  ['/home/x/node_modules/@tanstack/query-core/build/query.js', '@tanstack/query-core'],
  ['/home/x/node_modules/a/node_modules/b/index.js', 'b'],
  [String.raw`C:\x\node_modules\zod\v4\core.js?v=1`, 'zod'],
  ['/home/x/src/features/shops/shops-page.tsx', 'src/features/shops'],
  ['/home/x/src/ui/button.tsx', 'src/ui'],
  ['/home/x/generated/client/sdk.gen.ts', 'generated/client'],
  ['/home/x/locales/de.po', 'locales'],
  ['vite/preload-helper.js', 'other'],
])('%s comes from %s', (id, origin) => {
  expect(originOf(id)).toBe(origin);
});

test('a download is shared out among what is in the file', () => {
  const files = [
    { file: 'a.js', bytes: 200 },
    { file: 'b.js', bytes: 10 },
  ];
  expect(breakdown(contents, files)).toEqual([
    { origin: 'react', bytes: 150 },
    { origin: 'src/ui', bytes: 50 },
    { origin: 'react-aria-components', bytes: 5 },
    { origin: 'react-hook-form', bytes: 5 },
  ]);
});

test('packages that can wait are found', () => {
  const part = (files: string[]) => ({ files, bytes: 0 });
  expect(earlyPackages(contents, part(['a.js']))).toEqual([]);
  expect(earlyPackages(contents, part(['a.js', 'b.js']))).toEqual([
    'react-aria-components',
    'react-hook-form',
  ]);
});

test('the data of a site is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  writeFileSync(join(folder, 'a.js'), 'const site={brand:"Schenkwerk"}');
  const part = { files: ['a.js'], bytes: 0 };
  expect(namedSites(folder, part, ['Schenkwerk', 'Freudentag'])).toEqual(['Schenkwerk']);
  rmSync(folder, { recursive: true });
});
