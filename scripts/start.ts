// `npm start`: the mock API and the application for development, in one process. PORT and MOCK_PORT
// choose the ports, API_URL another backend.
import { join } from 'node:path';
import { createServer } from 'vite';
import { startBackend } from './serve/backend.ts';
import { choosePort } from './serve/choose-port.ts';

// Whatever the machine is set to: for production Vite would serve pages that ask for a build's files.
process.env['NODE_ENV'] = 'development';
const { api, proxy } = await startBackend();
const port = await choosePort('PORT', 5173);
const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  server: { port, strictPort: true, proxy },
});
await vite.listen();

console.log(`
  Site       http://schenkwerk-de.localhost:${port}
             http://freudentag-at.localhost:${port}
  Demo data  http://schenkwerk-de.localhost:${port}/__mock   (codes to try, links to every site)
  UI parts   http://schenkwerk-de.localhost:${port}/ui
  API        ${api}
`);
