import { setTimeout as pause } from 'node:timers/promises';
import { RELEASE_FILE } from '../deploy/addresses.ts';
import { ask, type ServerAddress } from '../deploy/check-server.ts';
import { reasonOf } from '../deploy/reason-of.ts';

/** While nginx changes over, workers of both configurations answer for a moment (0.1 s and what is under way). */
const ANSWERS_IN_A_ROW = 20;

/**
 * Waits until a server answers with a release only: `systemctl reload nginx` is back before it does.
 * @param limit after so many milliseconds it does not
 * @returns undefined then; otherwise what it answered last, or why it could not be reached
 */
export async function waitForRelease(
  server: ServerAddress,
  name: string,
  limit = 30_000,
): Promise<string | undefined> {
  const end = Date.now() + limit;
  for (let inARow = 0; inARow < ANSWERS_IN_A_ROW; await pause(50)) {
    const problem = await problemOf(server, name);
    if (Date.now() > end) return problem ?? 'it answers with other releases as well';
    inARow = problem === undefined ? inARow + 1 : 0;
  }
  return undefined;
}

async function problemOf(server: ServerAddress, name: string): Promise<string | undefined> {
  try {
    const { status, body } = await ask(server, `/${RELEASE_FILE}`);
    if (status !== 200) return `${RELEASE_FILE} has status ${status}`;
    // Of a server that knows nothing of releases it may be a page.
    return body === name ? undefined : `it answers with ${/^[\w-]{1,40}$/.exec(body) ?? 'a page'}`;
  } catch (error) {
    return reasonOf(error);
  }
}
