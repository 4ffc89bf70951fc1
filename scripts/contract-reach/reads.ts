// What the code reads of the generated client: which operations it calls, which properties it reads,
// which values of an enum it names. Everything is found by type, so a property of another type with
// the same name does not count.
import ts from 'typescript';

/** What a program reads; all names are those of the generated client. */
export interface Reads {
  /** Exported names of the client that are used beside imports, such as `getShop` or `getShopOptions`. */
  readonly exports: ReadonlySet<string>;
  /** Declarations of properties that are read, of the client and of our own. */
  readonly properties: ReadonlySet<ts.Node>;
  /** Values with the enum (all its values) that they are named for. */
  readonly values: readonly NamedValue[];
}

interface NamedValue {
  readonly value: string;
  readonly among: ReadonlySet<string>;
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Reads the source files. @param isGenerated whether a file belongs to the generated client */
export function findReads(
  program: ts.Program,
  sources: readonly ts.SourceFile[],
  isGenerated: (file: string) => boolean,
): Reads {
  const checker = program.getTypeChecker();
  const exports = new Set<string>();
  const properties = new Set<ts.Node>();
  /** Own declarations that stand for one of the client: an answer was handed over as another type. */
  const standIns: [own: ts.Node, generated: ts.Node][] = [];
  const values: NamedValue[] = [];

  const isOfClient = (node: ts.Node): boolean => isGenerated(node.getSourceFile().fileName);

  function readSymbol(symbol: ts.Symbol | undefined): void {
    for (const declaration of symbol?.declarations ?? []) properties.add(declaration);
  }

  /** Reads a property of a type or, if the type is a union, of its members. */
  function readProperty(type: ts.Type, name: string): void {
    const whole = checker.getNonNullableType(type);
    for (const part of whole.isUnion() ? [whole, ...whole.types] : [whole]) {
      readSymbol(checker.getPropertyOfType(part, name));
    }
  }

  /** Uses an export of the client, also through `~/api` and through `import()`. */
  function noteExport(symbol: ts.Symbol | undefined): void {
    if (!symbol) return;
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    const [declaration] = target.declarations ?? [];
    if (declaration && isOfClient(declaration)) exports.add(target.name);
  }

  /** The strings that an expression can be by its declaration, whatever was ruled out before it. */
  function stringsOf(expression: ts.Expression): ReadonlySet<string> {
    const symbol =
      ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)
        ? checker.getSymbolAtLocation(expression)
        : undefined;
    return literalsOf(
      symbol ? checker.getTypeOfSymbol(symbol) : checker.getTypeAtLocation(expression),
    );
  }

  function nameValue(value: ts.Expression, among: ReadonlySet<string>): void {
    if (ts.isStringLiteralLike(value)) values.push({ value: value.text, among });
  }

  function readObjectPattern(pattern: ts.ObjectBindingPattern): void {
    const type = checker.getTypeAtLocation(pattern);
    for (const { propertyName, name, dotDotDotToken } of pattern.elements) {
      if (dotDotDotToken) continue;
      const key = propertyName ?? name;
      if (!ts.isIdentifier(key) && !ts.isStringLiteral(key)) continue;
      readProperty(type, key.text);
      noteExport(checker.getPropertyOfType(type, key.text));
    }
  }

  function readElement({ expression, argumentExpression }: ts.ElementAccessExpression): void {
    const type = checker.getTypeAtLocation(expression);
    const keys = literalsOf(checker.getTypeAtLocation(argumentExpression));
    for (const key of keys) readProperty(type, key);
    // A table without a type of its own: its keys are the values.
    const among = stringsOf(argumentExpression);
    for (const property of checker.getPropertiesOfType(type)) {
      const written = property.valueDeclaration;
      if (written && isWrittenEntry(written)) values.push({ value: property.name, among });
    }
  }

  /** Keys of a table that is typed by an enum: `Record<Status, …>`, also a partial one. */
  function readTable(table: ts.ObjectLiteralExpression): void {
    const type = checker.getContextualType(table);
    if (!type || !isMapped(type)) return;
    const among = new Set(checker.getPropertiesOfType(type).map(({ name }) => name));
    for (const { name } of table.properties) {
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) {
        values.push({ value: name.text, among });
      }
    }
  }

  /** An answer that is given to something with a type of its own is read where that type is. */
  function handOver(expression: ts.Expression): void {
    const own = checker.getContextualType(expression);
    if (!own) return;
    const given = checker.getNonNullableType(checker.getTypeAtLocation(expression));
    for (const property of checker.getPropertiesOfType(given)) {
      const generated = (property.declarations ?? []).filter(isOfClient);
      if (generated.length === 0) continue;
      const whole = checker.getNonNullableType(own);
      for (const part of whole.isUnion() ? whole.types : [whole]) {
        const taken = checker.getPropertyOfType(part, property.name)?.declarations ?? [];
        for (const declaration of taken) {
          for (const origin of generated) standIns.push([declaration, origin]);
        }
      }
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      if (!isWritten(node))
        readProperty(checker.getTypeAtLocation(node.expression), node.name.text);
      noteExport(checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node)) {
      if (!isWritten(node)) readElement(node);
    } else if (ts.isObjectBindingPattern(node)) {
      readObjectPattern(node);
    } else if (ts.isIdentifier(node)) {
      noteExport(checker.getSymbolAtLocation(node));
    } else if (ts.isObjectLiteralExpression(node)) {
      readTable(node);
    } else if (ts.isArrayLiteralExpression(node)) {
      const type = checker.getContextualType(node);
      const element = type && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      const among = element ? literalsOf(element) : new Set<string>();
      for (const value of node.elements) nameValue(value, among);
    } else if (ts.isSwitchStatement(node)) {
      const among = stringsOf(node.expression);
      for (const clause of node.caseBlock.clauses) {
        if (ts.isCaseClause(clause)) nameValue(clause.expression, among);
      }
    } else if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      if (COMPARISONS.has(operatorToken.kind)) {
        nameValue(right, stringsOf(left));
        nameValue(left, stringsOf(right));
      } else if (operatorToken.kind === ts.SyntaxKind.InKeyword && ts.isStringLiteral(left)) {
        readProperty(checker.getTypeAtLocation(right), left.text);
      }
    }
    if (isHandedOver(node)) handOver(node);
    ts.forEachChild(node, visit);
  }

  sources.forEach(visit);
  const isNews = ([own, generated]: (typeof standIns)[number]) =>
    properties.has(own) && !properties.has(generated);
  for (let news = standIns.filter(isNews); news.length > 0; news = standIns.filter(isNews)) {
    for (const [, generated] of news) properties.add(generated);
  }
  return { exports, properties, values };
}

/** All strings that a type consists of; other members of a union do not count. */
export function literalsOf(type: ts.Type): ReadonlySet<string> {
  const members = type.isUnion() ? type.types : [type];
  return new Set(members.filter((member) => member.isStringLiteral()).map(({ value }) => value));
}

/** Whether an object type comes from a mapped type, as `Record` and `Partial` make it. */
const isMapped = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(
    (part) =>
      part.flags & ts.TypeFlags.Object &&
      (part as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped,
  );

/** Whether an expression goes to a place that has a type: an argument, a field, a result. */
function isHandedOver(node: ts.Node): node is ts.Expression {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isAwaitExpression(node))
    return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isCallExpression(parent)) return parent.arguments.includes(node);
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return (
    ts.isReturnStatement(parent) || ts.isJsxExpression(parent) || ts.isSpreadAssignment(parent)
  );
}

/** An entry of a table in our code; the types of a style sheet (`.module.css.d.ts`) do not count. */
const isWrittenEntry = (node: ts.Node): boolean =>
  !node.getSourceFile().isDeclarationFile &&
  (ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node));

/** Whether an access is the place that is assigned to, or deleted: that is no read. */
const isWritten = (node: ts.Expression): boolean =>
  ts.isDeleteExpression(node.parent) ||
  (ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken);
