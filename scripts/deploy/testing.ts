import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { writeChecksums } from './checksums.ts';
import { readSiteTable } from './read-site-table.ts';
import { TABLE_FILE } from './site-table.ts';

/** The build under test. */
export const dist = join(import.meta.dirname, '../../dist');

/** Copies the files of one site from a build, without assets. @returns the folder, which is made */
export function copyOneSite(folder: string): string {
  for (const part of ['deploy', 'pages/aurelbank', 'pages/unknown.html'])
    cpSync(join(dist, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'assets'));
  const { sites, ...table } = readSiteTable(dist);
  const own = { ...table, sites: sites.filter(({ site }) => site === 'aurelbank') };
  writeFileSync(join(folder, TABLE_FILE), JSON.stringify(own));
  writeChecksums(folder);
  return folder;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: Buffer;
}

/** Sends a request as it stands: `fetch` neither sets `Host` nor leaves paths and encodings alone. */
export function send(port: number, host: string, path: string, sent: Sent = {}): Promise<Reply> {
  const { headers = {}, method = 'GET', body } = sent;
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, method, headers: { host, ...headers } },
      (response) => {
        const { statusCode: status = 0, headers: got } = response;
        buffer(response).then((bytes) => resolve({ status, headers: got, body: bytes }), reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** A server of a test, on the loopback interface. */
export interface TestServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts the server of a build as a deployment does. @param folder the build, or a link to it */
export async function startSite(
  backend: number,
  folder = dist,
): Promise<TestServer & { readonly lines: readonly string[] }> {
  const child = spawn(process.execPath, [join(dist, 'deploy/server.js')], {
    env: { PORT: '0', HOST: '127.0.0.1', BACKEND: `http://127.0.0.1:${backend}`, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  const [first] = (await once(output, 'line')) as [string];
  output.on('line', (line) => lines.push(line));
  const { port } = JSON.parse(first.replace('Listening: ', '')) as AddressInfo;
  return {
    port,
    lines,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** A call as the backend saw it; it answers with it. */
export interface SeenCall {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/**
 * A backend that answers with the call as it saw it, and with the id of a site that it takes itself for.
 * @param type of its answers, which are JSON whatever it says
 */
export async function startBackend(id?: string, type = 'application/json'): Promise<TestServer> {
  const server = createServer(async (incoming, response) => {
    const { length: bytes } = await buffer(incoming);
    const { url = '', headers } = incoming;
    const failure = [/unknown/, /failing/].findIndex((word) => word.test(url));
    const body = JSON.stringify({ id, url, headers, bytes });
    response.writeHead([404, 500][failure] ?? 200, {
      'Content-Length': Buffer.byteLength(body),
      'Content-Type': type,
      ...(!url.endsWith('?uncached') && {
        'Cache-Control': failure < 0 ? 'private, max-age=60' : 'public, max-age=60',
      }),
      'X-Powered-By': 'Express',
      // Of an older backend: the server says this itself.
      'Referrer-Policy': 'unsafe-url',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
