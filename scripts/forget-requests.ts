import { rmSync } from 'node:fs';

/** A new run of the tests records the requests of pages again. */
export function setup(): void {
  rmSync('test-results/requests.jsonl', { force: true });
}
