import { createHash } from 'node:crypto';
import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { finding, reasonOf, type Finding } from './finding.ts';
import { HEADERS, headersOf, pageValues, type AnswerKind } from './headers.ts';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Where a site is asked for. */
export interface ServerAddress {
  /** `https://<host>`. */
  readonly url: URL;
  /** Name of the site, where `url` names the machine. */
  readonly host?: string;
}

/**
 * `https://<host>`, or `https://<machine>` and the host that it is asked for.
 * @throws Error when the first is no such address
 */
export function serverOf([address = '', host]: readonly string[]): ServerAddress {
  if (!/^https?:/.test(address)) throw new Error(`${address} is no address`);
  return { url: new URL(address), ...(host !== undefined && { host }) };
}

/**
 * Asks a running server about one site, with GET requests that change nothing.
 * @throws Error when it does not answer at all
 */
export async function checkServer(server: ServerAddress): Promise<Finding[]> {
  const get: Get = (path, headers) => ask(server, path, headers);
  const isTls = server.url.protocol === 'https:';
  const landing = await get('/');
  const script = /"main":"([^"]+)"/.exec(landing.body)?.[1] ?? '/assets/none.js';
  const call = /"earlyCalls":\["([^"]+)"/.exec(landing.body)?.[1] ?? '/api/v2/parameter';
  const siteId = /"site":\{[^]*?"id":"([^"]+)"/.exec(landing.body)?.[1];
  const [page, hidden, asset, missing, nowhere, health, robots, contact, api] = await Promise.all([
    get('/help'),
    get('/merchantcode/deploy-check'),
    get(script),
    get('/assets/deploy-check.js'),
    get(NOWHERE),
    get('/healthz'),
    get('/robots.txt'),
    get('/.well-known/security.txt'),
    get(call),
  ]);
  const internal = await Promise.all(
    ['/.env', '/.vite/manifest.json', '/deploy/site-table.json'].map((path) => get(path)),
  );
  const { body: listed } = await get('/sitemap.xml');
  const pages = [...listed.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc));
  const listedPaths = pages.map(({ pathname, search }) => pathname + search);
  const others = await Promise.all(listedPaths.map((path) => get(path)));
  const open = new Map([
    ['/', landing],
    ['/help', page],
    ...listedPaths.map((path, at): [string, Reply] => [path, others[at] ?? page]),
  ]);
  const all = [
    ...open,
    ['/merchantcode/deploy-check', hidden] as const,
    [NOWHERE, nowhere] as const,
  ];
  const texts = new Map([...open, [script, asset]]);
  const [gzip, brotli] = [await compressed(get, texts, 'gzip'), await compressed(get, texts, 'br')];
  const hasBrotli = brotli.lacking.length < texts.size;
  return [
    finding(`The host belongs to a site${siteId ? ` (${siteId})` : ''}`, statusIs(landing, 200)),
    finding('Pages have their headers', missingHeaders(page, 'page', isTls)),
    finding(
      'Pages are asked for again each time',
      named(open, (reply) => headerIs(reply, 'cache-control', 'no-cache')),
    ),
    finding('Nobody can frame a page', framing(page)),
    finding('The policy lets every page run its scripts and use its styles', named(all, refused)),
    finding('Every script and style of the pages comes as one', await wrongFiles(get, all)),
    finding('Private pages are not kept and name no referrer', [
      ...headerIs(hidden, 'cache-control', 'no-store'),
      ...headerIs(hidden, 'referrer-policy', 'no-referrer'),
    ]),
    finding('Files with a hash have their headers', [
      ...statusIs(asset, 200),
      ...missingHeaders(asset, 'asset', isTls),
      ...headerIs(asset, 'cache-control', headerOf('asset', 'Cache-Control')),
    ]),
    finding('A file that is missing is a short 404 that nothing keeps', [
      ...statusIs(missing, 404),
      ...(missing.body.length > 500 ? ['it is a page'] : []),
      ...(/immutable/.test(String(missing.headers['cache-control'])) ? ['it is kept'] : []),
    ]),
    finding('A page that does not exist is a page with status 404', [
      ...statusIs(nowhere, 404),
      ...(nowhere.body.includes('id="root"') ? [] : ['it is not the site’s']),
    ]),
    finding(
      'Internal files are not served',
      internal.flatMap((reply) => statusIs(reply, 404)),
    ),
    finding('Pages and scripts are sent compressed', [
      ...gzip.lacking,
      ...gzip.other,
      ...(hasBrotli ? [...brotli.lacking, ...brotli.other] : []),
    ]),
    hasBrotli
      ? finding('brotli is sent', [])
      : { level: 'note', text: 'brotli is not sent: pages are about a sixth larger' },
    finding('The health check answers', statusIs(health, 200)),
    finding('robots.txt is there', statusIs(robots, 200)),
    contact.status === 200
      ? finding('security.txt is there', [])
      : { level: 'note', text: 'no security.txt: SECURITY_CONTACT was not set for the build' },
    finding('The backend knows the site by its host', backend(api, siteId)),
    ...(isTls ? await checkTls(server) : [NO_TLS]),
  ];
}

const NOWHERE = '/deploy-check/no-such-page';

const NO_TLS: Finding = { level: 'note', text: 'asked over http: nothing is said about TLS' };

async function checkTls({ url, host }: ServerAddress): Promise<Finding[]> {
  const plain = { url: new URL(`http://${url.hostname}/help`), ...(host && { host }) };
  const protocol = await new Promise<string>((resolve, reject) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: host ?? url.hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    socket.once('secureConnect', () => {
      resolve(String(socket.alpnProtocol));
      socket.destroy();
    });
    socket.once('error', reject);
  });
  return [
    finding('http is sent to https', await redirectProblems(plain)),
    finding('HTTP/2 is spoken', protocol === 'h2' ? [] : [protocol]),
  ];
}

/** The errors of a server's answers to http, where it speaks https. */
export async function redirectProblems(plain: ServerAddress): Promise<string[]> {
  const where = `port ${plain.url.port || 80}`;
  try {
    const { status, headers } = await ask(plain, '/help');
    const { location } = headers;
    if (location?.startsWith('https://')) return [];
    return [
      `${where} ${location === undefined ? `answers with status ${status}` : `sends to ${location}`}`,
    ];
  } catch (error) {
    return [`${where} does not answer (${reasonOf(error)})`];
  }
}

const statusIs = ({ status }: Reply, wanted: number): string[] =>
  status === wanted ? [] : [`status ${status}`];

const headerIs = ({ headers }: Reply, name: string, wanted: string): string[] =>
  headers[name] === wanted ? [] : [`${name} is ${String(headers[name] ?? 'missing')}`];

const headerOf = (kind: AnswerKind, name: string): string => HEADERS[kind][name] ?? '';

/** Headers that the build's own configuration sends and this server does not. */
function missingHeaders({ headers }: Reply, kind: AnswerKind, isHttps: boolean): string[] {
  const values = pageValues({ policy: 'any', isPrivate: false, isHttps });
  return headersOf(kind, values)
    .map(([name]) => name)
    .filter((name) => headers[name.toLowerCase()] === undefined)
    .map((name) => `no ${name}`);
}

function framing({ headers }: Reply): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  return policy.includes("frame-ancestors 'none'") ? [] : ['frame-ancestors is missing'];
}

type Get = (path: string, headers?: Record<string, string>) => Promise<Reply>;
type Pages = Iterable<readonly [path: string, reply: Reply]>;

/** The errors of pages, each with its path. */
const named = (pages: Pages, wrongIn: (reply: Reply) => readonly string[]): string[] =>
  [...pages].flatMap(([path, reply]) => wrongIn(reply).map((text) => `${path}: ${text}`));

/** Texts that do not come in an encoding, and those that are another text in it: of an earlier release. */
async function compressed(get: Get, texts: ReadonlyMap<string, Reply>, encoding: 'gzip' | 'br') {
  const replies = await Promise.all(
    [...texts].map(async ([path, plain]) => {
      const { headers, body } = await get(path, { 'accept-encoding': encoding });
      return {
        path,
        isSent: headers['content-encoding'] === encoding,
        isSame: body === plain.body,
      };
    }),
  );
  return {
    lacking: replies.filter(({ isSent }) => !isSent).map(({ path }) => `no ${encoding} of ${path}`),
    other: replies
      .filter(({ isSent, isSame }) => isSent && !isSame)
      .map(({ path }) => `${encoding} of ${path} is another text`),
  };
}

/** The needs of a page that its header does not allow: page and configuration are of two releases. */
function refused({ headers, body }: Reply): string[] {
  const allowed = sourcesIn(String(headers['content-security-policy'] ?? ''));
  const [, own = ''] = /http-equiv="content-security-policy" content="([^"]*)"/.exec(body) ?? [];
  const inline = (pattern: RegExp, directive: string) =>
    [...body.matchAll(pattern)].map(
      ([, text = '']) =>
        `${directive} 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const needed = new Set([
    ...inline(/<script>([^]*?)<\/script>/g, 'script-src'),
    ...inline(/<style[^>]*>([^]*?)<\/style>/g, 'style-src'),
    ...sourcesIn(own),
  ]);
  return [...needed].filter((source) => !allowed.has(source)).map((source) => `no ${source}`);
}

/** The sources of a policy, each after its directive. */
const sourcesIn = (policy: string): Set<string> =>
  new Set(
    policy.split(';').flatMap((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return sources.map((source) => `${directive} ${source}`);
    }),
  );

/** Files with a hash that a page or a script names: scripts and styles that come at once or later. */
const NAMED_FILE = /(?:\/assets|["'`]assets|["'`]\.)\/((?:texts\/)?[\w.-]+\.(?:js|css))(?=["'`])/g;

/** Scripts and styles that pages need, at once or later, and that do not come with their type. */
async function wrongFiles(get: Get, pages: Pages): Promise<readonly string[]> {
  const asked = new Set<string>();
  const problems: string[] = [];
  let bodies = [...pages].map(([, { body }]) => body);
  while (bodies.length > 0) {
    const found = bodies.flatMap((body) =>
      [...body.matchAll(NAMED_FILE)].map(([, file]) => `/assets/${file}`),
    );
    const files = [...new Set(found)].filter((file) => !asked.has(file));
    for (const file of files) asked.add(file);
    const replies = await Promise.all(files.map((file) => get(file)));
    bodies = replies.map(({ body }) => body);
    for (const [at, { status, headers }] of replies.entries()) {
      const type = String(headers['content-type']);
      const wanted = files[at]?.endsWith('.css') ? 'css' : 'javascript';
      if (status !== 200) problems.push(`${files[at]}: status ${status}`);
      else if (!type.includes(`/${wanted}`)) problems.push(`${files[at]}: ${type}`);
    }
  }
  return problems;
}

/** The server's configuration must be the site's own. */
function backend({ status, body }: Reply, siteId: string | undefined): string[] {
  if (status !== 200) return [`status ${status}`];
  try {
    const { id } = JSON.parse(body) as { id?: string };
    return id === siteId ? [] : [`it answers for ${id}`];
  } catch {
    return ['its answer is no JSON'];
  }
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/** Sends a GET request on a connection of its own: a kept one stays with the worker that took it. */
function ask(
  { url, host }: ServerAddress,
  path: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const target = new URL(path, url);
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const call = send(
      target,
      {
        agent: false,
        headers: { ...headers, ...(host !== undefined && { host }) },
        timeout: 10_000,
      },
      (response) => {
        const decode = DECODERS[response.headers['content-encoding'] ?? ''] ?? ((body) => body);
        buffer(response)
          .then((bytes) => ({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: decode(bytes).toString(),
          }))
          .then(resolve, reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error(`${target.href} does not answer`)));
    call.on('error', reject);
    call.end();
  });
}
