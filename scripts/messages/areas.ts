// Texts travel with the code that shows them. Which text belongs to which part of the application
// follows from the code alone: the landing page's own, those of one feature, those that several share.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { FIRST_AREA, SHARED_AREA } from '../../src/i18n/text-areas.ts';
import { ENTRIES } from '../build/entries.ts';
import { extractKeys } from './extract.ts';

/** Whose static imports make the landing page. */
const LANDING_SOURCES = [ENTRIES.main, ENTRIES.landing];

export interface Areas {
  /** The area of every key. */
  readonly ofKey: ReadonlyMap<string, string>;
  /** All source files, from the root, with `/`. */
  readonly files: ReadonlySet<string>;
  /** All areas that have texts. */
  readonly names: readonly string[];
  /**
   * The areas whose texts a source file and its static imports show, without the first one, which
   * every page has. @param file path from the root, with `/`
   */
  needs(file: string): string[];
}

interface Source {
  readonly keys: readonly string[];
  /** Files that are loaded together with it. */
  readonly imports: readonly string[];
}

/** Reads the code below `src/` and divides its texts into areas. */
export function readAreas(root: string): Areas {
  const sources = readSources(root);
  const ofKey = new Map<string, string>();
  for (const [file, { keys }] of sources) {
    // Few visitors pay, so the texts of a payment are an area of their own, like those of a feature.
    const area = /^src\/(?:features\/([^/]+)|payment)\//.exec(file);
    const name = area ? (area[1] ?? 'payment') : SHARED_AREA;
    for (const key of keys) {
      const known = ofKey.get(key);
      ofKey.set(key, known === undefined || known === name ? name : SHARED_AREA);
    }
  }
  for (const file of closure(sources, LANDING_SOURCES)) {
    for (const key of sources.get(file)?.keys ?? []) ofKey.set(key, FIRST_AREA);
  }
  return {
    ofKey,
    files: new Set(sources.keys()),
    names: [...new Set(ofKey.values())].sort(),
    needs: (file) => {
      const keys = closure(sources, [file]).flatMap((name) => sources.get(name)?.keys ?? []);
      const areas = new Set(keys.map((key) => ofKey.get(key) ?? SHARED_AREA));
      areas.delete(FIRST_AREA);
      return [...areas].sort();
    },
  };
}

function readSources(root: string): Map<string, Source> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .sort();
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const imports = staticImports(file, code)
        .map((specifier) => resolveSource(file, specifier, known))
        .filter((found) => found !== undefined);
      return [file, { keys: extractKeys(file, code).uses.map(({ key }) => key), imports }];
    }),
  );
}

/** The source file behind `./x` or `~/layer/x`; undefined for packages, styles and catalogues. */
export function resolveSource(
  importer: string,
  specifier: string,
  known: ReadonlySet<string>,
): string | undefined {
  const path = specifier.startsWith('~/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('./')
      ? join(dirname(importer), specifier).replaceAll('\\', '/')
      : undefined;
  if (path === undefined) return undefined;
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => known.has(file));
}

function staticImports(file: string, code: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const isType = isImport
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const specifier = statement.moduleSpecifier;
    return !isType && specifier && ts.isStringLiteral(specifier) ? [specifier.text] : [];
  });
}

function closure(sources: ReadonlyMap<string, Source>, start: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    sources.get(file)?.imports.forEach(visit);
  };
  start.forEach(visit);
  return [...seen];
}
