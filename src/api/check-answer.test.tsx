import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { client } from '~generated/client/client.gen';
import * as api from './index';
import { serve } from './testing';
import { uploadOptions } from './upload-options';

interface Operation {
  operationId: string;
  path: string;
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, unknown> };
}

const contract = JSON.parse(readFileSync('generated/openapi.mock.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.values(item)
    .filter(({ operationId }) => operationId)
    .map((operation) => ({ ...operation, path })),
);

const calls = new Map<string, unknown>(Object.entries(api));

const json = { 'content-type': 'application/json' };
const page = { 'content-type': 'text/html' };
/** Answers of success that no operation has; `status` is that of the contract by default. */
const answers: Record<string, (status: number) => Response> = {
  'a page': (status) =>
    new Response('<!doctype html><title>Sign in</title>', { status, headers: page }),
  'a page with 200': () => new Response('<!doctype html>', { status: 200, headers: page }),
  'a page that says it is JSON': (status) => new Response('<html>', { status, headers: json }),
  nothing: (status) => new Response(null, { status }),
  'nothing that says it is JSON': (status) => new Response('', { status, headers: json }),
  'nothing, and says so': (status) =>
    new Response('', { status, headers: { ...json, 'content-length': '0' } }),
  'an empty file': (status) =>
    new Response('', { status, headers: { 'content-type': 'application/pdf' } }),
  'a text': (status) => new Response('OK', { status, headers: { 'content-type': 'text/plain' } }),
  'JSON without a type': (status) => new Response(new TextEncoder().encode('{}'), { status }),
  'JSON that breaks off': (status) => new Response('{"token": "ey', { status, headers: json }),
  'JSON of another shape': (status) => new Response('"maintenance"', { status, headers: json }),
};
const none = () => new Response(null, { status: 204 });

/** Failures that may come from a server in between. */
const failures = [400, 401, 404, 409, 422, 429, 503];

beforeEach(() => {
  client.setConfig({ baseUrl: location.origin });
});

/** The effect of an answer on a call of an operation: the kind of its failure, or `answer`. */
async function outcome(operation: Operation, answer: Response, more = {}): Promise<string> {
  serve(() => answer);
  const { operationId, path, requestBody } = operation;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']);
  const call = calls.get(operationId) as (options: object) => Promise<unknown>;
  try {
    await call({ path: Object.fromEntries(names), ...(requestBody && { body: {} }), ...more });
    return 'answer';
  } catch (error) {
    if (!(error instanceof api.ApiError)) return 'another error';
    return api.isSettled(error) ? 'settled' : error.kind;
  }
}

/** The outcomes of all wrong answers, by their name. */
async function outcomes(operation: Operation, more = {}) {
  const status = Number(Object.keys(operation.responses).find((code) => code.startsWith('2')));
  const wrong: [string, Response][] = Object.entries(answers).map(([name, answer]) => [
    name,
    answer(status),
  ]);
  if (!('204' in operation.responses)) wrong.push(['204', none()]);
  for (const code of failures) wrong.push([`${code}`, new Response('<html>', { status: code })]);
  const found: Record<string, string> = {};
  for (const [name, answer] of wrong) found[name] = await outcome(operation, answer, more);
  const expected = wrong.map(([name]) => [name, failures.includes(+name) ? 'http' : 'contract']);
  return { found, expected: Object.fromEntries(expected) as object };
}

test.each(operations)(
  '[4.070] takes nothing else for an answer: $operationId',
  async (operation) => {
    const { found, expected } = await outcomes(operation);
    expect(found).toEqual(expected);
  },
);

test.each(operations.filter(({ requestBody }) => requestBody?.content['multipart/form-data']))(
  '[4.070] takes nothing else for an answer when files are sent: $operationId',
  async (operation) => {
    const { found, expected } = await outcomes(
      operation,
      uploadOptions(() => undefined),
    );
    expect(found).toEqual(expected);
  },
);

test.each(operations.filter(({ responses }) => '204' in responses))(
  'takes 204 for an answer where the contract has it: $operationId',
  async (operation) => {
    expect(await outcome(operation, none())).toBe('answer');
  },
);

test('a file is an answer where the contract has one', async () => {
  const type = { 'content-type': 'application/pdf' };
  serve(() => new Response('%PDF-1.7', { headers: type }));
  const { data } = await api.downloadMerchantCodePdf({ body: { redeemLinkToken: 'demo' } });
  expect(data.size).toBe(8);
});
