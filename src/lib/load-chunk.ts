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
