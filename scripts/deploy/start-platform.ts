import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist } from './testing.ts';
import { CADDY_FOLDER } from './write-deployment.ts';
import type { TestServer } from './test-calls.ts';
import { EDGE_FOLDER, EDGE_FUNCTIONS } from './edge/write-edge.ts';

/** A program that runs the website: its command, and how it is started before a backend. */
export interface Platform {
  readonly name: string;
  readonly command: string;
  /** It gives a function `/a/../b` as `/b`. */
  readonly resolvesDots?: boolean;
  /** It compresses what the backend answers. */
  readonly compresses?: boolean;
  /** Writes what it needs into a folder. @returns its arguments */
  readonly prepare: (place: Place) => readonly string[];
}

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly backend: number;
}

/** A CDN's own files: with an `ETag`, and 304 where the visitor has them. `read` answers undefined for a file that does not exist. */
const FILES = `const files = async (request, read) => {
  const body = await read(new URL(request.url).pathname);
  if (!body) return new Response(null, { status: 404 });
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const etag = JSON.stringify(hash.slice(0, 8).toHex());
  const isKnown = request.headers.get('If-None-Match') === etag;
  return new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers: { ETag: etag } });
};`;

/** Cloudflare's own runtime, with the build's files behind the name that its tool gives them. */
const workerd: Platform = {
  name: 'Cloudflare (workerd)',
  command: 'workerd',
  resolvesDots: true,
  prepare: ({ folder, port, backend }) => {
    // What is embedded is named from the folder of the configuration.
    cpSync(join(dist, EDGE_FOLDER, EDGE_FUNCTIONS.cloudflare), join(folder, 'worker.js'));
    writeFileSync(
      join(folder, 'assets.js'),
      `${FILES}
export default { fetch: (request, { DISK }) => files(request, async (path) => {
  const file = await DISK.fetch('http://disk' + path);
  return file.ok ? file.arrayBuffer() : undefined;
}) };
`,
    );
    const config = join(folder, 'config.capnp');
    writeFileSync(
      config,
      `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      compatibilityDate = "2026-07-01",
      globalOutbound = "backend",
      bindings = [
        (name = "ASSETS", service = "files"),
        (name = "BACKEND", text = "http://127.0.0.1:${backend}"),
      ],
    )),
    (name = "files", worker = (
      modules = [(name = "assets", esModule = embed "assets.js")],
      compatibilityDate = "2026-07-01",
      bindings = [(name = "DISK", service = "disk")],
    )),
    (name = "disk", disk = (path = ${JSON.stringify(dist)}, writable = false)),
    (name = "backend", network = (allow = ["private"])),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", service = "main",
     http = (forwardedProtoHeader = "X-Forwarded-Proto")),
  ],
);
`,
    );
    return ['serve', config];
  },
};

/** Deno, which Netlify runs; a file stands in for what Netlify gives a function. */
const deno: Platform = {
  name: 'Netlify (Deno)',
  command: 'deno',
  resolvesDots: true,
  prepare: ({ folder, port, backend }) => {
    const main = join(folder, 'main.js');
    const edge = join(dist, EDGE_FOLDER, EDGE_FUNCTIONS.netlify);
    writeFileSync(
      main,
      `globalThis.Netlify = { env: { get: () => 'http://127.0.0.1:${backend}' } };
const { default: answer } = await import(${JSON.stringify(pathToFileURL(edge).href)});
${FILES}
const next = (request) => files(request, (path) =>
  Deno.readFile(${JSON.stringify(dist)} + path).catch(() => undefined));
Deno.serve({ port: ${port}, hostname: '127.0.0.1' }, (request) => {
  const url = new URL(request.url);
  url.protocol = request.headers.get('X-Forwarded-Proto') === 'https' ? 'https:' : 'http:';
  return answer(new Request(url, request), { next, ip: '127.0.0.1' });
});
`,
    );
    return ['run', '--allow-all', '--no-lock', '--cached-only', main];
  },
};

const caddy: Platform = {
  name: 'Caddy',
  command: 'caddy',
  compresses: true,
  prepare: ({ folder, port }) => {
    const config = join(folder, 'Caddyfile');
    writeFileSync(
      config,
      `{
  auto_https off
  admin off
}
import "${join(dist, CADDY_FOLDER, 'voucher.caddy')}"
http://:${port} {
  import voucher
}
`,
    );
    return ['run', '--config', config, '--adapter', 'caddyfile'];
  },
};

export const PLATFORMS: readonly Platform[] = [workerd, deno, caddy];

/** Whether its command is on this machine. */
export const isInstalled = ({ command }: Platform): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Starts a platform with the finished build before a backend on the loopback interface. */
export async function startPlatform(platform: Platform, backend: number): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-platform-'));
  const port = await freePort();
  const args = platform.prepare({ folder, port, backend });
  const child = spawn(platform.command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A package's command starts the program in a process of its own; both end together.
    detached: true,
    env: {
      ...process.env,
      VOUCHER_ROOT: dist,
      VOUCHER_BACKEND: `127.0.0.1:${backend}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  await answering(port, () => {
    if (child.exitCode !== null) throw new Error(`${platform.command} does not start: ${said}`);
  });
  return {
    port,
    stop: async () => {
      process.kill(-Number(child.pid));
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Waits until something listens. @param look throws where nothing ever will */
async function answering(port: number, look: () => void): Promise<void> {
  for (;;) {
    look();
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
