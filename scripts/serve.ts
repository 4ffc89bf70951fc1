// `npm run serve`: the production build as a web server would serve it, with the mock API behind it.
// Used by the end-to-end tests and the benchmarks. PORT and MOCK_PORT choose the ports, API_URL
// another backend, SITE the site at http://localhost, CERTIFICATE a folder with `fullchain.pem` and `privkey.pem` for HTTP/2.
import { join } from 'node:path';
import { preview } from 'vite';
import { startBackend } from './serve/backend.ts';
import { choosePort } from './serve/choose-port.ts';
import { machineHosts } from './serve/machine-hosts.ts';
import { servePages } from './serve/serve-pages.ts';

const { api, proxy } = await startBackend();
const port = await choosePort('PORT', 4173);
const certificate = process.env['CERTIFICATE'];
const https = certificate && {
  cert: join(certificate, 'fullchain.pem'),
  key: join(certificate, 'privkey.pem'),
};
await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'warn',
  plugins: [servePages()],
  preview: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy,
    ...(https && { https }),
  },
});
const [name = 'schenkwerk-de.localhost'] = Object.keys(machineHosts());
console.log(`${https ? 'https' : 'http'}://${name}:${port}   API ${api}`);
