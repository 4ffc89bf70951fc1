// Proves that the mock answers as the pacts say.
import { readFileSync } from 'node:fs';
import { startMock } from '../mocks/server.ts';
import { pactFiles, type PactFile } from './support/pact-file.ts';
import { verifyPact } from './support/verify-pact.ts';

const mock = await startMock({ port: Number(process.env['MOCK_PORT'] ?? 0) });

async function verify({ provider, file, path }: PactFile): Promise<void> {
  const url = `${mock.url}${path}`;
  await verifyPact({ provider, file, url, statesUrl: `${mock.url}/__mock/states` });
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as { interactions: unknown[] };
  console.log(`${interactions.length} interactions with the ${provider} hold at ${url}`);
}

try {
  for (const pact of pactFiles) await verify(pact);
} catch (error) {
  // What failed is above: the verifier prints it, and repeats it here in one long line.
  console.error(`\n${String(error).slice(0, 200)}`);
  process.exitCode = 1;
} finally {
  await mock.close();
}
