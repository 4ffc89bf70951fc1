import { defineConfig } from 'orval';

/** Where `scripts/generate.ts` puts the bundles and wants the test doubles. */
const generated = `../${process.env['GENERATED']}`;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Leaves one kind of body per answer and one example per body, the first ones. Orval otherwise copies
 * all examples (every shop) into the test doubles, takes a file's example for its bytes, and gives
 * the doubles of two kinds the same name.
 */
function keepFirst(node: unknown, root: Json): void {
  if (!isObject(node)) return;
  if (isObject(node['content'])) {
    for (const type of Object.keys(node['content']).slice(1)) delete node['content'][type];
    for (const [type, media] of Object.entries(node['content'])) {
      if (!isObject(media) || !isObject(media['examples'])) continue;
      const [first] = Object.values(media['examples']);
      delete media['examples'];
      if (type !== 'application/pdf' && type !== 'application/zip') {
        // In place: behind a reference, orval unwraps a field of the answer that is called `value`, too.
        media['examples'] = { first: { value: resolve(first, root)['value'] } };
      }
    }
  }
  for (const child of Object.values(node)) keepFirst(child, root);
}

function resolve(example: unknown, root: Json): Json {
  if (!isObject(example)) return {};
  if (typeof example['$ref'] !== 'string') return example;
  return example['$ref']
    .split('/')
    .slice(1)
    .reduce<Json>((at, key) => at[key] as Json, root);
}

/**
 * Test doubles only: factories that return the contract's examples, typed by another generator than the
 * shipped client. Component tests answer requests through msw with the examples by name (`src/api/testing.ts`),
 * so no request handlers are generated.
 */
export default defineConfig({
  testing: {
    input: {
      target: `${generated}/openapi.json`,
      override: {
        transformer: (document) => {
          const copy = structuredClone(document);
          keepFirst(copy, copy);
          return copy;
        },
      },
    },
    output: {
      target: `${generated}/testing/api.ts`,
      mode: 'split',
      client: 'fetch',
      baseUrl: '',
      clean: true,
      mock: {
        indexMockFiles: false,
        generators: [{ type: 'faker', useExamples: true }],
      },
    },
  },
});
