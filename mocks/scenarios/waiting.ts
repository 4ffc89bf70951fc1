import type { Note } from '../session.ts';

const READY_AFTER_MS = 15_000;
const READY_AFTER_POLLS = 4;

/** Counts a poll; true after 15 seconds or four polls. */
export function isReady(note: Note, now: number): boolean {
  const { since = now, polls = 0 } = note;
  Object.assign(note, { since, polls: polls + 1 });
  return isOver(note, now);
}

/** Whether the wait was over at the last poll, or is by now. */
export const isOver = ({ since = Infinity, polls = 0 }: Note, now: number): boolean =>
  polls >= READY_AFTER_POLLS || now - since >= READY_AFTER_MS;
