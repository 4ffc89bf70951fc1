import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a copy onto a disk without space fails with; Node says EIO of a whole folder. */
const CODES = ['EIO', 'ENOSPC', 'EDQUOT'];

interface Copy {
  /** What was to be copied. */
  readonly dist: string;
  /** A folder of the disk that it was to be copied to. */
  readonly target: string;
}

/** The same error, which asks for space where that may be the cause. */
export function explainFullDisk(error: unknown, { dist, target }: Copy): unknown {
  if (!(error instanceof Error)) return error;
  if (!CODES.includes((error as NodeJS.ErrnoException).code ?? '')) return error;
  // Each file takes whole blocks, and most files of a build are small.
  const { bsize } = statfsSync(target);
  const blocks = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => Math.ceil(statSync(join(dist, file)).size / bsize))
    .reduce((sum, count) => sum + count, 0);
  const megabytes = Math.ceil((blocks * bsize) / 1024 / 1024);
  return new Error(`${error.message}\nNo space? A release needs ${megabytes} MB.`);
}
