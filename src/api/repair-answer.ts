import { isJson } from '~/lib/json';

/** A check's finding at one place of an answer, in the shape of zod's issues. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly expected?: unknown;
  /** Of a choice between variants: the issues of each. Their paths begin at the choice. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** A place of an answer that was left out: its dotted path without positions, and why. */
export interface LeftOut {
  field: string;
  reason: string;
}

type Path = readonly (string | number)[];
/** Something is left out, or is replaced; the report gives `reason`. */
type Fix = { path: Path; reason: string } | { path: Path; value: unknown; reason?: string };

/**
 * Changes an answer so that its next check passes, as far as the contract allows: a wrong decorating value
 * (`x-decorates`) is left out, `null` counts as absent, and an integer is read as its digits if a text is
 * described. A required list item that is not an object is treated as `{}`, so that its absence is noticed.
 * @param decorating dotted paths, `*` for any item of a list
 * @returns the values that were left out, without `null`; undefined if a deciding value is wrong, with the
 * answer unchanged
 */
export function repairAnswer(
  answer: unknown,
  issues: readonly Issue[],
  decorating: ReadonlySet<string>,
): LeftOut[] | undefined {
  const fixes = fixesOf(answer, issues, [], decorating);
  if (!fixes) return undefined;
  const leftOut = new Map<string, LeftOut>();
  // Two things may be wrong about one item.
  const byPlace = new Map(fixes.map((fix) => [fix.path.join('.'), fix]));
  const inOrder = [...byPlace.values()].sort((a, b) => fromTheEnd(a.path, b.path));
  for (const fix of inOrder) {
    const { path, reason } = fix;
    if (!apply(answer, fix) || reason === undefined || reason === 'null') continue;
    const field = fieldOf(path);
    leftOut.set(`${field} ${reason}`, { field, reason });
  }
  return [...leftOut.values()];
}

function fixesOf(
  answer: unknown,
  issues: readonly Issue[],
  base: Path,
  decorating: ReadonlySet<string>,
): Fix[] | undefined {
  const found: Fix[] = [];
  for (const issue of issues) {
    const path = [...base, ...(issue.path as Path)];
    const variants = issue.errors ?? [];
    // The variant that is meant is the one with nothing wrong that decides, such as its `status`.
    const ofVariant = firstDefined(variants, (each) => fixesOf(answer, each, path, decorating));
    const own = fixAt(answer, issue, path, decorating);
    const fixes = ofVariant ?? (own && [own]);
    if (!fixes) return undefined;
    found.push(...fixes);
  }
  return found;
}

function firstDefined<T, R>(items: readonly T[], read: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const result = read(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

function fixAt(
  answer: unknown,
  { code = 'invalid', expected }: Issue,
  path: Path,
  decorating: ReadonlySet<string>,
): Fix | undefined {
  const value = valueAt(answer, path);
  const isField = typeof path.at(-1) === 'string';
  if (value === null && isField) return { path, reason: 'null' };
  if (code === 'invalid_type' && expected === 'string' && Number.isSafeInteger(value)) {
    return { path, value: String(value) };
  }
  for (let length = path.length; length > 0; length -= 1) {
    const place = path.slice(0, length);
    if (decorating.has(patternOf(place))) return { path: place, reason: code };
  }
  const hasDecoration = [...decorating].some((place) => place.startsWith(`${patternOf(path)}.`));
  if (!isField && code === 'invalid_type' && expected === 'object' && hasDecoration) {
    return { path, value: {}, reason: code };
  }
  return undefined;
}

const patternOf = (path: Path): string =>
  path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');

/** Without positions and values: a name of the contract, for operators. */
const fieldOf = (path: Path): string =>
  path.filter((part) => typeof part === 'string').join('.') || 'item';

const valueAt = (answer: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, part) => {
    if (Array.isArray(at)) return (at as unknown[])[Number(part)];
    return isJson(at) ? at[part] : undefined;
  }, answer);

/** Later items first, so that the positions of earlier ones stay, and parts before their whole. */
function fromTheEnd(a: Path, b: Path): number {
  for (const [at, part] of a.entries()) {
    const other = b[at];
    if (other === undefined) return -1;
    if (part === other) continue;
    if (typeof part === 'number' && typeof other === 'number') return other - part;
    return String(part) < String(other) ? -1 : 1;
  }
  return b.length - a.length;
}

/** @returns false if an earlier fix has removed it */
function apply(answer: unknown, fix: Fix): boolean {
  const container = valueAt(answer, fix.path.slice(0, -1));
  const key = fix.path.at(-1) ?? '';
  if (Array.isArray(container)) {
    if ('value' in fix) container[Number(key)] = fix.value;
    else container.splice(Number(key), 1);
    return true;
  }
  if (!isJson(container) || !(key in container)) return false;
  if ('value' in fix) container[key] = fix.value;
  else delete container[key];
  return true;
}
