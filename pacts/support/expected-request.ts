import { createHash } from 'node:crypto';
import { asNode, type Contract } from '../../mocks/contract.ts';
import tokens from '../../openapi/examples/tokens.json' with { type: 'json' };
import { calls } from './calls.ts';
import { contract as described } from './contract.ts';
import { forPact, freshUuid, fromState, marksOf, placed, sent } from './from-state.ts';
import { nameOf, type Interaction } from './interaction.ts';

/** The token that stands for the server's own. */
export const TOKEN = tokens['balance-50'].value.token;

/** The options that the website calls the client with, with the marks for values from the state. */
export function optionsOf(interaction: Interaction): Readonly<Record<string, unknown>> {
  const { call, state, body, path, query, headers } = interaction;
  const options = asNode(calls[call](state.params));
  return {
    ...options,
    ...(body && { body: { ...asNode(options['body']), ...body } }),
    ...(path && { path: { ...asNode(options['path']), ...path } }),
    ...(query && { query: { ...asNode(options['query']), ...query } }),
    ...(described.takesKey(call) && {
      headers: {
        'Idempotency-Key': freshUuid(keyOf(interaction)),
        ...(described.takesVersion(call) && { 'If-Match': fromState('version', '"7-3f0c7a0e"') }),
        ...headers,
      },
    }),
  };
}

export interface ExpectedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The request that has to reach the server for {@link optionsOf}, as the contract describes it. */
export function expectedRequest(contract: Contract, interaction: Interaction): ExpectedRequest {
  const operation = contract.operations.find(({ id }) => id === interaction.call);
  if (!operation) throw new Error(`the contract has no ${interaction.call}`);
  const { path, query, body, headers } = optionsOf(interaction);
  return {
    method: operation.method.toUpperCase(),
    path: fill(operation.path, asNode(path)),
    // Lists are separated by commas (`explode: false`).
    query: Object.fromEntries(
      Object.entries(asNode(query)).map(([name, value]) => [name, String(sent(value))]),
    ),
    headers: {
      'Accept-Language': languageOf(interaction),
      ...(operation.needsToken && { 'x-jwt-token': fromState('token', TOKEN) }),
      ...(asNode(headers) as Record<string, string>),
    },
    body: forPact(body),
  };
}

/**
 * The parameters of an interaction's state: which demo data it is about, and every value of the
 * request that the server has to know beside it.
 */
export function stateParamsOf(interaction: Interaction): Readonly<Record<string, unknown>> {
  const { params } = interaction.state;
  const known = new Set<unknown>(Object.values(params));
  const marks = Object.entries(marksOf(optionsOf(interaction)));
  return { ...params, ...Object.fromEntries(marks.filter(([, value]) => !known.has(value))) };
}

export const languageOf = ({ language = 'de-DE,de;q=0.9' }: Interaction): string => language;

/** The path with its parameters; those from the state are named for the server to fill in. */
function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  const replaced = (text: (value: unknown) => unknown) =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(text(values[name])));
  const path = replaced(sent);
  const expression = replaced((value) => asNode(value)['expression'] ?? sent(value));
  return path === expression ? path : placed(expression, path);
}

/** A key of its own for every interaction, the same in every run. */
function keyOf(interaction: Interaction): string {
  const hash = createHash('sha256').update(nameOf(interaction)).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}
