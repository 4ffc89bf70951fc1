import { EXCEPTIONS, exceptionFor } from './exceptions.ts';
import { scanScript } from './scan-script.ts';
import { scanStyles } from './scan-styles.ts';

/** A script or style sheet of the build, or one in a page. */
export interface ShippedText {
  readonly file: string;
  readonly text: string;
  readonly isScript: boolean;
}

interface Outcome {
  /** As sentences. */
  readonly problems: readonly string[];
  /** How many texts were read. */
  readonly count: number;
}

/**
 * Compares a build with the browsers that package.json promises: a feature that one of them lacks needs an
 * exception, the guard of an exception has to be there, and an exception for nothing is a problem as well.
 */
export async function checkBuild(texts: readonly ShippedText[]): Promise<Outcome> {
  const files = new Map<string, ShippedText[]>();
  for (const shipped of texts) {
    const { text, isScript } = shipped;
    for (const place of isScript ? await scanScript(text) : scanStyles(text)) {
      files.set(place, [...(files.get(place) ?? []), shipped]);
    }
  }
  const used = new Set<string>();
  const problems = [...files].flatMap(([place, found]) => {
    const [name, exception] = exceptionFor(place) ?? [];
    if (name) used.add(name);
    if (!exception) return [`${place} is not in every promised browser: ${listOf(found)}`];
    if (!('guard' in exception)) return [];
    const guards = [exception.guard].flat();
    const bare = found.filter(({ text }) => !guards.some((guard) => text.includes(guard)));
    return bare.length > 0 ? [`${place} has no ${guards.join(' or ')} in ${listOf(bare)}`] : [];
  });
  for (const name of Object.keys(EXCEPTIONS)) {
    if (!used.has(name)) problems.push(`${name} has an exception and is not used`);
  }
  return { problems, count: texts.length };
}

const listOf = (texts: readonly ShippedText[]): string => {
  const names = texts.slice(0, 3).map(({ file }) => file);
  return names.join(', ') + (texts.length > names.length ? `, ${texts.length - 3} more` : '');
};
