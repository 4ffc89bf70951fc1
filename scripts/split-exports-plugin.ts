import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

const QUERY = '?export=';
/** Generated files that hold something for every operation of the contract. */
const SPLIT = /\/generated\/(?:client|geocoding)\/(?:.*\/)?(?:sdk|zod|react-query)\.gen\.ts$/;

/**
 * Vite plugin for the production build: every export of the generated clients becomes a module of its
 * own, so that a page loads the calls and checks that it makes and not those of all other pages.
 * Bundlers move modules between chunks, never parts of one.
 */
export function splitExportsPlugin(): Plugin {
  const files = new Map<string, ReturnType<typeof splitExports>>();
  const read = (file: string) => {
    const known = files.get(file);
    if (known) return known;
    const split = splitExports(file, readFileSync(file, 'utf8'));
    files.set(file, split);
    return split;
  };
  return {
    name: 'split-exports',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source.includes(QUERY)) return source;
        // Parts import what their file imports, from the same place.
        const [file, part] = importer?.split(QUERY) ?? [];
        return part === undefined ? undefined : this.resolve(source, file);
      },
    },
    load(id) {
      const [file, part] = id.split(QUERY);
      if (file === undefined || !SPLIT.test(file)) return undefined;
      const { index, parts } = read(file);
      const code = part === undefined ? index : parts.get(part);
      return { code: code ?? '', moduleType: 'js', moduleSideEffects: false };
    },
  };
}

/** The code of each export of a file, and an index that exports them under the old address. */
export function splitExports(
  file: string,
  text: string,
): { index: string; parts: ReadonlyMap<string, string> } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const declarations = new Map<string, { code: string; node: ts.Statement; isExported: boolean }>();
  for (const node of source.statements) {
    const name = nameOf(node);
    if (name === undefined) continue;
    const isExported = ts.canHaveModifiers(node)
      ? (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    const code = text.slice(node.getStart(source), node.end);
    declarations.set(name, { code: isExported ? code : `export ${code}`, node, isExported });
  }
  const importCode = imports.map((node) => text.slice(node.getStart(source), node.end)).join('\n');
  const parts = new Map<string, string>();
  for (const [name, { code, node }] of declarations) {
    const others = [...identifiers(node)].filter((id) => id !== name && declarations.has(id));
    const locals = others.map((id) => `import { ${id} } from '${file}${QUERY}${id}';\n`).join('');
    // Leaves out types and the imports that this part has no use for.
    parts.set(name, transpile(`${importCode}\n${locals}${code}`));
  }
  const index = [...declarations]
    .filter(([, { isExported }]) => isExported)
    .map(([name]) => `export { ${name} } from '${file}${QUERY}${name}';`)
    .join('\n');
  return { index, parts };
}

/** The name that a statement declares for the running program; types have none. */
function nameOf(node: ts.Statement): string | undefined {
  if (ts.isVariableStatement(node)) {
    const [declaration] = node.declarationList.declarations;
    return declaration && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined;
  }
  return ts.isFunctionDeclaration(node) ? node.name?.text : undefined;
}

function identifiers(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, (child) => void identifiers(child, found));
  return found;
}

const transpile = (code: string): string =>
  ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: false,
    },
  }).outputText;
