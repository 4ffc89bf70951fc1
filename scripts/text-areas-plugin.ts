import { relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { readAreas, resolveSource, type Areas } from './messages/areas.ts';

/**
 * Vite plugin for the production build: every `import()` of our code whose target shows texts waits
 * for their areas too, so areas are never named by hand. Development and tests have all texts at once.
 */
export function textAreasPlugin(): Plugin {
  let root = process.cwd();
  let areas: Areas | undefined;
  return {
    name: 'text-areas',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      areas = readAreas(root);
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'import(' },
      handler(code, id) {
        const file = relative(root, id).replaceAll('\\', '/');
        const changed = areas && addTexts(file, code, areas);
        return changed === undefined ? undefined : { code: changed, map: null };
      },
    },
  };
}

/** The code with `withTexts()` around its dynamic imports; undefined when nothing has to wait. */
export function addTexts(file: string, code: string, areas: Areas): string | undefined {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const edits: { start: number; end: number; needed: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      const found =
        target && ts.isStringLiteral(target)
          ? resolveSource(file, target.text, areas.files)
          : undefined;
      const needed = found === undefined ? [] : areas.needs(found);
      if (needed.length > 0) edits.push({ start: node.getStart(source), end: node.end, needed });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (edits.length === 0) return undefined;
  const changed = edits.reduceRight(
    (text, { start, end, needed }) =>
      `${text.slice(0, start)}withTexts(${text.slice(start, end)}, ${JSON.stringify(needed)})${text.slice(end)}`,
    code,
  );
  return `import { withTexts } from '~/i18n/text-areas';\n${changed}`;
}
