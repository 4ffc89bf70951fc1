import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { divide } from '../build/write-texts.ts';
import { addTexts } from '../text-areas-plugin.ts';
import { readAreas } from './areas.ts';

const root = mkdtempSync(join(tmpdir(), 'areas-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES: Record<string, string> = {
  'src/main.tsx': "import './app/frame';",
  'src/app/frame.tsx': "t('frame');",
  'src/app/landing.tsx':
    "import { F } from '~/features/redeem/form'; const late = import('./app');",
  'src/app/app.tsx': "t('app'); import '~/features/help/help'; import type { A } from '~/api/x';",
  'src/features/redeem/form.tsx':
    "t('code'); const P = late(async () => (await import('./problem')).P); import('~/api/x');",
  'src/features/redeem/problem.tsx': "import { n } from '~/form/notice'; t('problem');",
  'src/features/help/help.tsx': "t('help'); t('both'); t('code');",
  'src/features/shops/wall.tsx': "t('wall', { count: 1 }); t('both');",
  'src/features/shops/wall.test.tsx': "t('test');",
  'src/form/notice.tsx': "t('notice');",
  'src/api/x.ts': 'export type A = 1;',
};
for (const [file, code] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), code);
}
const areas = readAreas(root);

test('a text belongs to the landing page, to one feature, or is shared', () => {
  expect(Object.fromEntries(areas.ofKey)).toEqual({
    frame: 'landing',
    code: 'landing',
    app: 'shared',
    problem: 'redeem',
    help: 'help',
    both: 'shared',
    wall: 'shops',
    notice: 'shared',
  });
});

test('code needs the texts of all that is loaded with it', () => {
  expect(areas.needs('src/app/app.tsx')).toEqual(['help', 'shared']);
  expect(areas.needs('src/features/redeem/problem.tsx')).toEqual(['redeem', 'shared']);
  expect(areas.needs('src/api/x.ts')).toEqual([]);
});

test('an import waits for texts where its target shows some', () => {
  const file = 'src/features/redeem/form.tsx';
  expect(addTexts(file, FILES[file] ?? '', areas)).toBe(
    "import { withTexts } from '~/i18n/text-areas';\n" +
      "t('code'); const P = late(async () => " +
      '(await withTexts(import(\'./problem\'), ["redeem","shared"])).P); import(\'~/api/x\');',
  );
  expect(addTexts('src/api/x.ts', "import('react');", areas)).toBeUndefined();
});

test('the cases of a plural stay with their key', () => {
  const parts = divide({ wall_one: '1', wall_other: 'n', code: 'c', unknown: 'u' }, areas);
  expect(Object.fromEntries(parts)).toEqual({
    help: {},
    landing: { code: 'c' },
    redeem: {},
    shared: { unknown: 'u' },
    shops: { wall_one: '1', wall_other: 'n' },
  });
});
