import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCertificate } from '../../scripts/serve/self-signed.ts';
import { scriptAddresses } from '../support/provider-scripts.ts';

const SCRIPTS = join(import.meta.dirname, '../../mocks/providers/scripts');

/** The providers' scripts, by the host that the production build loads them from. */
const providers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(scriptAddresses).map(([provider, { host }]) => [host, provider]),
);

export interface Network {
  /** The port at which the sites answer; their scripts can be held back there. */
  readonly port: number;
  /** The proxy for https: whatever is asked for is answered here, nothing leaves the machine. */
  readonly proxyPort: number;
  /** Holds scripts back. @returns lets them go */
  readonly holdScripts: () => () => void;
  readonly close: () => void;
}

/** The servers that the browsers reach: the production build, and stand-ins for the payment providers. */
export async function startNetwork(sitesPort: number): Promise<Network> {
  let held = Promise.resolve();
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    // WebKit asks before it sends a file; the answer to that is given here already.
    const { expect: _asked, ...headers } = incoming.headers;
    const { url = '/', method } = incoming;
    if (/^\/assets\/.*\.js/.test(url)) await held;
    const to = { host: '127.0.0.1', port: sitesPort, path: url, method, headers };
    const onward = request(to, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // The browser has left, or the server has ended.
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const sites = createServer((incoming, outgoing) => void passOn(incoming, outgoing));
  const standIns = createTlsServer(selfSigned(), (incoming, outgoing) => {
    const name = providers[incoming.headers.host ?? ''];
    if (name === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    // The fields and windows of the stand-ins are pages of the mock.
    const script = readFileSync(join(SCRIPTS, `${name}.js`), 'utf8');
    outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  const standInsPort = await listen(standIns);
  const proxy = createServer((_, outgoing) => void outgoing.writeHead(404).end());
  proxy.on('connect', (_, browser) => {
    const onward = connect(standInsPort, '127.0.0.1', () => {
      browser.write('HTTP/1.1 200 Connection established\r\n\r\n');
      browser.pipe(onward).pipe(browser);
    });
    onward.on('error', () => browser.destroy());
    browser.on('error', () => onward.destroy());
  });
  return {
    port: await listen(sites),
    proxyPort: await listen(proxy),
    holdScripts() {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close() {
      for (const server of [sites, standIns, proxy]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A certificate for whatever host; the browsers are told to take it. */
function selfSigned(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-tls-'));
  writeCertificate(folder, 'stand-in');
  const read = (name: string) => readFileSync(join(folder, name));
  const pair = { key: read('privkey.pem'), cert: read('fullchain.pem') };
  rmSync(folder, { recursive: true });
  return pair;
}
