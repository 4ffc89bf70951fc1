import type { DemoSecret } from '../demo-flows.ts';
import { noteOn } from '../memory.ts';
import { choose, invalid, type Call, type Choice } from './scenario.ts';

const ATTEMPTS = 3;
/** Short enough to be waited for. */
const LOCK_IN_SECONDS = 60;

/** Refuses a wrong PIN, and every PIN for a while after the third wrong one. */
export function refusePin(call: Call, entry: DemoSecret): Choice | undefined {
  const { body, now } = call;
  const note = noteOn(call, body['ident']);
  if (note.lockedUntil && note.lockedUntil > now) return locked(note.lockedUntil, now);
  const until = now + LOCK_IN_SECONDS * 1000;
  if (entry.isLocked) return locked(until, now);
  if (body['pin'] === entry.pin) return undefined;
  if (body['pin'] === undefined) return invalid({ pointer: '/pin', code: 'VALIDATION_FAILED' });
  // Attempts from before a lock that is over do not count again.
  const wrongPins = (note.lockedUntil ? 0 : (note.wrongPins ?? 0)) + 1;
  const after = (): void => {
    Object.assign(note, { wrongPins, lockedUntil: wrongPins === ATTEMPTS ? until : undefined });
  };
  if (wrongPins === ATTEMPTS) return { ...locked(until, now), after };
  return { ...choose(422, 'pin-invalid'), echo: { attemptsLeft: ATTEMPTS - wrongPins }, after };
}

/** A right PIN resets the count. */
export function forgetWrongPins(call: Call): void {
  Object.assign(noteOn(call, call.body['ident']), { wrongPins: 0, lockedUntil: undefined });
}

function locked(until: number, now: number): Choice {
  return {
    ...choose(429, 'pin-locked'),
    echo: { availableFrom: new Date(until).toISOString() },
    retryAfterInSeconds: Math.ceil((until - now) / 1000),
  };
}
