import { zipSync } from 'fflate';

/** The time of the entries; ZIP knows no time before 1980, and the same file is made every time. */
const CHANGED_AT = '2026-01-01T00:00:00';

/** Makes a ZIP archive of files by name. */
export function createZip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync({ ...files }, { mtime: CHANGED_AT }));
}
