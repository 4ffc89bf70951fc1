// Plain JavaScript: setup.mjs runs before dependencies exist, on whatever Node the machine has.
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';

/** The oldest Node that runs the project's TypeScript as it is: `engines` in package.json. */
const OLDEST_NODE = [24, 18];

/**
 * Brings a machine to where the npm scripts work. System packages are installed only for root on a CI
 * server (`CI` is set); elsewhere missing programs are named, and the gate leaves its tests out.
 * @returns the task of the person when the scripts cannot run, otherwise undefined
 */
export function setUp(machine, { withTests = false } = {}) {
  return (
    installDependencies(machine) ??
    provideNode(machine) ??
    (withTests ? provideBrowser(machine) : undefined)
  );
}

function installDependencies(machine) {
  const difference = machine.firstDifference();
  if (!difference) return undefined;
  machine.say(`Installing dependencies (${difference} is not as in package-lock.json) …`);
  // Also where NODE_ENV is production. No dependency needs its install script (docs/decisions/own-node.md).
  // npm runs on the machine's Node and warns of each package that asks for a later one: the project's
  // Node, which comes with them, runs them.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const flags = ['ci', '--include=dev', '--ignore-scripts', ...quiet];
  const { npm_execpath: npm, npm_node_execpath: node } = machine.environment;
  // Not the Node inside node_modules: `npm ci` removes that one.
  const isDone = npm
    ? machine.run(node ?? machine.nodePath, [npm, ...flags])
    : machine.run('npm', flags, { shell: true });
  return isDone ? undefined : '`npm ci` failed; its output above says why.';
}

/** npm scripts take the Node of the dependencies where it runs, otherwise the machine's. */
function provideNode(machine) {
  const folder = join(machine.root, 'node_modules', '.bin');
  const own = join(folder, machine.platform === 'win32' ? 'node.cmd' : 'node');
  const isThere = machine.exists(own);
  const failure = isThere
    ? machine.platform === 'win32'
      ? undefined
      : machine.tryOut(own, ['--version'])
    : `none is there for ${machine.platform} ${machine.arch}`;
  if (failure === undefined) return undefined;
  if (!isNewEnough(machine.nodeVersion)) {
    return (
      `The Node that comes with the dependencies does not run here (${failure}), and this machine’s is ` +
      `${machine.nodeVersion}. Please install Node ${OLDEST_NODE.join('.')} or later.`
    );
  }
  if (isThere) {
    machine.remove(own);
    machine.say(
      `The Node of the dependencies does not run here (${failure}); using this machine’s.`,
    );
  }
  return undefined;
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function provideBrowser(machine) {
  const isThere = () => findBrowser({ machine }) !== undefined;
  if (isThere()) return undefined;
  const { CHROME_PATH } = machine.environment;
  if (CHROME_PATH) return `CHROME_PATH (${CHROME_PATH}) does not start.`;
  machine.say('No browser found; asking Playwright for one …');
  const cli = join(machine.root, 'node_modules', '@playwright', 'test', 'cli.js');
  machine.run(machine.nodePath, [cli, 'install', 'chromium']);
  if (isThere()) return undefined;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (installPackages(machine, name) && isThere()) return undefined;
  }
  machine.say(
    '\n!!! NO BROWSER: THE BROWSER TESTS WILL BE LEFT OUT. !!!\n' +
      'Install Chrome or Chromium, or set CHROME_PATH to its program file.\n',
  );
  return undefined;
}

/** Asks Debian's packages, for root on a CI server only. @returns whether they are installed */
function installPackages(machine, ...names) {
  if (!machine.isRoot || !machine.environment.CI || machine.platform !== 'linux') return false;
  machine.say(`Asking the system’s packages for ${names.join(' and ')} …`);
  // Run level 1 keeps Debian from starting services that it installs.
  const env = { ...machine.environment, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const aptGet = (...flags) => machine.run('apt-get', ['-qq', ...flags], { env });
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...names);
}
