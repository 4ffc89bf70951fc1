import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

export default defineConfig({
  root: '.',
  input: { path: '../../generated/openapi.json' },
  output: { path: './out/kubb', clean: true, format: false, lint: false },
  // `npm run generate` has validated it.
  plugins: [pluginOas({ validate: false }), pluginTs({}), pluginClient({ client: 'fetch' })],
});
