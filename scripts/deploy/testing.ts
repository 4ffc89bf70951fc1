import { createHash } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { describe } from 'vitest';
import { findBrotliModule, findNginx } from '../setup/find-nginx.mjs';

/** The build under test. */
export const dist = join(import.meta.dirname, '../../dist');

export const nginx = findNginx();
if (nginx === undefined) {
  console.warn(
    '\n!!! NGINX IS NOT INSTALLED: THE SHIPPED CONFIGURATION IS NOT TESTED. ' +
      'Install nginx, or name it in NGINX_PATH. !!!\n',
  );
}

/** Whether nginx has the module that sends files compressed with brotli; it may be left out. */
export const hasBrotli = nginx !== undefined && findBrotliModule(nginx) !== undefined;
if (nginx !== undefined && !hasBrotli) {
  console.warn(
    '\n!!! NGINX HAS NO BROTLI MODULE: FILES COMPRESSED WITH IT ARE NOT TESTED. ' +
      'Debian has it as libnginx-mod-http-brotli-static. !!!\n',
  );
}

/** Tests that need nginx: the gate installs it; where it cannot, they are left out, loudly. */
export const describeNginx = describe.skipIf(nginx === undefined);

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
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** What the backend saw of a call; it answers with it. */
export interface SeenCall {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  readonly hash: string;
}

/**
 * A backend that answers with what it saw, and with the id of a site that it takes itself for.
 * @param type of its answers, which are JSON whatever it says
 */
export async function startBackend(
  id?: string,
  type = 'application/json',
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((incoming, response) => {
    const hash = createHash('sha256');
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      hash.update(chunk);
    });
    incoming.on('end', () => {
      const { url = '', headers } = incoming;
      const seen: SeenCall = { url, headers, bytes, hash: hash.digest('hex') };
      const failure = [/unknown/, /failing/].findIndex((word) => word.test(url));
      const body = JSON.stringify({ id, ...seen });
      response.writeHead([404, 500][failure] ?? 200, {
        'Content-Length': Buffer.byteLength(body),
        'Content-Type': type,
        ...(!url.endsWith('?uncached') && {
          'Cache-Control': failure < 0 ? 'private, max-age=60' : 'public, max-age=60',
        }),
        'X-Powered-By': 'Express',
        'X-Accel-Redirect': '/deploy/site-table.json',
        // Of an older backend: nginx says this itself.
        'Referrer-Policy': 'unsafe-url',
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
