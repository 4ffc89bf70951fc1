import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import type { Plugin } from 'vite';
import { answerTo, notFound, type Answer } from '../deploy/answer.ts';
import { readSiteTable } from '../deploy/read-site-table.ts';
import type { SiteTable } from '../deploy/site-table.ts';
import { isProxied } from './backend.ts';
import { machineHosts } from './machine-hosts.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Serves the build with the answers of scripts/deploy/answer.ts, which nginx gives too. */
export function servePages(): Plugin {
  return {
    name: 'serve-pages',
    configurePreviewServer(server) {
      const table = withMachineHosts(readSiteTable(dist));
      const files = sirv(dist, { brotli: true, gzip: true, etag: true });
      server.middlewares.use((request, response, next) => {
        // What HTTP/2 calls the host.
        request.headers.host ??= String(request.headers[':authority']);
        const address = request.url ?? '/';
        if (isProxied(address)) return next();
        send(files, answerTo(table, address, request.headers), request, response);
      });
    },
  };
}

function withMachineHosts({ sites, ...table }: SiteTable): SiteTable {
  const own = Object.entries(machineHosts());
  const namesOf = (id: string) => own.filter(([, site]) => site === id).map(([name]) => name);
  return {
    ...table,
    sites: sites.map((entry) => ({ ...entry, hosts: [...entry.hosts, ...namesOf(entry.site)] })),
  };
}

function send(
  files: RequestHandler,
  { status, file, headers }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (status === 301) {
    response.writeHead(status, Object.fromEntries(headers)).end();
    return;
  }
  if (file === undefined) return sendNotFound(response);
  // An address that leads nowhere shows a page too, for which sirv would say 200 or 304.
  if (status === 404) delete request.headers['if-none-match'];
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (code: number, own?: OutgoingHttpHeaders) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      return writeHead(status === 404 ? status : code, own);
    },
  });
  request.url = file;
  files(request, response, () => {
    Object.assign(response, { writeHead });
    sendNotFound(response);
  });
}

function sendNotFound(response: ServerResponse): void {
  const { headers, status } = notFound(false);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.statusCode = status;
  response.end('Not found\n');
}
