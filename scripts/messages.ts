// `npm run messages` brings the PO catalogues and the key type in line with the code;
// `npm run messages check` changes nothing and fails when it would, or when a text is wrong.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isFullLanguageFile,
  keyFacts,
  keyTypes,
  SOURCE_LANGUAGE,
  updateCatalogue,
  withContext,
  type PoText,
} from './messages/catalogues.ts';
import { checkCatalogues, presentLanguages } from './messages/check.ts';
import { contextGaps, readContext } from './messages/context.ts';
import { extractKeys } from './messages/extract.ts';
import { localeOfFile, readPo, type PoCatalogue } from './messages/po.ts';

const root = join(import.meta.dirname, '..');
const KEY_TYPES = 'src/i18n/keys.d.ts';

function main(isCheck: boolean): number {
  const { keys, updates, problems } = plan();
  const stale = updates.filter(({ file, content }) => content !== readIfThere(file));
  if (!isCheck) {
    for (const { file, content } of stale) writeFileSync(join(root, file), content);
  }
  const catalogues = updates.filter(({ file }) => file.endsWith('.po'));
  const onDisk = catalogues.map(({ file }) => ({ file, content: readIfThere(file) }));
  const findings = [
    ...problems,
    ...(isCheck ? stale.map(({ file }) => `${file} is stale; run \`npm run messages\``) : []),
    ...checkCatalogues(onDisk, new Set(keys)),
    ...onDisk.flatMap(({ file }) => checkWithGettext(file)),
  ];
  for (const finding of findings) console.error(finding);
  const languages = presentLanguages(catalogues).join(', ');
  console.log(
    `${keys.length} keys in ${catalogues.length} files (whole: ${languages}); ` +
      (isCheck ? '' : `${stale.length} written; `) +
      `${findings.length} findings`,
  );
  // Writing succeeds with texts still missing (its purpose is to list them); checking does not.
  return (isCheck ? findings : problems).length > 0 ? 1 : 0;
}

/** Everything the code asks for: the keys, the files as they should be, unreadable arguments. */
function plan(): { keys: string[]; updates: PoText[]; problems: string[] } {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .sort();
  const extractions = sources.map((file) =>
    extractKeys(file, readFileSync(join(root, file), 'utf8')),
  );
  const context = readContext(root);
  const source = languageTexts(SOURCE_LANGUAGE);
  const used = keyFacts(extractions.flatMap((found) => found.uses));
  const facts = withContext(used, source, context);
  const keys = [...facts.keys()];
  const updates = globSync(['locales/*.po', 'src/sites/brands/*/texts/*.po'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      file,
      content: updateCatalogue({ file, content: readIfThere(file) }, facts, baseOf(file)),
    }));
  return {
    keys,
    updates: [...updates, { file: KEY_TYPES, content: keyTypes(keys) }],
    problems: [
      ...extractions.flatMap((found) => found.problems),
      ...keys.flatMap((key) => contextGaps(key, source.get(key)?.text ?? '', context)),
    ],
  };
}

function languageTexts(language: string): PoCatalogue {
  return readPo(readIfThere(`locales/${language}.po`));
}

/** The file that a regional or a brand's file overrides; undefined for a whole language. */
function baseOf(file: string): PoCatalogue | undefined {
  const [language = ''] = localeOfFile(file).split('-');
  return isFullLanguageFile(file) ? undefined : languageTexts(language);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}

/** gettext's own opinion, if the tool is installed; translators' editors use the same rules. */
function checkWithGettext(file: string): string[] {
  const run = spawnSync('msgfmt', ['--check', '--output-file=-', file], { cwd: root });
  if (run.error || run.status === 0) return [];
  return [`msgfmt --check ${file}: ${run.stderr.toString().trim()}`];
}

process.exitCode = main(process.argv.includes('--check'));
