import { MISSING_FILE } from './addresses.ts';
import { HEADERS, HSTS, type AnswerKind } from './headers.ts';
import {
  policyOf,
  UNKNOWN_PAGE,
  UNKNOWN_POLICY,
  type HostEntry,
  type SiteTable,
} from './site-table.ts';

/** What the configuration is made from. */
export interface NginxInput {
  readonly table: SiteTable;
  /** Paths of the contract, with `{…}` for their parameters. */
  readonly apiPaths: readonly string[];
  /** The largest request that the contract allows, in bytes. */
  readonly largestRequest: number;
}

/**
 * The files of an nginx configuration, by their path below `/etc/nginx`. `conf.d/voucher.conf` is the
 * operator's to edit; everything in `voucher/` is replaced by the next build.
 */
export function nginxFiles(input: NginxInput): Record<string, string> {
  const headerFiles = Object.fromEntries(
    (Object.keys(HEADERS) as AnswerKind[]).map((kind) => [
      `voucher/headers/${kind}.conf`,
      GENERATED + headerLines(kind),
    ]),
  );
  return {
    'conf.d/voucher.conf': OPERATOR,
    'voucher/http.conf': GENERATED + [...maps(input.table), logFormat(input)].join('\n'),
    'voucher/server.conf': GENERATED + server(input.largestRequest),
    'voucher/tls.conf': GENERATED + TLS,
    'voucher/redirect.conf': GENERATED + REDIRECT,
    'voucher/available/brotli.conf': GENERATED + BROTLI,
    'voucher/available/mock.conf': GENERATED + MOCK,
    'voucher/proxy.conf': GENERATED + PROXY,
    ...headerFiles,
  };
}

const GENERATED = '# Written by the build; see docs/deployment.md.\n\n';

type Pair = readonly [from: string, to: string];

/** A map with its entries in order; the first pattern that matches decides. */
function map(source: string, target: string, pairs: readonly Pair[], otherwise = '""'): string {
  const lines = pairs.map(([from, to]) => `  ${from} ${to};\n`).join('');
  return `map ${source} $voucher_${target} {\n  default ${otherwise};\n${lines}}\n`;
}

/** A pattern of a map, in which upper and lower case are alike. */
const pattern = (text: string): string => `"~*${text}"`;

/** A text as nginx reads it inside quotes. */
const quoted = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;

function maps({ sites, addresses }: SiteTable): string[] {
  const policies = sites.flatMap(({ site, policies: own }) =>
    Object.entries(own).map(([kind, policy]): Pair => [`${site}:${kind}`, quoted(policy)]),
  );
  return [
    map(
      '$host',
      'site',
      sites.flatMap(({ site, hosts }) =>
        [...hosts, `${site}.localhost`].map((host): Pair => [host, site]),
      ),
    ),
    ...languageMaps(sites),
    map('$voucher_site', 'folder', [['""', '""']], '"/pages/$voucher_site/$voucher_locale"'),
    // File and policy of an address; empty for one that leads nowhere.
    map(
      '$uri',
      'route',
      addresses.map((rule): Pair => [pattern(rule.pattern), `${rule.page}:${policyOf(rule)}`]),
    ),
    map('$voucher_route', 'page', [[pattern('^(?<voucher_file>[a-z]+):'), '$voucher_file']]),
    map(
      '$voucher_route',
      'policy_kind',
      [[pattern('^[a-z]+:(?<voucher_kind>[a-z]+)'), '$voucher_kind']],
      'private',
    ),
    map('"$voucher_site:$voucher_policy_kind"', 'policy', policies, quoted(UNKNOWN_POLICY)),
    map('$voucher_policy_kind', 'cache', [['private', 'no-store']], 'no-cache'),
    map('$voucher_policy_kind', 'referrer', [['private', 'no-referrer']], 'strict-origin'),
    map('$voucher_policy_kind', 'robots', [['private', 'noindex']]),
    map('"$voucher_route:$uri"', 'is_missing_file', [[`"~^:.*${MISSING_FILE}"`, '1']]),
    // A load balancer asks by address, not by name.
    map('"$voucher_site:$uri"', 'is_unknown_host', [
      ['":/healthz"', '""'],
      ['"~^:"', '1'],
    ]),
    // Behind a balancer that ends TLS, its header says how the visitor came.
    map(
      '"$https:$http_x_forwarded_proto"',
      'scheme',
      [
        ['"~^on:"', 'https'],
        ['":https"', 'https'],
      ],
      'http',
    ),
    map('$voucher_scheme', 'hsts', [['https', `"${HSTS}"`]]),
  ];
}

/**
 * The language of a page: address, stored choice, the browser's languages by weight, then the site's
 * first (requirements 4.022 to 4.025). The maps look at weights in tenths; browsers send no others.
 * @throws Error when a site has two locales of one language, which these maps cannot tell apart
 */
function languageMaps(sites: readonly HostEntry[]): string[] {
  const setOf = ({ locales }: HostEntry) => locales.map((locale) => locale.slice(0, 2)).join('|');
  for (const entry of sites) {
    const languages = setOf(entry).split('|');
    if (new Set(languages).size < languages.length) {
      throw new Error(`${entry.site} has two locales of one language: ${entry.locales.join(', ')}`);
    }
  }
  const several = [...new Set(sites.map(setOf).filter((set) => set.includes('|')))];
  const accepted = several.flatMap((set, index) =>
    WEIGHTS.map((weight, step): Pair => {
      const name = `voucher_tag_${index}_${step}`;
      const tag = `(?<${name}>${set})(?:-[a-z0-9]+)*`;
      return [
        pattern(String.raw`^${set.replaceAll('|', ',')}:(?:.*?,)??\s*${tag}\s*${weight}\s*(?:,|$)`),
        `$${name}`,
      ];
    }),
  );
  const sources: Pair[] = [
    ['"$voucher_languages:$arg_lang"', 'wanted'],
    ['"$voucher_languages:$cookie_locale"', 'stored'],
  ];
  const locales = sites.flatMap(({ site, locales: own }) =>
    own.map((locale): Pair => [`${site}:${locale.slice(0, 2)}`, locale]),
  );
  return [
    map(
      '$voucher_site',
      'languages',
      sites.map((entry): Pair => [entry.site, `"${setOf(entry).replaceAll('|', ',')}"`]),
    ),
    ...sources.map(([source, name]) =>
      map(
        source,
        name,
        several.map((set, index): Pair => {
          const tag = `voucher_${name}_${index}`;
          return [pattern(`^${set.replaceAll('|', ',')}:(?<${tag}>${set})(?:[-_].*)?$`), `$${tag}`];
        }),
      ),
    ),
    map('"$voucher_languages:$http_accept_language"', 'accepted', accepted),
    // The first source that names a language of the site decides.
    map('"$voucher_wanted,$voucher_stored,$voucher_accepted"', 'language', [
      [pattern('^,*(?<voucher_first>[a-z]+)'), '$voucher_first'],
    ]),
    map('"$voucher_site:$voucher_language"', 'locale', [
      ...locales,
      ...sites.map(({ site, locales: [first = ''] }): Pair => [`"~^${site}:"`, first]),
    ]),
  ];
}

/** Weights of `Accept-Language`, heaviest first: none is 1, and 0 means never. */
const WEIGHTS = [
  String.raw`(?:;\s*q=1(?:\.0*)?)?`,
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenths) => String.raw`;\s*q=0?\.${tenths}\d*`),
  String.raw`;\s*q=0?\.0\d*[1-9]\d*`,
];

/**
 * A log that names public pages and the calls of the contract, and of everything else the first part
 * of its address only: what follows may be the secret of a link, also of one that was mistyped.
 */
function logFormat({ table, apiPaths }: NginxInput): string {
  const pages = table.addresses
    // The last one is any address of one segment.
    .slice(0, -1)
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ pattern: text }, index): Pair => {
      const name = `voucher_page_${index}`;
      const path = text.slice(1, -1).replaceAll('[^/]', '[^/?]');
      return [pattern(`^(?<${name}>${path})(?:[?]|$)`), `$${name}`];
    });
  const calls = apiPaths.map((path): Pair => {
    const text = path.replaceAll(/\{[^}]+\}/g, '[^/?]+').replaceAll('.', String.raw`\.`);
    return [`"~^${text}(?:[?]|$)"`, path.replaceAll(/\{([^}]+)\}/g, ':$1')];
  });
  return (
    map('$request_uri', 'logged', [
      [String.raw`"~^(?<voucher_asset>/assets/[\w.-]+)$"`, '$voucher_asset'],
      ...pages,
      ...calls,
      [String.raw`"~^(?<voucher_name>/[\w.-]{1,16})$"`, '$voucher_name'],
      ['"~^(?<voucher_start>/[^/?]{0,16})"', '"$voucher_start/..."'],
    ]) +
    '\nlog_format voucher \'$remote_addr [$time_iso8601] $host "$request_method $voucher_logged $server_protocol" \'\n' +
    '                   \'$status $body_bytes_sent $request_time $upstream_status "$http_user_agent"\';\n'
  );
}

const headerLines = (kind: AnswerKind): string =>
  Object.entries(HEADERS[kind])
    .map(([name, value]) => {
      const text = quoted(value.replaceAll('$', '$voucher_'));
      // A file that is missing must not be kept for a year.
      return `add_header ${name} ${text}${kind === 'asset' && name === 'Cache-Control' ? '' : ' always'};\n`;
    })
    .join('');

const include = (kind: AnswerKind): string => `include voucher/headers/${kind}.conf;`;

const server = (largestRequest: number): string => `server_tokens off;
charset utf-8;
etag on;
log_not_found off;
client_max_body_size 64k;
client_body_timeout 30s;
gzip off; # everything is compressed already
gzip_static on;
include voucher/optional/*.conf;
${include('text')}

error_page 404 @missing;
if ($voucher_is_unknown_host) { return 404; }

location = /healthz {
  access_log off;
  types {}
  default_type text/plain;
  return 200 "ok\\n";
}

location = /robots.txt { error_page 404 @no_file; }
location = /.well-known/security.txt { error_page 404 @no_file; }

location ^~ /assets/ {
  ${include('asset')}
  error_page 404 @no_file;
  try_files $uri =404;
}

location ^~ /api/ {
  include voucher/proxy.conf;
  ${include('api')}
  client_max_body_size ${Math.ceil(largestRequest / 1024 / 1024)}m; # the largest form of the contract
  proxy_pass http://voucher_backend;
}

location / {
  ${include('page')}
  error_page 404 @missing;
  error_page 418 = @no_file;
  if ($voucher_is_missing_file) { return 418; }
  if ($voucher_page = "") { return 404; }
  try_files $voucher_folder/$voucher_page.html =404;
}

# A page that does not exist in the looks of its site; the application says so in words.
location @missing {
  ${include('page')}
  try_files $voucher_folder/app.html ${UNKNOWN_PAGE} =404;
}

location @no_file {
  types {}
  default_type text/plain;
  return 404 "Not found\\n";
}
`;

const PROXY = `# The backend knows the site by the host that the visitor asked for.
proxy_set_header Host $host;
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Host $host;
proxy_set_header X-Forwarded-Proto $voucher_scheme;
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_connect_timeout 5s;
proxy_send_timeout 60s;
proxy_read_timeout 60s;
# Headers that this server sets itself.
${Object.keys(HEADERS.api)
  .map((name) => `proxy_hide_header ${name};\n`)
  .join('')}`;

const OPERATOR = `# Gift voucher redemption: the file to edit. Everything in voucher/ comes from the build.
include voucher/http.conf;

upstream voucher_backend {
  server 127.0.0.1:4010;
  keepalive 16;
}

server {
  listen 80 default_server;
  listen [::]:80 default_server;
  # Where this machine ends TLS: instead of the two lines above
  # include voucher/tls.conf;
  server_name _;

  root /srv/voucher; # a copy of dist/
  access_log /var/log/nginx/voucher-access.log voucher;
  # Lower levels write whole addresses, and some addresses are secrets.
  error_log /var/log/nginx/voucher-error.log crit;

  include voucher/server.conf;
}

# With TLS: sends http to https.
# include voucher/redirect.conf;
`;

const TLS = `listen 443 ssl http2 default_server;
listen [::]:443 ssl http2 default_server;
ssl_certificate /etc/nginx/voucher/tls/fullchain.pem;
ssl_certificate_key /etc/nginx/voucher/tls/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_prefer_server_ciphers off;
ssl_session_cache shared:voucher_tls:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;
`;

const REDIRECT = `server {
  listen 80 default_server;
  listen [::]:80 default_server;
  server_name _;
  server_tokens off;
  access_log /var/log/nginx/voucher-access.log voucher;
  error_log /var/log/nginx/voucher-error.log crit;
  location = /healthz { access_log off; return 200 "ok\\n"; }
  location / {
    if ($voucher_site = "") { return 404; }
    return 301 https://$host$request_uri;
  }
}
`;

const BROTLI = `# Needs the package libnginx-mod-http-brotli-static. Link it into voucher/optional/.
brotli_static on;
`;

const MOCK = `# The mock behind the site, for trying it out; never in production. Link it into voucher/optional/.
location ~ ^/(?:__mock|mock-assets|mock-geocoding|mock-providers)(?:/|$) {
  include voucher/proxy.conf;
  proxy_pass http://voucher_backend;
}
`;
