import { places } from '../demo-flows.ts';
import { choose, type Scenario } from './scenario.ts';

/** Examples other than a single place that was spelled correctly. */
const SPECIAL: Readonly<Record<string, string>> = { frankfurt: 'many', hambrug: 'fuzzy' };

/** The external geocoding service: knows the demo places, by name or postal code. */
export const geocode: Scenario = ({ params, query }) => {
  if (query['key'] === 'refused') return choose(403, 'key-refused');
  const typed = (params['query'] ?? '').trim().toLowerCase();
  if (typed === 'zu viele') return choose(429, 'too-many');
  const place = places.find(
    ({ query: name, postalCodes }) => name.toLowerCase() === typed || postalCodes.includes(typed),
  );
  const spoken = places.find(({ query: name }) => isAlmost(typed, name.toLowerCase()));
  return choose(200, SPECIAL[typed] ?? (place ?? spoken)?.geocoding ?? 'none');
};

/** Whether two letters at most make the difference. Short words would match anything. */
function isAlmost(typed: string, name: string): boolean {
  return typed.length > 3 && distance(typed, name) <= 2;
}

/** Letters to add, leave out or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    let before = index;
    const next = [index + 1];
    for (const [at, expected] of [...other].entries()) {
      const replaced = before + (letter === expected ? 0 : 1);
      before = row[at + 1] ?? 0;
      next.push(Math.min(replaced, before + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
