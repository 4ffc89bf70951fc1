import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a copy onto a disk without space fails with; Node says EIO of a whole folder. */
const CODES = ['EIO', 'ENOSPC', 'EDQUOT'];

/** The same error, which asks for space where that may be the cause. @param dist what was to be copied */
export function explainFullDisk(error: unknown, dist: string): unknown {
  if (!(error instanceof Error)) return error;
  if (!CODES.includes((error as NodeJS.ErrnoException).code ?? '')) return error;
  const bytes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(dist, file)).size)
    .reduce((sum, size) => sum + size, 0);
  const megabytes = Math.ceil(bytes / 1024 / 1024);
  return new Error(`${error.message}\nNo space? A release needs ${megabytes} MB.`);
}
