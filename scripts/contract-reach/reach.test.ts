import { dirname } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { compareWithList } from './compare-with-list.ts';
import { findUnread } from './find-unread.ts';
import { findReads } from './reads.ts';
import { UNREAD } from './unread.ts';

// A contract with one order, its client, and the code that uses it.

const TYPES = `
  export type Order = {
    id: string;
    status: 'open' | 'sent' | 'failed';
    kind?: 'gift' | 'own';
    steps: Array<{ name: Step; at: string }>;
    parcel?: Parcel;
  };
  export type Step = 'packed' | 'posted' | 'lost';
  export type Parcel = { weight: number };
  export type Problem = { code: string };
  export type GetOrderResponses = { 200: Order };
  export type ListOrdersResponses = { 200: Array<Order> };
`;
const SDK = `
  import type { Order } from './types.gen';
  export const getOrder = async (): Promise<Order> => { throw new Error(); };
  export const listOrders = async (): Promise<Order[]> => [];
`;
const API = `
  export * from '../generated/sdk.gen';
  export type * from '../generated/types.gen';
`;
/** Reads everything that there is. */
const PAGE = `
  import { getOrder, type Order, type Problem, type Step } from './api';
  const texts: Record<Step, string> = { packed: 'a', posted: 'b', lost: 'c' };
  export async function show({ code }: Problem) {
    const { listOrders } = await import('./api');
    const { id, ...order } = (await listOrders())[0] ?? (await getOrder());
    switch (order.status) {
      case 'open': return code;
      case 'sent': return order.kind === 'gift' ? id : '';
    }
    if (order.status === 'failed') return weigh(order);
    return order.steps.map((step) => texts[step.name] + step['at']);
  }
  const weigh = ({ parcel }: Pick<Order, 'parcel'>) => weighed(parcel);
  const weighed = (parcel?: { weight: number }) => parcel?.weight;
`;

interface Fixture {
  types?: string;
  sdk?: string;
  page?: string;
  operations?: string[];
}

const OPTIONS = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  noEmit: true,
};
/** Files of the language itself, which every program of the tests shares. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function unreadOf({ types = TYPES, sdk = SDK, page = PAGE, ...contract }: Fixture): string[] {
  const files: Record<string, string> = {
    '/generated/types.gen.ts': types,
    '/generated/sdk.gen.ts': sdk,
    '/src/api.ts': API,
    '/src/page.ts': page,
  };
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists, getSourceFile } = host;
  Object.assign(host, {
    readFile: (file: string) => files[file] ?? readFile(file),
    fileExists: (file: string) => file in files || fileExists(file),
    directoryExists: (folder: string) =>
      Object.keys(files).some((file) => dirname(file) === folder) || ts.sys.directoryExists(folder),
    getSourceFile: (file: string) => {
      const text = files[file];
      if (text !== undefined) return ts.createSourceFile(file, text, OPTIONS.target, true);
      if (!libraries.has(file)) libraries.set(file, getSourceFile(file, OPTIONS.target));
      return libraries.get(file);
    },
  });
  const program = ts.createProgram(Object.keys(files), OPTIONS, host);
  const problems = Object.keys(files).flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)),
  );
  expect(problems.map(({ messageText }) => messageText)).toEqual([]);
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith('/src/'));
  const reads = findReads(program, sources, (file) => file.startsWith('/generated/'));
  const declared = program.getSourceFile('/generated/types.gen.ts');
  if (!declared) throw new Error('no types');
  const operations = contract.operations ?? ['getOrder', 'listOrders'];
  return findUnread(program, { types: declared, operations, payloads: ['Problem'] }, reads);
}

test('code that uses everything leaves nothing', () => {
  expect(unreadOf({})).toEqual([]);
});

test('an operation without a caller is found, also when its export is never imported', () => {
  const sdk = `${SDK}\nexport const cancelOrder = async (): Promise<void> => {};`;
  const operations = ['getOrder', 'listOrders', 'cancelOrder'];
  expect(unreadOf({ sdk, operations })).toEqual(['cancelOrder']);
});

test('the options and the mutation of an operation are its callers', () => {
  const sdk = `${SDK}
    export const cancelOrderMutation = () => ({});
    export const findOrderOptions = () => ({});`;
  const page = `${PAGE}
    import { cancelOrderMutation, findOrderOptions } from './api';
    export const both = [cancelOrderMutation(), findOrderOptions()];`;
  const operations = ['getOrder', 'listOrders', 'cancelOrder', 'findOrder'];
  expect(unreadOf({ sdk, page, operations })).toEqual([]);
});

test.each([
  ['a property', 'id: string;', 'id: string; note: string;', ['Order.note']],
  ['a property in a list', 'at: string', 'at: string; by: string', ['Order.steps[].by']],
  ['a property of a failure', 'code: string', 'code: string; hint: string', ['Problem.hint']],
  ['a value of a status', "| 'failed'", "| 'failed' | 'back'", ['Order.status=back']],
  ['a value of a table', "| 'lost'", "| 'lost' | 'found'", ['Step=found']],
  ['a third value', "| 'own'", "| 'own' | 'firm'", ['Order.kind=firm', 'Order.kind=own']],
])('%s that is planted is found', (_name, old, planted, expected) => {
  const types = TYPES.replace(old, planted);
  expect(types).not.toBe(TYPES);
  const page = PAGE.replace('Record<Step', 'Partial<Record<Step').replace(
    'string> =',
    'string>> =',
  );
  expect(unreadOf({ types, page })).toEqual(expected);
});

test.each([
  ['the same name of another type', "const other = { id: '' }; export const id2 = other.id;"],
  ['a rest', 'export const rest = ({ ...all }: Order) => all;'],
  ['an assignment', "export const set = (order: Order) => { order.id = ''; };"],
  ['a type', "export type Id = Order['id'];"],
])('%s is no read', (_name, code) => {
  const page = PAGE.replace('{ id, ...order }', '{ ...order }').replace("? id : ''", "? '' : ''");
  expect(unreadOf({ page: `${page}\n${code}` })).toEqual(['Order.id']);
});

test('what is inside an unread property is not looked at', () => {
  const page = PAGE.replace('({ parcel }', '({ }').replace('weighed(parcel)', 'weighed()');
  expect(unreadOf({ page })).toEqual(['Order.parcel']);
});

test('an answer that is handed over as a type of our own is read where that is read', () => {
  const page = PAGE.replace('parcel?.weight', 'parcel !== undefined');
  expect(unreadOf({ page })).toEqual(['Parcel.weight']);
});

test('what is not listed and what is listed for nothing are findings', () => {
  const list = { 'A.known': 'r', 'B.*': 'r', 'C.read': 'r', 'D.*': 'r' };
  expect(compareWithList(['A.known', 'A.new', 'B.x', 'B.y'], list)).toEqual([
    expect.stringMatching(/^A\.new is used nowhere/),
    expect.stringMatching(/^C\.read is listed/),
    expect.stringMatching(/^D\.\* is listed/),
  ]);
});

test('every exception has a reason', () => {
  for (const reason of Object.values(UNREAD)) expect(reason).toMatch(/^[A-Z].{10,}\.$/);
});
