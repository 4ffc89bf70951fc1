// `npm start`: the mock API and the application for development, in one process. PORT and MOCK_PORT
// choose the ports, API_URL another backend, SITE the site at http://localhost.
import { join } from 'node:path';
import { createServer } from 'vite';
import { startBackend } from './serve/backend.ts';
import { choosePort } from './serve/choose-port.ts';
import { machineHosts } from './serve/machine-hosts.ts';

// Whatever the machine is set to: for production Vite would serve pages that ask for a build's files.
process.env['NODE_ENV'] = 'development';
const { api, proxy } = await startBackend();
const port = await choosePort('PORT', 5173);
const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  server: { port, strictPort: true, proxy },
  plugins: [
    {
      name: 'machine-hosts',
      enforce: 'pre',
      transform: {
        filter: { id: /\/sites\/hosts\.json$/ },
        handler: (code) => JSON.stringify({ ...JSON.parse(code), ...machineHosts() }),
      },
    },
  ],
});
await vite.listen();

const [name = 'schenkwerk-de.localhost'] = Object.keys(machineHosts());
const site = `http://${name}:${port}`;
console.log(`
  Site       ${site}
             http://freudentag-at.localhost:${port}
  Demo data  ${site}/__mock   (codes to try, links to every site)
  UI parts   ${site}/ui
  API        ${api}
`);
