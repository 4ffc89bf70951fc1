import type { Plugin } from 'vite';

/** The file next to the manifest in which the build lists the contents of its chunks. */
export const CHUNK_CONTENTS_FILE = '.vite/chunk-contents.json';

/** Characters of each origin (a package, or a folder of ours) by chunk, before minification. */
export type ChunkContents = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Writes {@link ChunkContents}, which the size budgets read: forbidden parts of a chunk, and why it is large. */
export function chunkContents(): Plugin {
  return {
    name: 'chunk-contents',
    generateBundle(_options, bundle) {
      const contents: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sizes: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const origin = originOf(id);
          if (renderedLength > 0) sizes[origin] = (sizes[origin] ?? 0) + renderedLength;
        }
        contents[chunk.fileName] = sizes;
      }
      this.emitFile({
        type: 'asset',
        fileName: CHUNK_CONTENTS_FILE,
        source: JSON.stringify(contents),
      });
    },
  };
}

/** `react-dom` of a package's file, `src/ui` or `src/features/shops` of ours. */
export function originOf(id: string): string {
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
  const inPackage = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage) return inPackage;
  const own = /\/(src\/features\/[^/]+|src\/[^/]+|generated\/[^/]+|locales)\//.exec(path)?.[1];
  return own ?? 'other';
}
