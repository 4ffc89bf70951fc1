// The build serves itself: `BACKEND=http://127.0.0.1:8080 node dist/deploy/server.js`. FOLDER is the build or a link to
// it, by default the build that this file is in; PORT and HOST say where it listens. TLS ends in front of it.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { siteServer } from './site-server.ts';

const { BACKEND: backend, FOLDER: folder = join(import.meta.dirname, '..') } = process.env;
const { PORT: port = '8080', HOST: host } = process.env;
if (backend === undefined) {
  console.error('BACKEND is not set: the address of the backend, such as http://127.0.0.1:8080');
  process.exit(1);
}
const server = createServer(siteServer({ folder, backend, log: (line) => console.log(line) }));
server.listen({ port: Number(port), host }, () => {
  console.log(`Listening: ${JSON.stringify(server.address())}`);
});
// Answers that are under way come to their end.
process.once('SIGTERM', () => server.close());
