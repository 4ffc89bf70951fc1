import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compresses every text file beside itself (`.br`, `.gz`), at the highest level: it is done once. */
export async function compressAll(folder: string): Promise<void> {
  const files = globSync('{assets,pages}/**/*.{html,js,css,svg,json}', { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
