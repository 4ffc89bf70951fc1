import type { Note } from '../session.ts';

const READY_AFTER_MS = 15_000;
const READY_AFTER_POLLS = 4;

/** Starts the wait for something delayed from the beginning. */
export function beginWaiting(note: Note, now: number): void {
  Object.assign(note, { since: now, polls: 0 });
}

/** Counts a poll; true after 15 seconds or four polls. */
export function isReady(note: Note, now: number): boolean {
  const { since = now, polls = 0 } = note;
  Object.assign(note, { since, polls: polls + 1 });
  return polls + 1 >= READY_AFTER_POLLS || now - since >= READY_AFTER_MS;
}
