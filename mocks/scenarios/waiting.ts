import type { MockSession } from '../session.ts';

const READY_AFTER_MS = 15_000;
const READY_AFTER_LOOKS = 4;

/** Starts the wait for something delayed, if it has not begun. */
export function beginWaiting(session: MockSession, key: string, now: number): void {
  if (!session.waiting.has(key)) session.waiting.set(key, { since: now, looks: 0 });
}

/** Counts a look; true once 15 seconds have passed or this is the fourth look. */
export function isReady(session: MockSession, key: string, now: number): boolean {
  beginWaiting(session, key, now);
  const waiting = session.waiting.get(key);
  if (!waiting) return true;
  waiting.looks += 1;
  return waiting.looks >= READY_AFTER_LOOKS || now - waiting.since >= READY_AFTER_MS;
}
