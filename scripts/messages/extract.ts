// Finds the message keys in the code with the TypeScript parser (no type checker: half a second
// for the whole tree). The type checker's share is the generated key type: a key that is not in the
// catalogue does not compile, wherever it comes from.
import ts from 'typescript';

export interface KeyUse {
  readonly key: string;
  readonly file: string;
  /** From a `// Translators: …` comment on the lines above. */
  readonly note?: string;
}

export interface Extraction {
  readonly uses: readonly KeyUse[];
  /** Arguments whose key cannot be read, as `file:line: reason`. */
  readonly problems: readonly string[];
}

/** Extracts the keys of one source file: `t('…')`, `x.t('…')`, `messageKey('…')`, `i18nKey="…"`. */
export function extractKeys(file: string, code: string): Extraction {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const lines = code.split('\n');
  const uses: KeyUse[] = [];
  const problems: string[] = [];

  const read = (argument: ts.Node, literalOnly: boolean): void => {
    const { line } = source.getLineAndCharacterOfPosition(argument.getStart(source));
    const found = readKeys(argument);
    if (found.problem ?? (literalOnly && found.isOpen)) {
      problems.push(`${file}:${line + 1}: ${found.problem ?? 'messageKey() takes a literal key'}`);
    }
    const note = noteAbove(lines, line);
    for (const key of found.keys) uses.push(note ? { key, file, note } : { key, file });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = calleeName(node.expression);
      const argument = node.arguments[0];
      if (argument && (name === 't' || name === 'messageKey')) read(argument, name !== 't');
    } else if (ts.isJsxAttribute(node) && node.name.getText(source) === 'i18nKey') {
      const value = node.initializer;
      if (value)
        read(ts.isJsxExpression(value) && value.expression ? value.expression : value, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { uses, problems };
}

function calleeName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : undefined;
}

interface KeysRead {
  readonly keys: readonly string[];
  /** The value is only known at run time; its type says which keys it may be. */
  readonly isOpen: boolean;
  readonly problem?: string;
}

/** A literal, or the literals of a choice. Computed keys are refused: they could not be found. */
function readKeys(node: ts.Node): KeysRead {
  if (ts.isStringLiteralLike(node)) return { keys: [node.text], isOpen: false };
  if (ts.isParenthesizedExpression(node)) return readKeys(node.expression);
  if (ts.isConditionalExpression(node)) return join(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind;
    if (
      operator === ts.SyntaxKind.QuestionQuestionToken ||
      operator === ts.SyntaxKind.BarBarToken
    ) {
      return join(node.left, node.right);
    }
    return refused('a computed key; list the keys in a table with messageKey()');
  }
  if (ts.isTemplateExpression(node)) {
    return refused('a key from a template; list the keys in a table with messageKey()');
  }
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
    return refused('a key behind a type assertion; its type must come from messageKey()');
  }
  return { keys: [], isOpen: true };
}

function join(left: ts.Node, right: ts.Node): KeysRead {
  const [a, b] = [readKeys(left), readKeys(right)];
  const problem = a.problem ?? b.problem;
  const joined = { keys: [...a.keys, ...b.keys], isOpen: a.isOpen || b.isOpen };
  return problem ? { ...joined, problem } : joined;
}

function refused(problem: string): KeysRead {
  return { keys: [], isOpen: false, problem };
}

const COMMENT_LINE = /^\s*(?:\/\/|\{?\/\*+|\*)\s?(.*?)\s*(?:\*\/\}?)?\s*$/;

/** The text after `Translators:` in the comment lines directly above (or at the line's end). */
function noteAbove(lines: readonly string[], line: number): string | undefined {
  const block: string[] = [];
  for (let index = line - 1; index >= 0; index -= 1) {
    const comment = COMMENT_LINE.exec(lines[index] ?? '');
    if (!comment) break;
    block.unshift(comment[1] ?? '');
  }
  const start = block.findIndex((text) => text.startsWith('Translators:'));
  if (start < 0) return undefined;
  return block.slice(start).join(' ').trim();
}
