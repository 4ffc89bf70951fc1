import { defineConfig } from '@hey-api/openapi-ts';

/** Types and checks only: one call to a foreign host needs no client of its own. */
export default defineConfig({
  input: './generated/geocoding.json',
  output: { path: './generated/geocoding', clean: true },
  plugins: ['@hey-api/typescript', { name: 'zod', compatibilityVersion: 'mini' }],
});
