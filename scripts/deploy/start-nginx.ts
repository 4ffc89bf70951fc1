import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrotliModule } from '../setup/find-nginx.mjs';
import { ROOT_FILE, rootLine } from './nginx.ts';
import { NGINX_FOLDER } from './write-deployment.ts';

export interface NginxOptions {
  /** Program file. */
  readonly nginx: string;
  /** A finished build. */
  readonly dist: string;
  /** Folder of releases, whose current one is served instead of `dist`, as in production. */
  readonly releases?: string;
  /** Port of the backend on the loopback interface. */
  readonly backend: number;
  /** Files of `voucher/available/` that are linked, as an operator does. */
  readonly optional?: readonly (
    | 'brotli.conf'
    | 'mock.conf'
    | 'rate-limits.conf'
    | 'reports.conf'
  )[];
  /** Address of a balancer, which names the visitor. */
  readonly balancer?: string;
  /** Folder of certificates, one folder for each name: serves https, and http sends there. */
  readonly certificates?: string;
}

export interface Nginx {
  readonly port: number;
  /** Of the server that sends http to https, where there are certificates. */
  readonly redirectPort: number;
  /** Folder of the challenges of an authority. */
  readonly challenges: string;
  /** Of the process that takes the configuration anew with `SIGHUP`. */
  readonly pid: number;
  /** What `nginx -t` warns of. */
  readonly warnings: readonly string[];
  /** Takes the configuration as it is now, and ends no request. */
  reload(): void;
  /** Ends it when every request is answered. @returns what the access and the error logs hold */
  stop(): Promise<string>;
}

/**
 * Starts nginx with the configuration of a build in a folder of its own: the operator's file is changed
 * where an operator has to (addresses, folders, certificates), everything else is as it ships.
 */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { nginx, dist, releases, backend, optional = [], balancer, certificates } = options;
  const folder = mkdtempSync(join(tmpdir(), 'voucher-nginx-'));
  const [port, redirectPort] = await freePorts();
  mkdirSync(join(folder, 'voucher-optional'));
  if (releases === undefined) {
    cpSync(join(dist, NGINX_FOLDER), folder, { recursive: true });
    writeFileSync(join(folder, ROOT_FILE), rootLine(dist));
  } else {
    const current = join(releases, 'current', NGINX_FOLDER);
    cpSync(join(current, 'conf.d'), join(folder, 'conf.d'), { recursive: true });
    symlinkSync(join(current, 'voucher'), join(folder, 'voucher'));
  }
  const challenges = join(folder, 'acme');
  mkdirSync(challenges);
  for (const file of optional) {
    symlinkSync(join('../voucher/available', file), join(folder, 'voucher-optional', file));
  }
  if (balancer !== undefined) {
    writeFileSync(
      join(folder, 'voucher-optional/balancer.conf'),
      `set_real_ip_from ${balancer};\nreal_ip_header X-Forwarded-For;\n`,
    );
  }
  edit(join(folder, 'conf.d/voucher.conf'), [
    ['127.0.0.1:4010', `127.0.0.1:${backend}`],
    ['/var/log/nginx', folder],
    ['  listen [::]:80 default_server;\n', ''],
    ...(certificates === undefined
      ? ([['listen 80 ', `listen 127.0.0.1:${port} `]] as const)
      : ([
          ['  listen 80 default_server;\n', ''],
          ['# include voucher/tls.conf', 'include voucher/tls.conf'],
          ['# include voucher/redirect.conf', 'include voucher/redirect.conf'],
        ] as const)),
  ]);
  if (certificates !== undefined) {
    edit(join(folder, 'voucher/tls.conf'), [
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      ['listen [::]:443 ssl http2 default_server;\n', ''],
      ['/etc/nginx/voucher-tls', certificates],
    ]);
    edit(join(folder, 'voucher/redirect.conf'), [
      ['listen 80 ', `listen 127.0.0.1:${redirectPort} `],
      ['  listen [::]:80 default_server;\n', ''],
      ['/var/log/nginx', folder],
    ]);
  }
  if (releases === undefined) {
    for (const file of ['voucher/server.conf', 'voucher/redirect.conf']) {
      edit(join(folder, file), [['/var/lib/voucher-acme', challenges]]);
    }
    edit(join(folder, 'voucher/available/reports.conf'), [['/var/log/nginx', folder]]);
  }
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainFile(folder, findBrotliModule(nginx)));
  const check = spawnSync(nginx, ['-t', '-p', folder, '-c', main], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx refuses its configuration:\n${check.stderr}`);
  const child = spawn(nginx, ['-p', folder, '-c', main], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await answers(port, ended);
  return {
    port,
    redirectPort,
    challenges,
    pid: Number(child.pid),
    warnings: check.stderr.split('\n').filter((line) => line.includes('[warn]')),
    reload: () => void child.kill('SIGHUP'),
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      const logs = globSync('*.log', { cwd: folder })
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('');
      rmSync(folder, { recursive: true, force: true });
      return logs;
    },
  };
}

/** The part that a distribution brings along. */
function mainFile(folder: string, brotli: string | undefined): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(brotli === undefined ? [] : [`load_module ${brotli};`]),
    // The build may lie where only its owner reads.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    '  include conf.d/voucher.conf;',
    '}',
    '',
  ].join('\n');
}

/** Replaces each text, which must be there. */
function edit(file: string, changes: readonly (readonly [from: string, to: string])[]): void {
  const text = changes.reduce(
    (sum, [from, to]) => {
      if (!sum.includes(from)) throw new Error(`${file} does not say "${from}"`);
      return sum.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(
    servers.map((server) => new Promise((resolve) => server.close(() => resolve(undefined)))),
  );
  return [ports[0] ?? 0, ports[1] ?? 0];
}

/** Resolves when the port takes connections. @throws Error when nginx ended before */
async function answers(port: number, ended: Promise<void>): Promise<void> {
  const over = ended.then(() => {
    throw new Error('nginx ended before it answered');
  });
  const tryOnce = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await Promise.race([tryOnce(), over])));
}
