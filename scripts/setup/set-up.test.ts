import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setUp } from './set-up.mjs';
import type { Machine } from './this-machine.mjs';

// Every branch of setup on machines that are not this one.

interface Given extends Partial<
  Omit<Machine, 'exists' | 'run' | 'tryOut' | 'remove' | 'say' | 'environment'>
> {
  readonly environment?: Record<string, string>;
  /** Programs that are there and start. */
  readonly programs?: readonly string[];
  /** Programs that are there and do not start, with their output. */
  readonly broken?: Readonly<Record<string, string>>;
  /** The programs that a command brings, by a part of its command line. */
  readonly brings?: Readonly<Record<string, string>>;
  /** Commands that fail, by a part of their command line. */
  readonly fails?: readonly string[];
}

const OWN_NODE = '/project/node_modules/.bin/node';

function machineOf(given: Given) {
  const files = new Set(given.programs ?? [OWN_NODE]);
  const broken = new Map(Object.entries(given.broken ?? {}));
  const commands: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    root: '/project',
    platform: 'linux',
    arch: 'x64',
    nodeVersion: '20.20.2',
    nodePath: '/usr/bin/node',
    isRoot: false,
    firstDifference: () => undefined,
    ...given,
    environment: { PATH: '/usr/bin', npm_execpath: '/npm-cli.js', ...given.environment },
    exists: (path) => files.has(path) || broken.has(path),
    remove: (path) => void (files.delete(path), broken.delete(path)),
    run(command, flags) {
      const line = [command, ...flags].join(' ');
      commands.push(line);
      if (given.fails?.some((part) => line.includes(part))) return false;
      for (const [part, path] of Object.entries(given.brings ?? {})) {
        if (line.includes(part)) files.add(path);
      }
      return true;
    },
    tryOut: (path) => (files.has(path) ? undefined : (broken.get(path) ?? 'not found')),
    say: (text) => void said.push(text),
  };
  return { machine, files, commands, said: () => said.join('\n') };
}

test('a machine that has everything is left alone', () => {
  const { machine, commands, said } = machineOf({
    programs: [OWN_NODE, '/usr/bin/chromium'],
  });
  expect(setUp(machine, { withTests: true })).toBeUndefined();
  expect(commands).toEqual([]);
  expect(said()).toBe('');
});

test('missing dependencies are installed without their scripts', () => {
  const { machine, commands } = machineOf({ firstDifference: () => 'node_modules/react' });
  expect(setUp(machine)).toBeUndefined();
  // With NODE_ENV=production npm would leave the tools out, and setup would miss them each time.
  expect(commands).toEqual([
    '/usr/bin/node /npm-cli.js ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error',
  ]);
});

test('a failed installation stops with one sentence', () => {
  const { machine } = machineOf({ firstDifference: () => 'node_modules', fails: [' ci '] });
  expect(setUp(machine)).toBe('`npm ci` failed; its output above says why.');
});

const LIBATOMIC = 'error while loading shared libraries: libatomic.so.1';

test('if the own Node does not run, setup says what to do on an old Node', () => {
  const { machine } = machineOf({ programs: [], broken: { [OWN_NODE]: LIBATOMIC } });
  const problem = setUp(machine);
  expect(problem).toContain(LIBATOMIC);
  expect(problem).toContain('Please install Node 24.18 or later.');
});

test('if the own Node does not run, a new Node of the machine takes its place', () => {
  const broken = { [OWN_NODE]: LIBATOMIC };
  const { machine, said } = machineOf({ programs: [], broken, nodeVersion: '24.18.0' });
  expect(setUp(machine)).toBeUndefined();
  expect(machine.exists(OWN_NODE)).toBe(false);
  expect(said()).toContain('using this machine’s');
});

test.each([
  ['freebsd', '20.1.0', 'none is there for freebsd x64'],
  ['freebsd', '26.1.0', undefined],
])('no own Node for %s, and the machine has %s', (platform, nodeVersion, problem) => {
  const { machine } = machineOf({ platform, nodeVersion, programs: [] });
  if (problem === undefined) expect(setUp(machine)).toBeUndefined();
  else expect(setUp(machine)).toContain(problem);
});

const NO_TOOLS = { withTests: true } as const;

test('a person without root gets Playwright’s browser, and no system package', () => {
  const chrome = '/usr/bin/chromium';
  const { machine, commands, said } = machineOf({ brings: { 'install chromium': chrome } });
  expect(setUp(machine, NO_TOOLS)).toBeUndefined();
  expect(commands).toEqual([
    '/usr/bin/node /project/node_modules/@playwright/test/cli.js install chromium',
  ]);
  expect(said()).not.toContain('NO BROWSER');
});

test.each([
  ['without root', { isRoot: false, environment: { CI: 'true' } }],
  ['root, but no CI server', { isRoot: true }],
  ['macOS', { platform: 'darwin', isRoot: true, environment: { CI: 'true', HOME: '/h' } }],
])('%s: no system package is installed, and what is missing is said', (_name, given) => {
  const { machine, commands, said } = machineOf({ ...given, fails: ['install chromium'] });
  expect(setUp(machine, NO_TOOLS)).toBeUndefined();
  expect(commands.filter((line) => line.startsWith('apt-get'))).toEqual([]);
  expect(said()).toContain('NO BROWSER: THE BROWSER TESTS WILL BE LEFT OUT.');
});

test('Windows: a browser is looked for where Windows has it', () => {
  const edge = 'C:\\P\\Microsoft\\Edge\\Application\\msedge.exe';
  const { machine, commands } = machineOf({
    platform: 'win32',
    environment: { ProgramFiles: 'C:\\P' },
    programs: ['/project/node_modules/.bin/node.cmd', edge],
  });
  expect(setUp(machine, NO_TOOLS)).toBeUndefined();
  expect(commands).toEqual([]);
});

test('root on a CI server gets the packages of Debian', () => {
  const { machine, commands, said } = machineOf({
    isRoot: true,
    environment: { CI: 'true' },
    fails: ['cli.js install'],
    brings: {
      '-y --no-install-recommends chromium-headless-shell': '/usr/bin/chromium-headless-shell',
    },
  });
  expect(setUp(machine, NO_TOOLS)).toBeUndefined();
  expect(commands.filter((line) => line.includes('install -y'))).toEqual([
    'apt-get -qq install -y --no-install-recommends chromium-headless-shell',
  ]);
  expect(said()).not.toContain('LEFT OUT');
});

test('a distribution without the package of the headless shell gets the whole Chromium', () => {
  const { machine, commands, said } = machineOf({
    isRoot: true,
    environment: { CI: 'true' },
    fails: ['cli.js install', 'chromium-headless-shell'],
    brings: { '--no-install-recommends chromium': '/usr/bin/chromium' },
  });
  expect(setUp(machine, NO_TOOLS)).toBeUndefined();
  expect(commands.join('\n')).toMatch(/--no-install-recommends chromium$/m);
  expect(said()).not.toContain('NO BROWSER');
});

test('a browser that does not start does not count', () => {
  const { machine, said } = machineOf({
    broken: { '/usr/bin/chromium': 'libnss3.so: cannot open shared object file' },
    fails: ['cli.js install'],
  });
  expect(setUp(machine, NO_TOOLS)).toBeUndefined();
  expect(said()).toContain('NO BROWSER');
});

test('a CHROME_PATH that does not start is a mistake', () => {
  const { machine } = machineOf({ environment: { CHROME_PATH: '/opt/none' } });
  expect(setUp(machine, NO_TOOLS)).toBe('CHROME_PATH (/opt/none) does not start.');
});

test('the program itself runs where no browser is', () => {
  // A path with everything but browsers and the package manager, as a first-time visitor has it.
  const folder = mkdtempSync(join(tmpdir(), 'setup-path-'));
  const unwanted = /^(chrom|google-chrome|microsoft-edge|apt|firefox)/;
  for (const from of new Set(['/usr/bin', '/bin'])) {
    for (const name of readdirSync(from).filter((program) => !unwanted.test(program))) {
      try {
        symlinkSync(join(from, name), join(folder, name));
      } catch {
        // Many systems have both folders as one.
      }
    }
  }
  writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  // A project with nothing to install, whose Playwright cannot download.
  const project = join(folder, 'project');
  cpSync(import.meta.dirname, join(project, 'scripts/setup'), { recursive: true });
  cpSync(join(import.meta.dirname, '../setup.mjs'), join(project, 'scripts/setup.mjs'));
  for (const path of ['node_modules/.bin', 'node_modules/@playwright/test']) {
    mkdirSync(join(project, path), { recursive: true });
  }
  const lock = JSON.stringify({ packages: {} });
  writeFileSync(join(project, 'package-lock.json'), lock);
  writeFileSync(join(project, 'node_modules/.package-lock.json'), lock);
  writeFileSync(join(project, 'node_modules/@playwright/test/cli.js'), 'process.exit(1);');
  symlinkSync(process.execPath, join(project, 'node_modules/.bin/node'));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(project, 'scripts/setup.mjs'), '--tests'],
    { encoding: 'utf8', env: { PATH: folder, HOME: folder, CI: 'true' } },
  );
  rmSync(folder, { recursive: true });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toContain('NO BROWSER');
});
