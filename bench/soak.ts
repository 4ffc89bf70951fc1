// The mock under load and under nonsense: a process of its own, so that its memory can be read.
import { execFileSync, spawn } from 'node:child_process';
import { Agent, request as send, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const PORT = Number(process.env['SOAK_PORT'] ?? 4017);
const REQUESTS = 20_000;
const CONNECTIONS = 5;
/** One request of so many is nonsense. */
const NONSENSE_EVERY = 20;

export interface Soak {
  readonly requestsPerSecond: number;
  /** Resident memory at its largest, MB of a million bytes. */
  readonly memoryInMB: number;
}

interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=edge' };
const code = JSON.stringify({ code: 'DEMO-50', voucherCategory: 1, captcha: 'any' });
const get = (path: string): Shot => ({ method: 'GET', path, status: 200 });
const post = (
  path: string,
  body: string,
  status: number,
  headers: Shot['headers'] = json,
): Shot => ({
  method: 'POST',
  path,
  body,
  headers,
  status,
});

const NORMAL: readonly Shot[] = [
  get('/api/v2/shop/1002'),
  get('/api/v2/parameter'),
  post('/api/v2/voucher/token', code, 200),
  get('/api/v2/shop/1003'),
  post('/api/v2/merchant-code/reveal', JSON.stringify({ redeemLinkToken: 'demo-qr-code' }), 200),
];

const NONSENSE: readonly Shot[] = [
  { method: 'GET', path: '/api/v9/nothing', status: 404 },
  { method: 'GET', path: '/api/v2/shop/%zz', status: 404 },
  { method: 'GET', path: '//', status: 404 },
  post('/api/v2/voucher/token', '{"code": ', 400),
  post('/api/v2/voucher/token', '[]', 422),
  post('/api/v2/redeem', '{}', 400, { ...json, 'x-jwt-token': 'not.a.token' }),
  post('/api/v2/contact', '--edge\r\nContent-Disposition\r\n', 400, form),
  post('/api/v2/contact', '--edge--', 400, form),
  post('/api/v2/contact', 'no form', 400, { 'content-type': 'multipart/form-data' }),
];

/**
 * Sends 20,000 requests at five connections, one in twenty of them nonsense, then bodies that are
 * too large and bodies that never end.
 * @throws Error when an answer is another than expected or the mock ends
 */
export async function soakGateway(): Promise<Soak> {
  const child = spawn(process.execPath, manifest.scripts.mock.split(' ').slice(1), {
    cwd: root,
    env: { ...process.env, MOCK_PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await isUp(child);
    const requestsPerSecond = await shoot(() => memoryOf(child.pid));
    await sendTooMuch();
    await sendSlowly();
    await sendOne(get('/api/v2/shop/1002'), new Agent());
    if (child.exitCode !== null) throw new Error('the mock ended');
    return { requestsPerSecond, memoryInMB: Math.max(peak, memoryOf(child.pid)) };
  } finally {
    child.kill();
  }
}

let peak = 0;

async function shoot(measure: () => number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < REQUESTS; index = next++) {
      const isNonsense = index % NONSENSE_EVERY === 0;
      const shots = isNonsense ? NONSENSE : NORMAL;
      const turn = isNonsense ? index / NONSENSE_EVERY : index;
      const shot = shots[turn % shots.length];
      if (shot) await sendOne(shot, agent);
      if (index % 2000 === 0) peak = Math.max(peak, measure());
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return REQUESTS / ((performance.now() - start) / 1000);
}

function sendOne(shot: Shot, agent: Agent): Promise<void> {
  const headers = { 'x-mock-session': 'soak', ...shot.headers };
  const options: RequestOptions = { agent, port: PORT, method: shot.method, headers };
  return new Promise((resolve, reject) => {
    const call = send({ ...options, host: '127.0.0.1', path: shot.path }, (response) => {
      response.resume().once('end', resolve);
      if (response.statusCode === shot.status) return;
      reject(new Error(`${shot.method} ${shot.path}: ${response.statusCode}, not ${shot.status}`));
    });
    call.once('error', reject).end(shot.body);
  });
}

/** Bodies over 20 MB are refused and not kept. */
async function sendTooMuch(): Promise<void> {
  const body = 'x'.repeat(21 * 1024 * 1024);
  for (let round = 0; round < 3; round += 1) {
    await sendOne(
      post('/api/v2/contact', body, 413, { 'content-type': 'text/plain' }),
      new Agent(),
    );
  }
}

/** Callers that begin a body and go away, a few at a time. */
async function sendSlowly(): Promise<void> {
  const leave = (): Promise<void> =>
    new Promise((resolve) => {
      const headers = { ...json, 'content-length': '1000' };
      const options = { host: '127.0.0.1', port: PORT, path: '/api/v2/voucher/token', headers };
      const call = send({ ...options, method: 'POST', agent: false });
      call.once('error', () => resolve());
      call.write('{"code":', () => setTimeout(() => call.destroy(new Error('gone')), 200));
    });
  await Promise.all(Array.from({ length: 20 }, leave));
}

/** @returns MB */
function memoryOf(pid: number | undefined): number {
  const text = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(text) * 1024) / 1_000_000;
}

async function isUp({ exitCode }: { exitCode: number | null }): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${PORT}/__mock`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('the mock does not start');
}
