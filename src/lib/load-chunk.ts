/** A chunk that has not arrived after this long counts as lost, in ms (requirement 9.060). */
export const CHUNK_TIMEOUT = 120_000;

/** The code of a part could not be loaded: no connection, or a newer version was deployed. */
export class ChunkLoadError extends Error {
  // A field would bring helpers into the inline script, which every page carries.
  override get name() {
    return 'ChunkLoadError';
  }
}

/** How Chromium, Firefox and WebKit, and the build's helper for styles, say that a file did not come. */
const LOST = /dynamically imported module|importing a module script|preload css/i;

/** Whether an `import()` failed because its file did not come. Anything else that it throws is a mistake of the file. */
export const isLostPart = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && LOST.test(error.message));

/**
 * Loads a part of the application and gives up after {@link CHUNK_TIMEOUT}.
 * @throws ChunkLoadError when it does not arrive, and the errors of the part itself
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    handle = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError || !isLostPart(cause)) throw cause;
    throw new ChunkLoadError('The code of the page could not be loaded', { cause });
  } finally {
    clearTimeout(handle);
  }
}

/** How often a file did not come, by its address. */
const failures = new Map<string, number>();

/**
 * Another address for a file that did not come. Chromium keeps a failed import for as long as the page lives, so "try
 * again" would not even ask the server.
 * @returns undefined after the first failure, and where the browser does not name the file
 */
export function otherAddress(cause: unknown): string | undefined {
  const [address] = isLostPart(cause) ? (/https?:\S+\.js/.exec(String(cause)) ?? []) : [];
  if (address === undefined) return undefined;
  const count = failures.get(address) ?? 0;
  failures.set(address, count + 1);
  return count === 0 ? undefined : `${address}?again=${count}`;
}

/** Loads a module like {@link loadChunk}; one that did not come before is asked for again. */
export const loadModule = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadChunk(() =>
    load().catch((cause: unknown) => {
      const address = otherAddress(cause);
      if (address === undefined) throw cause;
      return import(/* @vite-ignore */ address) as Promise<Module>;
    }),
  );
