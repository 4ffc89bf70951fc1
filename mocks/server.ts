import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { unwatchFile, watchFile, type Stats } from 'node:fs';
import { createPictures } from './assets/pictures.ts';
import { CONTRACT_FILE, GEOCODING_FILE, readContract, type Contract } from './contract.ts';
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
  /** File of the contract, which is read again when it changes; by default the generated bundle. */
  readonly file?: string;
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
  const { port, host = '127.0.0.1', file = CONTRACT_FILE, now = Date.now } = options;
  const kept = { sessions: createSessions(), now };
  const gatewayOf = async (contract: Contract): Promise<Gateway> => {
    const places = readContract(GEOCODING_FILE);
    return {
      ...kept,
      contract,
      prism: await startPrism(contract.document),
      geocoding: { contract: places, prism: await startPrism(places.document) },
      sites: readSites(contract),
      pictures: createPictures(contract),
    };
  };
  let gateway = await gatewayOf(readContract(file));
  const reload = async ({ mtimeMs }: Stats): Promise<void> => {
    // Between two bundles the file does not exist.
    if (mtimeMs === 0) return;
    try {
      gateway = await gatewayOf(readContract(file));
      console.log('The contract has changed: the mock answers by it, and remembers what it did.');
    } catch (error) {
      console.error(`The mock keeps the contract that it has: ${String(error)}`);
    }
  };
  const watcher = (stats: Stats): void => void reload(stats);
  watchFile(file, { persistent: false, interval: 500 }, watcher);
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
        unwatchFile(file, watcher);
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
