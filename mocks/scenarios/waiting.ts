import type { Note } from '../session.ts';

const READY_AFTER_MS = 15_000;
const READY_AFTER_LOOKS = 4;

/** Starts the wait for something delayed from the beginning. */
export function beginWaiting(note: Note, now: number): void {
  Object.assign(note, { since: now, looks: 0 });
}

/** Counts a look; true once 15 seconds have passed or this is the fourth look. */
export function isReady(note: Note, now: number): boolean {
  const { since = now, looks = 0 } = note;
  Object.assign(note, { since, looks: looks + 1 });
  return looks + 1 >= READY_AFTER_LOOKS || now - since >= READY_AFTER_MS;
}
