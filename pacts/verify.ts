// Proves that a server answers as the pact says: the mock, or with --url any other.
//   node pacts/verify.ts [--url http://localhost:8080] [--states-url http://localhost:8080/…]
import { Verifier } from '@pact-foundation/pact';
import { parseArgs } from 'node:util';
import { startMock } from '../mocks/server.ts';
import { interactions } from './interactions.ts';
import { PACT_FILE, PROVIDER } from './support/pact-file.ts';

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, 'states-url': { type: 'string' } },
});

const mock = options.url
  ? undefined
  : await startMock({ port: Number(process.env.MOCK_PORT ?? 0) });
const url = options.url ?? mock?.url ?? '';
const statesUrl = options['states-url'] ?? `${url}/__mock/states`;

/** Brings the server into a state; its answer holds the values that the request carries. */
async function setState(state: string, params: unknown): Promise<Record<string, string>> {
  const response = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.status} for the state "${state}": ${answer}`);
  return answer ? (JSON.parse(answer) as Record<string, string>) : {};
}

const states = new Set(interactions.map(({ state }) => state.words));
try {
  await new Verifier({
    provider: PROVIDER,
    providerBaseUrl: url,
    pactUrls: [PACT_FILE],
    stateHandlers: Object.fromEntries(
      [...states].map((words) => [words, (params: unknown) => setState(words, params)]),
    ),
    logLevel: 'error',
  }).verifyProvider();
  console.log(`${interactions.length} interactions hold at ${url}`);
} catch (error) {
  // What failed stands above: the verifier prints it, and repeats it here in one long line.
  console.error(`\n${String(error).slice(0, 200)}`);
  process.exitCode = 1;
} finally {
  await mock?.close();
}
