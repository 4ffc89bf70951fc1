const PAUSE = 100;
/** Machines that build something else at the same time are slow, not broken. */
const PATIENCE = 30_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks again until the answer is something; a question that fails, because the page is changing, is asked again.
 * @param what for the message
 * @throws Error with the last failure, when there is none in half a minute
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | null | false>,
): Promise<Answer> {
  const end = Date.now() + PATIENCE;
  let failure: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null && answer !== false) return answer;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await pause(PAUSE);
  }
  throw new Error(`${what}: not within ${PATIENCE / 1000} s`, { cause: failure });
}

/** Waits until a server answers. */
export const isAnswering = (url: string): Promise<true> =>
  until(`an answer of ${url}`, async () => (await fetch(url)).ok);
