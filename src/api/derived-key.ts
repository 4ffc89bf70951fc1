/**
 * An Idempotency-Key that is computed from the subject of a call: a reload and another tab repeat the same
 * call. @param name names the intention; equal names are one intention @returns a UUID (version 8)
 */
export async function derivedKey(name: string): Promise<string> {
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)),
  );
  const hex = Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
