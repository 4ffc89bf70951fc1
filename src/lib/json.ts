export type Json = Record<string, unknown>;

/** Whether a value is an object with fields, as JSON has them. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a stored text. @returns its fields; none if it is missing, broken or no object */
export function parseJson(text: string | null): Json {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return isJson(stored) ? stored : {};
  } catch {
    return {};
  }
}
