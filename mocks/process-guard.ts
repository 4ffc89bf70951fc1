// Prism parses multipart bodies in a stream whose errors nobody listens to, so a malformed one would
// end the process (stoplightio/prism#2672). While a mock runs, such an error is logged instead; the
// call that caused it is answered by the time limit in prism.ts.

let users = 0;

function isParserError(error: unknown): error is Error {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /busboy|dicer|prism-http|multipart/i.test(stack);
}

function onError(error: unknown): void {
  if (!isParserError(error)) {
    // Not ours to hide: end as Node would have without a handler.
    console.error(error);
    process.exit(1);
  }
  console.error(`The mock's validator failed on a request: ${error.message}`);
}

/** Installs the guard; the function it returns removes it again. */
export function guardProcess(): () => void {
  if (users === 0) {
    process.on('uncaughtException', onError);
    process.on('unhandledRejection', onError);
  }
  users += 1;
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    users -= 1;
    if (users > 0) return;
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
  };
}
