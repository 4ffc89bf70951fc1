// Proves that a server answers as the pact says: the mock, or with --url any other.
//   node pacts/verify.ts [--url http://localhost:8080] [--states-url http://localhost:8080/…]
import { Verifier } from '@pact-foundation/pact';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startMock } from '../mocks/server.ts';
import { pactFiles, PROVIDER, type PactFile } from './support/pact-file.ts';

interface Pact {
  readonly interactions: readonly { readonly providerStates?: readonly { name: string }[] }[];
}

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

/** Another server is asked for its own part only. */
const pacts = options.url ? pactFiles.filter(({ provider }) => provider === PROVIDER) : pactFiles;

async function verify({ provider, file, path }: PactFile): Promise<void> {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as Pact;
  const states = new Set(interactions.flatMap((each) => each.providerStates ?? []));
  await new Verifier({
    provider,
    providerBaseUrl: `${url}${path}`,
    pactUrls: [file],
    stateHandlers: Object.fromEntries(
      [...states].map(({ name }) => [name, (params: unknown) => setState(name, params)]),
    ),
    logLevel: 'error',
  }).verifyProvider();
  console.log(`${interactions.length} interactions with the ${provider} hold at ${url}${path}`);
}

try {
  for (const pact of pacts) await verify(pact);
} catch (error) {
  // What failed stands above: the verifier prints it, and repeats it here in one long line.
  console.error(`\n${String(error).slice(0, 200)}`);
  process.exitCode = 1;
} finally {
  await mock?.close();
}
