import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { choosePort } from './choose-port.ts';

let taken: Server | undefined;
afterEach(() => void taken?.close());

/** Takes a port on one address. @returns its number */
async function take(host?: string): Promise<number> {
  const server = createServer();
  taken = server;
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

test.each([['127.0.0.1'], [undefined]])(
  'the next port is used and named when something listens at %s',
  async (host) => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const port = await take(host);
    expect(await choosePort('NO_SUCH_VARIABLE', port)).toBeGreaterThan(port);
    expect(said.mock.calls[0]?.[0]).toBe(`Port ${port} is taken; trying ${port + 1}.`);
  },
);

test('a port that was asked for and is taken ends with a sentence, not with a stack', async () => {
  const port = await take('127.0.0.1');
  const program = join(import.meta.dirname, '../../mocks/main.ts');
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, MOCK_PORT: String(port) },
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
  expect(text).toBe(
    `Port ${port} (MOCK_PORT) cannot be used. End what listens there, or name another.\n`,
  );
});
