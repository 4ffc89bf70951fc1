// `npm run serve`: the production build as its own server gives it, with the mock API behind it. Used by the
// end-to-end tests and the benchmarks. PORT and MOCK_PORT choose the ports, API_URL another backend, SITE the site
// at http://localhost, CERTIFICATE a folder with `fullchain.pem` and `privkey.pem` for HTTP/2.
import { readFileSync } from 'node:fs';
import {
  createServer,
  request as sendHttp,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { siteServer } from './deploy/node/site-server.ts';
import type { SiteTable } from './deploy/site-table.ts';
import { isMockOnly, startBackend } from './serve/backend.ts';
import { choosePort } from './serve/choose-port.ts';
import { machineHosts } from './serve/machine-hosts.ts';

const { api, mock } = await startBackend();
const port = await choosePort('PORT', 4173);
const own = Object.entries(machineHosts());
const adapt = ({ sites, callHeaders, ...table }: SiteTable): SiteTable => ({
  ...table,
  // Names the visitor to the mock, for tests.
  callHeaders: [...callHeaders, 'x-mock-session'],
  sites: sites.map(({ hosts, ...entry }) => ({
    ...entry,
    hosts: [...hosts, ...own.filter(([, site]) => site === entry.site).map(([name]) => name)],
  })),
});
const folder = join(import.meta.dirname, '../dist');
const site = siteServer({ folder, backend: api, adapt });

/** The mock's own pages and files are no part of the website. */
function askMock(request: IncomingMessage, response: ServerResponse): void {
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
  const host = request.headers.host ?? String(request.headers[':authority']);
  const { method, url = '' } = request;
  const call = sendHttp(mock + url, { method, headers: { ...Object.fromEntries(headers), host } });
  call.once('response', (answer) => {
    const {
      connection: _one,
      'keep-alive': _two,
      'transfer-encoding': _three,
      ...kept
    } = answer.headers;
    answer.pipe(response.writeHead(answer.statusCode ?? 502, kept));
  });
  call.once('error', () => response.destroy());
  request.pipe(call);
}

const answer = (request: IncomingMessage, response: ServerResponse): void =>
  isMockOnly(request.url ?? '') ? askMock(request, response) : site(request, response);

const certificate = process.env['CERTIFICATE'];
const pem = (name: string) => readFileSync(join(String(certificate), `${name}.pem`));
const server = certificate
  ? createSecureServer(
      { cert: pem('fullchain'), key: pem('privkey'), allowHTTP1: true },
      // The compatible interface of HTTP/2 has the part of HTTP/1 that is used here.
      (request, response) => answer(request as never, response as never),
    )
  : createServer(answer);
server.listen(port, '127.0.0.1', () => {
  const [name = 'schenkwerk-de.localhost'] = own.map(([host]) => host);
  console.log(`${certificate ? 'https' : 'http'}://${name}:${port}   API ${api}`);
});
