/**
 * Opens the device's own sheet of ways for a text.
 * @returns false if there is no sheet, or it does not open. A visitor who closes it has shared nothing, and no mistake was made
 */
export async function shareText(text: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
