import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { poPlugin } from './po-plugin.ts';

const root = mkdtempSync(join(tmpdir(), 'po-plugin-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): string {
  const path = join(root, file);
  writeFileSync(path, text);
  return path;
}

async function bundle(entry: string, config: InlineConfig = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [poPlugin()],
    ...config,
    build: { write: false, minify: false, lib: { entry, formats: ['es'] }, ...config.build },
  });
  const outputs = [result].flat();
  return outputs.flatMap((part) => ('output' in part ? part.output.map(chunkCode) : [])).join('\n');
}

function chunkCode(chunk: { type: string; code?: string }): string {
  return chunk.code ?? '';
}

test.each([
  ['browser', {}],
  ['server', { build: { ssr: join(root, 'server.js') } }],
])('a PO file is a module in the %s build', async (name, config) => {
  write('pl.po', 'msgid "shops"\nmsgstr "{count, plural, one {# sklep} other {# sklepu}}"\n');
  const entry = write(`${name}.js`, "import texts from './pl.po'; console.log(texts);");
  const code = await bundle(entry, config);
  expect(code).toContain('"shops_one": "{{count, number}} sklep"');
  expect(code).toContain('"shops_many": "{{count, number}} sklepu"');
  expect(code).not.toContain('import.meta.hot');
});

test('a text that cannot be compiled fails the build with file and key', async () => {
  write('de.po', 'msgid "kind"\nmsgstr "{kind, select, a {x} other {y}}"\n');
  const entry = write('broken.js', "import texts from './de.po'; console.log(texts);");
  await expect(bundle(entry)).rejects.toThrow('de.po: "kind": select is not supported');
});
