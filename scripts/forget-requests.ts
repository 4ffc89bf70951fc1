import { rmSync } from 'node:fs';

/** A new run of the tests records again what pages send. */
export function setup(): void {
  rmSync('test-results/requests.jsonl', { force: true });
}
