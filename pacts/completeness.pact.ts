import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContract } from '../mocks/contract.ts';
import { providerStates } from '../mocks/provider-states.ts';
import { IS_BUSY, KNOWS_PLACES } from './interactions/geocoding.ts';
import { interactions } from './interactions.ts';
import { expectedRequest, optionsOf, stateParamsOf } from './support/expected-request.ts';
import { sent } from './support/from-state.ts';
import { nameOf } from './support/interaction.ts';

const contract = readContract();
const { operations } = contract;
const asked = new Set(
  interactions.map(({ call, status, example }) => `${call} ${status} ${example}`),
);

/**
 * Failures that src/api treats alike whatever the call, so that some calls stand for all. The
 * website checks what it sends, so it gets `validation-failed` where the server is stricter only.
 */
const ALIKE = new Set([
  'rate-limited',
  'unknown',
  'temporary-failure',
  'maintenance',
  'validation-failed',
  'malformed-request',
  'request-in-progress',
  'idempotency-key-reused',
  'changed',
]);

const failures = operations.flatMap(({ id, answers }) =>
  answers
    .filter(({ status, example }) => status >= 400 && !ALIKE.has(String(example)))
    .map(({ status, example }) => `${id} ${status} ${example}`),
);

test.each(failures)('%s is asked for', (failure) => {
  expect(asked).toContain(failure);
});

test.each([...ALIKE])('%s is asked for somewhere', (name) => {
  expect(interactions.some(({ example }) => example === name)).toBe(true);
});

test.each(operations.map(({ id }) => id))('%s is asked for with its success', (id) => {
  expect(interactions.some(({ call, status }) => call === id && status < 300)).toBe(true);
});

test.each(['redeemVoucher', 'getRedemption', 'getOrderStatus', 'revealMerchantCode'])(
  'every kind of success of %s is asked for',
  (id) => {
    const answers = operations.find((operation) => operation.id === id)?.answers ?? [];
    const successes = answers.filter(({ status }) => status < 300);
    expect(successes).not.toEqual([]);
    for (const { status, example } of successes) {
      expect(asked).toContain(`${id} ${status} ${example}`);
    }
  },
);

test('every state that the mock knows by its words is asked for', () => {
  const words = new Set([...interactions.map(({ state }) => state.words), KNOWS_PLACES, IS_BUSY]);
  expect(Object.keys(providerStates).filter((state) => !words.has(state))).toEqual([]);
});

test('no state has two answers to one request', () => {
  const answers = new Map<string, string>();
  for (const interaction of interactions) {
    const { call, state, status, example, language } = interaction;
    const { headers, ...options } = sent(optionsOf(interaction));
    const isOwnKey = interaction.headers !== undefined && headers;
    const request = JSON.stringify([call, options, isOwnKey, language], sortedFile);
    const key = `${state.words} ${request}`;
    const answer = `${status} ${status < 400 ? '' : example}`;
    expect(`${key}: ${answers.get(key) ?? answer}`).toBe(`${key}: ${answer}`);
    answers.set(key, answer);
  }
});

/** Files count by their kind. */
const sortedFile = (_name: string, value: unknown): unknown =>
  value instanceof File ? value.type : value;

test('no two interactions have the same name', () => {
  const names = interactions.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('README.md explains every parameter of a state', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const names = new Set(interactions.flatMap((each) => Object.keys(stateParamsOf(each))));
  expect(
    [...names].filter(
      (name) => ![`\`${name}\``, `\`${name}:`].some((text) => readme.includes(text)),
    ),
  ).toEqual([]);
});

test('the address of a request has the values of the state', () => {
  const addresses = interactions.map((each) =>
    JSON.stringify(expectedRequest(contract, each).path),
  );
  expect(addresses.filter((address) => address.includes('[object'))).toEqual([]);
});
