/** The longest delay that `setTimeout` keeps, in ms; a longer one would fire at once. */
const MAX_DELAY = 2_147_483_647;

/**
 * Calls back at a moment, however far away: waits in steps of at most 24.8 days.
 * @param at epoch ms; a moment in the past calls back as soon as possible
 * @returns a function that cancels the call
 */
export function callAt(at: number, callback: () => void, now: () => number = Date.now): () => void {
  let handle: ReturnType<typeof setTimeout>;
  const wait = () => {
    const remaining = at - now();
    if (remaining > MAX_DELAY) handle = setTimeout(wait, MAX_DELAY);
    else handle = setTimeout(callback, Math.max(0, remaining));
  };
  wait();
  return () => clearTimeout(handle);
}
