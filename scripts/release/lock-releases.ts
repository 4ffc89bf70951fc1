import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** In the folder of the releases, while a run changes them: the id of its process. */
export const LOCK_FILE = '.release-lock';

/**
 * Makes sure that one run at a time changes the releases of a folder. The lock of a process that ended is taken over.
 * @returns gives the lock back
 * @throws Error that names the holder when another process holds it
 */
export function lockReleases(target: string): () => void {
  const lock = join(target, LOCK_FILE);
  const own = `${lock}.${process.pid}`;
  if (!existsSync(target)) throw new Error(`There is no folder ${target}`);
  writeFileSync(own, String(process.pid));
  try {
    // Unlike a file that is created and then written, a link is there with its content or not at all.
    if (!isLinked(own, lock)) {
      const holder = Number(readFileSync(lock, 'utf8'));
      if (isRunning(holder)) throw held(lock, holder);
      takeAway(lock, holder);
      if (!isLinked(own, lock)) throw held(lock, Number(readFileSync(lock, 'utf8')));
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** False when the name is taken. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that ended, unless another run has just taken it over. */
function takeAway(lock: string, ended: number): void {
  const away = `${lock}.${process.pid}.ended`;
  renameSync(lock, away);
  const holder = Number(readFileSync(away, 'utf8'));
  if (holder !== ended) {
    renameSync(away, lock);
    throw held(lock, holder);
  }
  rmSync(away);
}

/** What names no process counts as running: whose it is, only the operator knows. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One of another user may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

const held = (lock: string, holder: number): Error =>
  new Error(
    `${holder > 0 ? `Process ${holder}` : 'Another process'} has been releasing here since ${statSync(lock).mtime.toISOString()}. ` +
      `If that is no release any more, remove ${lock}`,
  );
