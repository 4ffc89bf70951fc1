// Plain JavaScript: setup.mjs runs before dependencies exist, on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { thisMachine } from './this-machine.mjs';

/** The program file of nginx, or undefined. NGINX_PATH names it where it is somewhere else. */
export function findNginx({ environment, exists } = thisMachine()) {
  if (environment.NGINX_PATH) return environment.NGINX_PATH;
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => exists(path));
}

/** The module that sends precompressed brotli files, for `load_module`; undefined without one. */
export function findBrotliModule(nginx) {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '/usr/lib/nginx/modules';
  const path = join(folder, 'ngx_http_brotli_static_module.so');
  return existsSync(path) ? path : undefined;
}
