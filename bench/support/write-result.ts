import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../test-results');
/** Processes that wanted to run in the minute before the measurement: times are worse on a busy machine. */
const loadBefore = loadavg()[0];

/** Shows a result, and keeps it with this machine and this day: numbers in the repository would be of another. */
export function writeResult(name: string, rows: readonly object[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const [processor] = cpus();
  const machine = { processor: processor?.model, cores: cpus().length, loadBefore };
  const result = { date: new Date().toISOString(), commit, machine, rows };
  console.log(commit, machine);
  console.table(rows);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
