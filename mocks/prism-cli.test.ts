import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// `npm run prism`: the contract as Prism's own command line serves it, without the gateway.

const root = join(import.meta.dirname, '..');
let prism: ChildProcess;
let address: string;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { prism: string };
  };
  // Without npm: it needs a shell on Windows and does not pass every signal on.
  const program = join(root, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const flags = [...scripts.prism.split(' ').slice(1), '--port', String(port)];
  prism = spawn(process.execPath, [program, ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    prism.once('exit', () => reject(new Error('Prism ended')));
    prism.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Prism is listening')) resolve();
    });
  });
});

afterAll(() => {
  prism.removeAllListeners('exit');
  prism.kill();
});

const redeem = (headers: Record<string, string>) =>
  fetch(`${address}/api/v2/voucher/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de-DE', ...headers },
    body: JSON.stringify({ code: 'DEMO-50', voucherCategory: 1 }),
  });

test('answers with the status that is asked for', async () => {
  const answer = await redeem({ prefer: 'code=404' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toHaveProperty('code', 'VOUCHER_NOT_FOUND');
});
