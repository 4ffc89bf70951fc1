// `npm run release <folder>`: puts dist/ beside the earlier releases of a folder and switches to it. With `--reload`
// and `--check` the web server takes it over, and a release that it refuses or that is not right is taken back.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { RELEASE_FILE } from './deploy/addresses.ts';
import { ask, checkServer, serverOf, type ServerAddress } from './deploy/check-server.ts';
import { screenOf, wrongIn, type Finding } from './deploy/finding.ts';
import { reasonOf } from './deploy/reason-of.ts';
import { lockReleases } from './release/lock-releases.ts';
import { refusalOf } from './release/refusal-of.ts';
import {
  currentOf,
  goBack,
  isChecked,
  pass,
  recordCheck,
  recordServed,
  release,
} from './release/release.ts';
import { waitForRelease } from './release/wait-for-release.ts';

const USAGE = `npm run release <folder> -- [--back] [--keep 5] [--demo]
    [--reload "nginx -t && systemctl reload nginx"] [--check "https://<host or machine> [<host>]" ...]`;

const RELOAD = 'nginx -t && systemctl reload nginx';
/** Whether the web server left the last release that it took, the command cannot know without --reload. */
const UNSEEN = `Where the web server serves another release, visitors get this one when it has been reloaded: ${RELOAD}
(--reload "${RELOAD}" does it here)`;

const { folder, keep, ...options } = readArguments();

const AGAIN = `That visitors get this release was not seen: /release.txt of a site names the one that they get.
npm run release ${folder} -- --back, with the same --reload and --check, repeats this step and goes no further.`;

/** Whether this run sees to it that visitors get what is current. */
const isTold = options.reload !== undefined || options.servers.length > 0;

// The web server, another user, reads what is released.
process.umask(0o022);

if (options.back) {
  onInterrupt((problem) => `${problem}\n${currentOf(folder)} is current. ${AGAIN}`);
  const { left, before } = orFail(() => {
    lock();
    return { left: currentOf(folder), before: goBack(folder) };
  }, 'Nothing was changed.');
  if (before === undefined)
    fail(
      `There is no earlier release: those that failed, were interrupted or left with --back do not count.
Release the build that is wanted: npm ci && npm run build && npm run release ${folder}`,
    );
  if (before === left)
    console.log(`${before} stays: it is not on record that visitors got it after the last --back.`);
  if (!reload()) fail(`${before} is current, the web server could not be reloaded. ${AGAIN}`);
  const found = await checkAll(before);
  if (found && !found.isServed) fail(`${found.problem}\n${before} is current. ${AGAIN}`);
  if (isTold) orFail(() => recordServed(folder, before), `Back to ${before}`);
  if (found)
    fail(
      `${found.problem}\nBack to ${before}, and visitors get it: only the check failed. No further step is needed
where the reason lies elsewhere, such as in the backend.`,
    );
  if (options.servers.length > 0) orFail(() => recordCheck(folder, before), `Back to ${before}`);
  console.log(backTo(before));
  if (!isTold) console.log(`${UNSEEN}\nUntil then --back again goes no further.`);
} else {
  const dist = join(import.meta.dirname, '../dist');
  const stopBefore = onInterrupt((problem) => `${problem}\nNothing was released.`);
  const refusal = orFail(
    () => refusalOf(dist, { isDemo: options.demo }),
    `${dist}: nothing was released.`,
  );
  if (refusal !== undefined) fail(refusal);
  await expectServed();
  stopBefore();
  const name = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const stopListening = onInterrupt((problem) => takeBack(name, problem));
  orFail(() => {
    mkdirSync(folder, { recursive: true });
    lock();
    release({ dist, target: folder, name });
  }, 'Nothing was released.');
  const problem = reload()
    ? (await checkAll(name))?.problem
    : 'The web server could not be reloaded.';
  if (problem !== undefined) fail(takeBack(name, problem));
  stopListening();
  const wasChecked = options.servers.length > 0;
  // Only after a check has the web server been seen to serve the new one and no other.
  const kept = orFail(
    () => pass(folder, { name, keep: wasChecked ? keep : undefined, isChecked: wasChecked }),
    `${name} was released.`,
  );
  console.log(`${name} is current; there are ${kept.join(', ')}`);
  if (!isTold) console.log(UNSEEN);
}

/** Leaves the release of this run. @returns why, and what is current then */
function takeBack(name: string, problem: string): string {
  const before = orFail(() => goBack(folder, name), `${problem}\nNothing was taken back.`);
  if (before === undefined) return `${problem}\n${name} stays current`;
  if (options.reload === undefined) return `${problem}\n${backTo(before)}\n${UNSEEN}`;
  if (!reload())
    return `${problem}\n${backTo(before)}\nThe web server could not be reloaded. ${AGAIN}`;
  orFail(() => recordServed(folder, before), `${problem}\n${backTo(before)}`);
  return `${problem}\n${backTo(before)}`;
}

/**
 * What a run does when it is interrupted, at its next step that waits: commands it runs to their end.
 * @param end says what is current then
 * @returns stops listening
 */
function onInterrupt(end: (problem: string) => string): () => void {
  const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
  const listener = (signal: NodeJS.Signals) => {
    console.error(end(`Interrupted by ${signal}.`));
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}

/** A release whose run came to a good end was checked only where its run, or one that went back to it, was told to. */
function backTo(name: string): string {
  return `Back to ${name}${isChecked(folder, name) ? '' : ' (no check of it is on record)'}`;
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        keep: { type: 'string', default: '5' },
        back: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        reload: { type: 'string' },
        check: { type: 'string', multiple: true, default: [] },
      },
    });
    const count = Number(values.keep);
    const [target] = positionals;
    const servers = values.check.map((text) => serverOf(text.split(/\s+/)));
    if (!(count >= 2)) fail('--keep: two releases at least, the current one and one to go back to');
    if (target !== undefined && Number.isInteger(count)) {
      return { ...values, folder: target, keep: count, servers };
    }
  } catch {
    // An option that does not exist, or no address.
  }
  return fail(USAGE);
}

/** No other run changes the folder before this one has ended. */
function lock(): void {
  process.on('exit', lockReleases(folder));
}

/** Does a step; where it cannot, says why in a line, and what that means. */
function orFail<T>(step: () => T, otherwise: string): T {
  try {
    return step();
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${otherwise}`);
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

/** Lets the web server take the release; true without a command for it. */
function reload(): boolean {
  if (options.reload === undefined) return true;
  return spawnSync(options.reload, { shell: true, stdio: 'inherit' }).status === 0;
}

function hostOf({ url, host = url.host }: ServerAddress): string {
  return host;
}

/**
 * A check that could never succeed takes no good release back: whoever serves a release names it. The first release may
 * be what the web server is waiting for.
 */
async function expectServed(): Promise<void> {
  // A signal that came while the build was looked at is heard now.
  await setImmediate();
  if (currentOf(folder) === undefined) return;
  for (const server of options.servers) {
    const { status } = await ask(server, `/${RELEASE_FILE}`).catch((error: unknown) =>
      fail(`${hostOf(server)} cannot be reached: ${reasonOf(error)}\nNothing was released.`),
    );
    if (status !== 200)
      fail(
        `${hostOf(server)} serves no release: /${RELEASE_FILE} has status ${status}. Is it the name of a site?
Nothing was released. Where the release is to mend that: without --check`,
      );
  }
}

/** While the backend is away no check can pass, whatever the release is like. */
async function adviceOn(server: ServerAddress): Promise<string> {
  const ready = await ask(server, '/readyz').catch(() => undefined);
  if (options.back || ready?.status !== 502) return '';
  return '\nThe backend does not answer. Where the release is not to wait for it: without --check.';
}

/** @returns what is wrong with the running sites, and whether they answer with the release at all */
async function checkAll(
  name: string,
): Promise<{ readonly problem: string; readonly isServed: boolean } | undefined> {
  // A signal that came during the reload is heard now.
  await setImmediate();
  for (const server of options.servers) {
    const host = hostOf(server);
    const reason = await waitForRelease(server, name);
    if (reason !== undefined)
      return {
        problem: `${host} does not answer with ${name} after 30 s: ${reason}. Was it reloaded?`,
        isServed: false,
      };
    const findings = await checkServer(server).catch((error: unknown): Finding[] => [
      { level: 'wrong', text: reasonOf(error) },
    ]);
    const wrong = wrongIn(findings);
    if (wrong.length > 0)
      return { problem: `${host}\n${screenOf(wrong)}${await adviceOn(server)}`, isServed: true };
  }
  return undefined;
}
