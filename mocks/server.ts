import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createPictures } from './assets/pictures.ts';
import { createContract, GEOCODING_FILE, readContract, type Contract } from './contract.ts';
import { handle, type Gateway, type Outcome } from './gateway.ts';
import { problem, readRequest, send } from './http.ts';
import { startPrism } from './prism.ts';
import { createSessions } from './session.ts';
import { readSites } from './sites.ts';

export interface MockOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen at; by default this machine only. */
  readonly host?: string | undefined;
  /** Another contract than the generated bundle, for tests. */
  readonly document?: object;
  /** Milliseconds since 1970, for tests. */
  readonly now?: () => number;
}

export interface Mock {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the mock API. */
export async function startMock(options: MockOptions): Promise<Mock> {
  const { port, host = '127.0.0.1', document, now = Date.now } = options;
  const contract: Contract = document ? createContract(document) : readContract();
  const places = readContract(GEOCODING_FILE);
  const gateway: Gateway = {
    contract,
    prism: await startPrism(contract.document),
    geocoding: { contract: places, prism: await startPrism(places.document) },
    sites: readSites(contract),
    sessions: createSessions(),
    pictures: createPictures(contract),
    now,
  };
  const server = createServer((request, response) => void serve(gateway, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function serve(
  gateway: Gateway,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const outcome = await answer(gateway, incoming);
  if (outcome === 'drop') incoming.socket.destroy();
  // A hanging call ends when the caller gives up or the server closes.
  else if (outcome !== 'hang' && !response.destroyed) {
    send(response, outcome, incoming.headers['accept-encoding']?.toString());
  }
}

async function answer(gateway: Gateway, incoming: IncomingMessage): Promise<Outcome> {
  try {
    const request = await readRequest(incoming);
    return request ? await handle(gateway, request) : problem(413, 'Content Too Large', {});
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return problem(500, 'The mock itself failed', { detail });
  }
}
