import type { NamedTest } from '../traceability/trace.ts';

/**
 * Which files test a criterion, and how many of their tests name it, as in "(WCAG 1.4.10, 1.4.12)".
 * @param tests tests that passed
 */
export function testsByCriterion(
  tests: readonly NamedTest[],
): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  for (const { file, title } of tests) {
    for (const [, list = ''] of title.matchAll(/\(WCAG ([\d., ]+)\)/g)) {
      for (const id of list.split(', ')) {
        const files = (found[id] ??= {});
        files[file] = (files[file] ?? 0) + 1;
      }
    }
  }
  return found;
}
