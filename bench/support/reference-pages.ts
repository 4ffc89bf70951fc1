import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import { get } from 'node:https';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const PORT = Number(process.env['REFERENCE_PORT'] ?? 4018);

export interface ReferencePages {
  /** Address of a page of the site without any of its scripts: the least that its HTML can take. */
  floorOf(host: string, path: string): string;
  /** Address of an ordinary React application with the same packages. */
  readonly peer: string;
  close(): void;
}

/**
 * Serves the pages that the site's are compared with, compressed like them and over HTTP/2 as well.
 * @param siteUrl of the build; @param certificate its folder
 */
export async function serveReferencePages(
  siteUrl: string,
  certificate: string,
): Promise<ReferencePages> {
  const peerDist = await buildPeer();
  const { port } = new URL(siteUrl);
  const read = (name: string) => readFileSync(join(certificate, name));
  const secrets = { cert: read('fullchain.pem'), key: read('privkey.pem') };
  const server = createSecureServer(secrets, (request, response) => {
    void answer(request.url, request.authority, response);
  });
  async function answer(url: string, host: string, response: Http2ServerResponse): Promise<void> {
    const file = join(peerDist, url === '/peer/' ? 'index.html' : url.replace('/peer/', ''));
    if (url.startsWith('/peer/') && existsSync(file)) {
      send(response, readFileSync(file), TYPES[file.slice(file.lastIndexOf('.'))] ?? 'text/plain');
      return;
    }
    const found = await load(Number(port), host.replace(/:\d+$/, ''), url);
    const isPage = found.type.startsWith('text/html');
    const body = isPage
      ? Buffer.from(found.body.toString().replaceAll(/<script>.*?<\/script>/gs, ''))
      : found.body;
    send(response, body, found.type);
  }
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return {
    floorOf: (host, path) => `https://${host}.localhost:${PORT}${path}`,
    peer: `https://peer.localhost:${PORT}/peer/`,
    close: () => server.close(),
  };
}

/** Asks the build's server as a browser would; Node does not know the names below `.localhost`. */
function load(port: number, host: string, path: string): Promise<{ type: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'accept-language': 'de-DE' };
    get({ host: '127.0.0.1', port, path, headers, rejectUnauthorized: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          type: answer.headers['content-type'] ?? 'text/plain',
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const COMPRESSED = /^(?:text|application|image\/svg)/;

function send(response: Http2ServerResponse, body: Buffer, type: string): void {
  response.setHeader('Content-Type', type);
  if (!COMPRESSED.test(type)) return void response.end(body);
  response.setHeader('Content-Encoding', 'br');
  response.end(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}

async function buildPeer(): Promise<string> {
  const outDir = join(root, '.cache/bench-peer');
  await build({
    configFile: false,
    root: join(root, 'bench/peer'),
    base: '/peer/',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
