export type Json = Record<string, unknown>;

/** Whether a value is an object with fields, as JSON has them. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what was stored. @returns its fields; none where it is missing, broken or no object */
export function parseJson(text: string | null): Json {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return isJson(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Lays one value over another: objects are merged, everything else replaced; null and undefined count as nothing. */
export function deepMerge(base: unknown, over: unknown): unknown {
  if (over === null || over === undefined) return base;
  if (!isJson(base) || !isJson(over)) return over;
  const merged: Json = { ...base };
  for (const key of Object.keys(over)) {
    if (key !== '__proto__') merged[key] = deepMerge(base[key], over[key]);
  }
  return merged;
}
