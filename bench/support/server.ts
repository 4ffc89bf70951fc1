import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const PORT = Number(process.env['PORT'] ?? 4016);
const MOCK_PORT = Number(process.env['MOCK_PORT'] ?? 4015);

export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  readonly mockUrl: string;
  close(): Promise<void>;
}

/**
 * Serves the production build with the mock behind it, in a process of its own.
 * @param certificate folder of a certificate: serves HTTP/2, as the website is delivered
 */
export async function serveBuild(certificate?: string): Promise<Site> {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      MOCK_PORT: String(MOCK_PORT),
      ...(certificate && { CERTIFICATE: certificate }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isUp = async (): Promise<boolean> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${MOCK_PORT}/__mock`);
      await answer.text();
      return answer.ok && (await isOpen(PORT));
    } catch {
      return false;
    }
  };
  for (let attempt = 0; !(await isUp()); attempt += 1) {
    if (child.exitCode !== null || attempt > 100) throw new Error('the build is not served');
    await wait(200);
  }
  return {
    url: `${certificate ? 'https' : 'http'}://schenkwerk-de.localhost:${PORT}`,
    mockUrl: `http://127.0.0.1:${MOCK_PORT}`,
    close() {
      child.kill();
      return ended;
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
