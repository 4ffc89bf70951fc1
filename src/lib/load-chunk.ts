/** A chunk that has not arrived after this long counts as lost, in ms (requirement 9.060). */
export const CHUNK_TIMEOUT = 120_000;

/** The code of a page could not be loaded: no connection, or a newer version was deployed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a part of the application and gives up after {@link CHUNK_TIMEOUT}.
 * @throws ChunkLoadError when it does not arrive
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    handle = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    throw new ChunkLoadError('The code of the page could not be loaded', { cause });
  } finally {
    clearTimeout(handle);
  }
}
