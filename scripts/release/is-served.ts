import { setTimeout as pause } from 'node:timers/promises';
import { RELEASE_FILE } from '../deploy/addresses.ts';
import { ask, type ServerAddress } from '../deploy/check-server.ts';

/** While nginx changes over, workers of both configurations answer for a moment (0.1 s and what is under way). */
const ANSWERS_IN_A_ROW = 20;

/**
 * Waits until a server answers with a release only: `systemctl reload nginx` is back before it does.
 * @param limit after so many milliseconds it does not
 */
export async function isServed(
  server: ServerAddress,
  name: string,
  limit = 30_000,
): Promise<boolean> {
  const end = Date.now() + limit;
  for (let inARow = 0; inARow < ANSWERS_IN_A_ROW; await pause(50)) {
    if (Date.now() > end) return false;
    const reply = await ask(server, `/${RELEASE_FILE}`).catch(() => undefined);
    inARow = reply?.status === 200 && reply.body === name ? inARow + 1 : 0;
  }
  return true;
}
