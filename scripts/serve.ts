// `npm run serve`: the production build as a web server would serve it, with the mock API behind it.
// Used by the end-to-end tests and the benchmarks. PORT and MOCK_PORT choose the ports.
import { preview } from 'vite';
import { startMock } from '../mocks/server.ts';
import { servePages } from './serve/serve-pages.ts';

const root = new URL('..', import.meta.url).pathname;
const port = Number(process.env['PORT'] ?? 4173);
const mock = await startMock({ port: Number(process.env['MOCK_PORT'] ?? 4010) });
await preview({
  root,
  logLevel: 'warn',
  plugins: [servePages()],
  preview: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    // Objects, because the short form would replace the host name, which decides the site.
    proxy: {
      '/api': { target: mock.url },
      '/__mock': { target: mock.url },
      '/mock-assets': { target: mock.url },
      '/mock-geocoding': { target: mock.url },
      '/mock-providers': { target: mock.url },
    },
  },
});
console.log(`http://schenkwerk-de.localhost:${port}`);
