// Runs before `npm start` and `npm test`: installs the dependencies when they differ from the lock
// file and, with --browser, finds or installs a browser and nginx, which only tests need. The only script that must run on the
// machine's own Node (20 or later): the project's Node comes with the dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserStarts, findBrowser } from './setup/find-browser.mjs';
import { findNginx } from './setup/find-nginx.mjs';
import { firstDifference } from './setup/installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

main();

function main() {
  installDependencies();
  checkNode();
  if (!process.argv.includes('--browser')) return;
  provideBrowser();
  provideNginx();
}

function installDependencies() {
  const difference = firstDifference(root);
  if (!difference) return;
  console.log(`Installing dependencies (${difference} is not as in package-lock.json) …`);
  // Not the Node inside node_modules: `npm ci` removes that one.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  const flags = ['ci', '--no-audit', '--no-fund'];
  const run = npm
    ? spawnSync(node, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: true });
  if (run.status !== 0) stop('`npm ci` failed; its output above says why.');
}

function checkNode() {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  if (existsSync(join(root, 'node_modules', '.bin', name))) return;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 18)) return;
  stop(
    `No Node comes with the dependencies for ${process.platform} ${process.arch}, and this ` +
      `one is ${process.version}. Please install Node 24.18 or later.`,
  );
}

function provideBrowser() {
  if (isUsable(findBrowser())) return;
  if (process.env.CHROME_PATH) stop(`CHROME_PATH (${process.env.CHROME_PATH}) does not start.`);
  console.log('No browser found; asking Playwright for one …');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  if (isUsable(findBrowser())) return;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Playwright could not; asking the system’s packages for one …');
    aptGet('update');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      install(name);
      if (isUsable(findBrowser())) return;
    }
  }
  stop(
    'The end-to-end tests need Chrome or Chromium and none could be found or installed. ' +
      'Install one, or set CHROME_PATH to its program file.',
  );
}

/** Without nginx its tests are left out, and say so. */
function provideNginx() {
  if (findNginx() || process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.log('No nginx found; asking the system’s packages for it …');
  aptGet('update');
  install('nginx');
  install('libnginx-mod-http-brotli-static');
}

const install = (name) => aptGet('install', '-y', '--no-install-recommends', name);

function aptGet(...flags) {
  // Run level 1 keeps Debian from starting what it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', flags, { stdio: 'inherit', env });
}

function isUsable(path) {
  return path !== undefined && browserStarts(path);
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
