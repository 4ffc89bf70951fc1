import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { redirectProblems } from './check-server.ts';

test.each([
  [301, 'https://a.example/help', []],
  [301, 'http://a.example/help', ['sends to http://a.example/help']],
  [200, undefined, ['answers with status 200']],
] as const)('http that answers with %i to %s', async (status, location, problems) => {
  const server = createServer((_, response) =>
    response.writeHead(status, { ...(location && { location }) }).end(),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}`);
  expect(await redirectProblems({ url, host: 'a.example' })).toEqual(
    problems.map((problem) => `port ${port} ${problem}`),
  );
  server.close();
});

test('http that is not answered at all', async () => {
  expect(await redirectProblems({ url: new URL('http://127.0.0.1:1') })).toEqual([
    expect.stringMatching(/^port 1 does not answer \(.*ECONNREFUSED.*\)$/),
  ]);
});
