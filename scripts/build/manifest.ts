import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The files of a build, found by the source that they were made from. */
export function readManifest(dist: string) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

  /** Shared files are named after their group and contents. */
  const groupOf = (group: string) =>
    Object.entries(manifest).find(([key]) => /^-.{8}\.js$/.test(key.replace(group, '')))?.[1];
  const chunk = (source: string) => {
    const found = manifest[source] ?? groupOf(source);
    if (!found) throw new Error(`The build has no chunk for ${source}`);
    return found;
  };

  /** Keys of a chunk and of everything that it imports statically, each once. */
  function closure(sources: readonly string[]): string[] {
    const seen = new Set<string>();
    const visit = (source: string) => {
      if (seen.has(source)) return;
      seen.add(source);
      chunk(source).imports?.forEach(visit);
    };
    sources.forEach(visit);
    return [...seen];
  }

  return {
    file: (source: string) => chunk(source).file,
    /** JavaScript that the sources need before they run. */
    scripts: (sources: readonly string[]) => [
      ...new Set(closure(sources).map((key) => chunk(key).file)),
    ],
    /** Style sheets of the sources and of their imports. */
    styles: (sources: readonly string[]) => [
      ...new Set(closure(sources).flatMap((key) => chunk(key).css ?? [])),
    ],
  };
}
