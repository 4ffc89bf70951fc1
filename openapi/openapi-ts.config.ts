import { defineConfig } from '@hey-api/openapi-ts';

/** Everything that ships: types, fetch client, calls with checked answers, query options. */
export default defineConfig({
  input: './generated/openapi.json',
  output: { path: './generated/client', clean: true },
  parser: {
    patch: {
      // The client throws an `ApiError` for every failure, so failures have no type by status and
      // operation: what React Query knows as its default error (src/api/query-client.ts) holds for all.
      operations: (_method, _path, operation) => {
        const { responses = {} } = operation;
        for (const status of Object.keys(responses)) {
          if (!status.startsWith('2')) delete responses[status];
        }
      },
    },
  },
  plugins: [
    '@hey-api/typescript',
    { name: '@hey-api/client-fetch', throwOnError: true, baseUrl: false },
    {
      name: 'zod',
      compatibilityVersion: 'mini',
      dates: { offset: true },
      // A file is a Blob; without this it would be checked as a string.
      '~resolvers': {
        string: (context) =>
          context.schema.format === 'binary'
            ? context.$(context.symbols.z).attr('instanceof').call(context.$('Blob'))
            : undefined,
      },
    },
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
    '@tanstack/react-query',
  ],
});
