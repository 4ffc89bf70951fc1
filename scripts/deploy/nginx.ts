import { TEXT_FILES } from './addresses.ts';
import { HEADERS, type AnswerKind } from './headers.ts';
import { logFormat, maps, quoted, type LogInput } from './nginx-maps.ts';
import { UNKNOWN_PAGE } from './site-table.ts';

/** What the configuration is made from. */
export interface NginxInput extends LogInput {
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
    'voucher/http.conf':
      GENERATED +
      'variables_hash_max_size 2048;\n\n' +
      [...maps(input.table), logFormat(input)].join('\n'),
    'voucher/server.conf': GENERATED + server(input.largestRequest),
    [ROOT_FILE]: rootLine('/srv/voucher/current'),
    'voucher/tls.conf': GENERATED + TLS,
    'voucher/redirect.conf': GENERATED + REDIRECT,
    'voucher/available/brotli.conf': GENERATED + BROTLI,
    'voucher/available/mock.conf': GENERATED + MOCK,
    'voucher/proxy.conf': GENERATED + PROXY,
    ...headerFiles,
  };
}

/** Names the folder that is served. `npm run release` names the release itself. */
export const ROOT_FILE = 'voucher/root.conf';
export const rootLine = (folder: string): string => `root ${folder};\n`;

const GENERATED = '# Written by the build; see docs/deployment.md.\n\n';

const headerLines = (kind: AnswerKind): string =>
  Object.entries(HEADERS[kind])
    .map(([name, value]) => {
      const text = quoted(value.replaceAll('$', '$voucher_'));
      // A file that is missing must not be kept for a year.
      return `add_header ${name} ${text}${kind === 'asset' && name === 'Cache-Control' ? '' : ' always'};\n`;
    })
    .join('');

const include = (kind: AnswerKind): string => `include voucher/headers/${kind}.conf;`;

const server = (largestRequest: number): string => `include voucher/root.conf;
server_tokens off;
charset utf-8;
etag on;
log_not_found off;
client_max_body_size 64k;
client_body_timeout 30s;
gzip off; # everything is compressed already
gzip_static on;
include voucher-optional/*.conf;
${include('text')}

error_page 404 @missing;
if ($voucher_is_unknown_host) { return 404; }

location = /healthz {
  access_log off;
  types {}
  default_type text/plain;
  return 200 "ok\\n";
}

${TEXT_FILES.map((file) => `location = ${file} { error_page 404 @no_file; }\n`).join('')}
location ^~ /assets/ {
  ${include('asset')}
  error_page 404 @no_file;
  try_files $uri =404;
}

location = /api { return 404; }

location ^~ /api/ {
  if ($voucher_is_call = "") { return 404; }
  error_page 404 @no_file;
  include voucher/proxy.conf;
  ${include('api')}
  add_header Cache-Control $voucher_call_cache always; # where the backend says nothing
  client_max_body_size ${Math.ceil(largestRequest / 1024 / 1024)}m; # the largest form of the contract
  proxy_pass http://voucher_backend;
}

location / {
  ${include('page')}
  error_page 404 @missing;
  error_page 405 /voucher-needs-scripts;
  error_page 418 = @no_file;
  if ($voucher_is_missing_file) { return 418; }
  if ($voucher_page = "") { return 404; }
  try_files $voucher_folder/$voucher_page.html =404;
}

# The "not found" page in the design of its site; the application shows the text.
location @missing {
  ${include('page')}
  try_files $voucher_folder/app.html ${UNKNOWN_PAGE} =404;
}

# A form that was sent without scripts: the site's page that says what it needs them for.
location = /voucher-needs-scripts {
  internal;
  ${include('page')}
  try_files $voucher_folder/app.html ${UNKNOWN_PAGE} =405;
}

location @no_file {
  types {}
  default_type text/plain;
  return 404 "Not found\\n";
}
`;

const REWRITING_HEADERS = [
  'Forwarded',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Forwarded-Prefix',
  'X-HTTP-Method-Override',
];

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
# A visitor's headers that frameworks read as another address or method.
${REWRITING_HEADERS.map((name) => `proxy_set_header ${name} "";\n`).join('')}
# The backend neither steers this server nor names its software.
proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;
${['X-Accel-Redirect', 'X-Powered-By', 'Server', 'Via'].map((name) => `proxy_hide_header ${name};\n`).join('')}
# Headers that this server sets itself.
${Object.keys(HEADERS.api)
  .map((name) => `proxy_hide_header ${name};\n`)
  .join('')}`;

const OPERATOR = `# Gift voucher redemption: the file to edit. Everything in voucher/ comes from the current release.
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
ssl_certificate /etc/nginx/voucher-tls/fullchain.pem;
ssl_certificate_key /etc/nginx/voucher-tls/privkey.pem;
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

const BROTLI = `# Needs the package libnginx-mod-http-brotli-static. Link it into /etc/nginx/voucher-optional/.
brotli_static on;
`;

const MOCK = `# The mock behind the site, for trying it out; never in production. Link it into /etc/nginx/voucher-optional/.
location ~ ^/(?:__mock|mock-assets|mock-geocoding|mock-providers)(?:/|$) {
  include voucher/proxy.conf;
  proxy_pass http://voucher_backend;
}
`;
