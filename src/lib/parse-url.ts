/** `URL.parse`, which not every browser has; undefined for a text that is no whole address. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
