// `npm start`: the mock API and the application for development, in one process.
import { createServer } from 'vite';
import { startMock } from '../mocks/server.ts';

const root = new URL('..', import.meta.url).pathname;
const [mock, vite] = await Promise.all([
  startMock({ port: Number(process.env['MOCK_PORT'] ?? 4010) }),
  createServer({ root }).then((server) => server.listen()),
]);

const { port } = vite.config.server;
console.log(`
  Site       http://schenkwerk-de.localhost:${port}
             http://freudentag-at.localhost:${port}
  Demo data  http://schenkwerk-de.localhost:${port}/__mock   (codes to try, links to every site)
  UI parts   http://schenkwerk-de.localhost:${port}/ui
  Mock API   ${mock.url}
`);
