import { describe, expect, test } from 'vitest';
import { splitExports } from './split-exports-plugin.ts';

const { index, parts } = splitExports(
  '/client/zod.gen.ts',
  `import * as z from 'zod/mini';
import { client } from './client.gen';
import type { Shop } from './types.gen';

export type Options = { id: number };

const helper = (text: string): string => text.trim();

/** A name. */
export const zName = z.string();

export const zShop = z.object({ name: zName });

export const getShop = (shop: Shop, options?: Options) => client.get({ shop: helper(shop), options });
`,
);

describe('every export as a module of its own', () => {
  test('the index exports them under the old address, without types and helpers', () => {
    expect(index.split('\n')).toEqual([
      "export { zName } from '/client/zod.gen.ts?export=zName';",
      "export { zShop } from '/client/zod.gen.ts?export=zShop';",
      "export { getShop } from '/client/zod.gen.ts?export=getShop';",
    ]);
  });

  test('a part imports what it uses, and nothing else', () => {
    expect(parts.get('zShop')).toBe(
      "import * as z from 'zod/mini';\n" +
        "import { zName } from '/client/zod.gen.ts?export=zName';\n" +
        'export const zShop = z.object({ name: zName });\n',
    );
    expect(parts.get('getShop')).not.toContain('zod/mini');
    expect(parts.get('getShop')).toContain("import { client } from './client.gen';");
    expect(parts.get('getShop')).toContain("from '/client/zod.gen.ts?export=helper'");
    expect(parts.get('getShop')).not.toContain('Shop,');
  });

  test('what the file keeps to itself is a part for the others', () => {
    expect(parts.get('helper')).toContain('export const helper');
    expect(parts.has('Options')).toBe(false);
  });
});
