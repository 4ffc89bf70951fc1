import { solveChallengeWorkers } from 'altcha/lib';
import workerAddress from 'altcha/workers/pbkdf2?worker&url';
import { getCaptchaChallenge } from '~/api';
import { ChunkLoadError } from '~/lib/load-chunk';
import { createPolicy } from '~/lib/trusted-types';
import type { CaptchaAdapter } from './captcha-adapter';

/** Workers at the same time: more would only make a phone hot. */
const CONCURRENCY = 2;

const workers = createPolicy('captcha-worker', {
  createScriptURL: (address: string) => (address === workerAddress ? address : ''),
});

/** A build makes a classic script of the worker, `vite dev` serves it as a module. */
const createWorker = () =>
  new Worker(workers.createScriptURL(workerAddress), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });

/**
 * Proof of work: the browser computes for as long as the server's challenge takes, no visitor solves a
 * puzzle and no third party takes part. Needs no site key.
 */
export function createAltchaAdapter(): CaptchaAdapter {
  let solution: Promise<string> | undefined;
  return {
    load: () => Promise.resolve(),
    execute() {
      solution ??= solve().catch((error: unknown) => {
        solution = undefined;
        throw error;
      });
      return solution;
    },
    reset() {
      solution = undefined;
    },
  };
}

async function solve(): Promise<string> {
  const { data: challenge } = await getCaptchaChallenge({ throwOnError: true });
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: CONCURRENCY,
    createWorker,
  }).catch((error: unknown) => {
    // An event instead of an error: the worker's script did not come.
    throw error instanceof Event ? new ChunkLoadError('worker') : error;
  });
  if (!solution) throw new Error('The captcha challenge has no solution');
  const { parameters, signature } = challenge;
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}
