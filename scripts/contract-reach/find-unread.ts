// Compares what the contract answers with what the code reads.
import ts from 'typescript';
import { literalsOf, type Reads } from './reads.ts';

export interface ContractFiles {
  /** `types.gen.ts` of the client. */
  readonly types: ts.SourceFile;
  /** All operationIds of the contract. */
  readonly operations: readonly string[];
  /** Types that are no answer of one operation: the payload of a token, the body of every failure. */
  readonly payloads: readonly string[];
}

/**
 * What the contract offers and the code does not read: operations (`getShop`), properties of answers
 * (`Shop.values[].bonus`) and values of their enums (`Shop.type=online`). What is inside a property
 * that is never read is not examined. An enum of two values needs one of them named: the other is the
 * rest.
 */
export function findUnread(
  program: ts.Program,
  { types, operations, payloads }: ContractFiles,
  reads: Reads,
): string[] {
  const checker = program.getTypeChecker();
  const aliases = new Map(
    types.statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias]),
  );
  const seen = new Set<string>();
  const unread = operations.filter(
    (id) => !['', 'Options', 'Mutation'].some((suffix) => reads.exports.has(id + suffix)),
  );

  function enter(name: string): void {
    const alias = aliases.get(name);
    if (!alias || seen.has(name)) return;
    seen.add(name);
    follow(alias.type, name);
  }

  function follow(node: ts.TypeNode, path: string): void {
    if (ts.isTypeLiteralNode(node)) followMembers(node, path);
    else if (ts.isIntersectionTypeNode(node)) node.types.forEach((part) => follow(part, path));
    else if (ts.isUnionTypeNode(node)) followUnion(node, path);
    else if (ts.isArrayTypeNode(node)) follow(node.elementType, `${path}[]`);
    else if (ts.isParenthesizedTypeNode(node)) follow(node.type, path);
    else if (ts.isTypeReferenceNode(node)) followReference(node, path);
  }

  function followReference({ typeName, typeArguments }: TypeReference, path: string): void {
    const name = typeName.getText(types);
    if (aliases.has(name)) enter(name);
    else
      for (const part of typeArguments ?? []) follow(part, name === 'Array' ? `${path}[]` : path);
  }

  function followUnion(node: ts.UnionTypeNode, path: string): void {
    const all = literalsOf(checker.getTypeFromTypeNode(node));
    const isEnum = all.size > 1 && node.types.every(ts.isLiteralTypeNode);
    if (!isEnum) return node.types.forEach((part) => follow(part, path));
    const named = new Set(
      reads.values.filter(({ among }) => isSame(among, all)).map(({ value }) => value),
    );
    const missing = [...all].filter((value) => !named.has(value));
    if (all.size === 2 && missing.length === 1) return;
    unread.push(...missing.map((value) => `${path}=${value}`));
  }

  function followMembers(node: ts.TypeLiteralNode, path: string): void {
    for (const member of node.members) {
      if (ts.isIndexSignatureDeclaration(member)) follow(member.type, `${path}[]`);
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const own = `${path}.${member.name.getText(types).replace(/^'|'$/g, '')}`;
      if (reads.properties.has(member)) follow(member.type, own);
      else unread.push(own);
    }
  }

  for (const operation of operations) {
    const name = `${operation[0]?.toUpperCase()}${operation.slice(1)}Responses`;
    const answers = aliases.get(name)?.type;
    if (!answers || !ts.isTypeLiteralNode(answers)) continue;
    // Its members are status codes, which the client reads.
    for (const answer of answers.members) {
      if (ts.isPropertySignature(answer) && answer.type) follow(answer.type, name);
    }
  }
  payloads.forEach(enter);
  return unread.sort();
}

type TypeReference = Pick<ts.TypeReferenceNode, 'typeName' | 'typeArguments'>;

/**
 * Whether values are named for this enum: by itself, by a part of it, or by states of our own that
 * contain it.
 */
function isSame(among: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return among.size > 1 && (isPart(among, all) || isPart(all, among));
}

const isPart = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((value) => whole.has(value));
