import { SITE_FILES, TEXT_FILES } from './addresses.ts';
import { GATEWAY_PROBLEMS, problemText } from './gateway-problems.ts';
import { HEADERS, type AnswerKind } from './headers.ts';
import { logFormat, maps, quoted, rateLimitZones, type LogInput } from './nginx-maps.ts';
import { REWRITING_HEADERS, STEERING_HEADERS } from './proxied-headers.ts';
import type { RateLimit } from './rate-limits.ts';
import { UNKNOWN_PAGE, type SiteTable } from './site-table.ts';

/** What the configuration is made from. */
export interface NginxInput extends LogInput {
  /** The largest request that the contract allows, in bytes. */
  readonly largestRequest: number;
  readonly rateLimits: readonly RateLimit[];
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
      'variables_hash_max_size 2048;\nvariables_hash_bucket_size 128;\n\n' +
      [...maps(input.table), ...rateLimitZones(input.rateLimits), logFormat(input)].join('\n'),
    'voucher/server.conf': GENERATED + server(input),
    [ROOT_FILE]: rootLine('/srv/voucher/current'),
    'voucher/tls.conf': GENERATED + TLS,
    'voucher/redirect.conf': GENERATED + redirect(input.table),
    'voucher/available/brotli.conf': GENERATED + BROTLI,
    'voucher/available/mock.conf': GENERATED + MOCK,
    'voucher/available/reports.conf': GENERATED + REPORTS,
    'voucher/available/rate-limits.conf': GENERATED + rateLimits(input.rateLimits),
    'voucher/proxy.conf': GENERATED + PROXY,
    ...headerFiles,
  };
}

/** Names the folder that is served. `npm run release` names the release itself. */
export const ROOT_FILE = 'voucher/root.conf';
export const rootLine = (folder: string): string => `root "${folder}";\n`;

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

/** What is no request, or too long, gets a short text; nginx may have no address of it. */
const REFUSED = `error_page 400 405 413 414 501 505 /voucher-refused;
error_page 494 497 =400 /voucher-refused; # a header that is too long, http where https is spoken
location = /voucher-refused {
  internal;
  types {}
  default_type text/plain;
  return 400 "Bad request\\n";
}
`;

/** Challenges by which an authority such as Let's Encrypt checks a host (RFC 8555, http-01). */
const ACME = `location ^~ /.well-known/acme-challenge/ {
  root /var/lib/voucher-acme;
  types {}
  default_type text/plain;
  error_page 404 @no_file; error_page 405 413 /voucher-refused;
  try_files $uri =404;
}
`;

/** What load balancers and alerts ask, on the server that sends http to https as well. */
const health = ({ sites }: SiteTable): string => `location = /healthz {
  access_log off;
  types {}
  default_type text/plain;
  return 200 "ok\\n";
}

# Whether the backend answers, and with JSON: 200 or 502, for load balancers and alerts.
location = /readyz {
  access_log off;
  auth_request /voucher-backend;
  auth_request_set $voucher_backend_type $upstream_http_content_type;
  error_page 401 403 500 =502 @not_ready;
  error_page 413 /voucher-refused;
  try_files /readyz $voucher_readiness;
}
location = /voucher-ready {
  internal;
  access_log off;
  types {}
  default_type text/plain;
  return 200 "ok\\n";
}
location = /voucher-not-ready {
  internal;
  access_log off;
  error_page 404 @no_file; error_page 502 @not_ready;
  return 502;
}
location @not_ready {
  access_log off;
  types {}
  default_type text/plain;
  return 502 "The backend does not answer\\n";
}
location = /voucher-backend {
  internal;
  proxy_pass http://voucher_backend/api/v2/parameter;
  proxy_method GET;
  proxy_set_header Host ${sites[0]?.hosts[0] ?? 'localhost'};
  proxy_pass_request_headers off;
  proxy_pass_request_body off;
  ${STEERING}
  proxy_connect_timeout 2s;
  proxy_read_timeout 5s;
}
`;

/** Where the page of a site is no answer; a form without scripts gets one all the same. */
const NO_PAGE =
  'error_page 404 @no_file; error_page 405 /voucher-needs-scripts; error_page 413 /voucher-refused;';

const server = ({ largestRequest, table }: NginxInput): string => `include voucher/root.conf;
server_tokens off;
charset utf-8;
etag on;
log_not_found off;
merge_slashes off; # //shops is another address than /shops, as the website reads it
client_max_body_size 64k;
client_body_timeout 30s;
gzip off; # files are compressed already
gzip_static on;
include voucher-optional/*.conf;
${include('text')}

recursive_error_pages on;
${REFUSED}error_page 404 @missing;
error_page 418 = @no_file;
if ($voucher_is_unknown_host) { return 404; }
if ($voucher_is_no_call) { return 418; }
if ($voucher_moved_to) { return 301 $voucher_scheme://$voucher_moved_to$request_uri; }

${ACME}
${health(table)}
${TEXT_FILES.map((file) => `location = ${file} { ${NO_PAGE} }\n`).join('')}${SITE_FILES.map((file) => `location = ${file} { ${NO_PAGE} try_files /pages/$voucher_site${file} =404; }\n`).join('')}
location ^~ /assets/ {
  ${include('asset')}
  ${NO_PAGE}
  try_files $uri =404;
}

location = /api { return 404; }

location ^~ /api/ {
  if ($voucher_is_call = "") { return 404; }
  error_page 404 @no_file;
  # Of this server; what the backend answers passes as it is.
  error_page 413 @too_large;
  error_page 429 @too_many;
  error_page 500 502 504 @unreachable;
  include voucher/proxy.conf;
  ${include('api')}
  proxy_hide_header Cache-Control;
  add_header Cache-Control $voucher_call_cache always;
  client_max_body_size ${Math.ceil(largestRequest / 1024 / 1024)}m; # the largest form of the contract
  # What a backend does not compress itself: the shops of a wall are ten times smaller.
  # Tokens are sent in headers, so no other site can ask in a visitor's name and read lengths (BREACH).
  gzip on;
  gzip_types application/json application/problem+json;
  gzip_proxied any;
  gzip_min_length 1000;
  gzip_vary on;
  proxy_pass http://voucher_backend;
}

location / {
  ${include('page')}
  error_page 404 @missing;
  error_page 405 /voucher-needs-scripts;
  error_page 413 /voucher-refused;
  error_page 418 = @no_file;
  if ($voucher_is_missing_file) { return 418; }
  if ($voucher_page = "") { return 404; }
  try_files $voucher_folder/$voucher_page.html =404;
}

# The "not found" page in the design of its site; the application shows the text.
location @missing {
  ${include('page')}
  ${NO_PAGE}
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

${problem('too_large', 'tooLarge')}${problem('too_many', 'tooMany', 'add_header Retry-After 60 always;')}${problem('unreachable', 'unreachable')}`;

/** A failure that this server itself answers; `error_page` keeps its status. */
function problem(location: string, name: keyof typeof GATEWAY_PROBLEMS, header = ''): string {
  return `location @${location} {
  ${include('api')}
  add_header Cache-Control no-store always;
  ${header}
  types {}
  default_type application/problem+json;
  return 500 '${problemText(GATEWAY_PROBLEMS[name], '$status')}';
}
`;
}

const STEERING =
  'proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;';

const PROXY = `# The backend knows the site by the host that the visitor asked for.
proxy_set_header Host $host;
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Host $host;
proxy_set_header X-Forwarded-Proto $voucher_scheme;
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_connect_timeout 5s;
proxy_send_timeout 60s;
proxy_read_timeout 60s;
# A visitor's headers that frameworks read as another address, method or visitor.
proxy_headers_hash_max_size 1024;
proxy_headers_hash_bucket_size 128;
${REWRITING_HEADERS.map((name) => `proxy_set_header ${name} "";\n`).join('')}
# The backend neither steers this server nor names its software.
${STEERING}
${STEERING_HEADERS.map((name) => `proxy_hide_header ${name};\n`).join('')}
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
  error_log /var/log/nginx/voucher-error.log alert;

  include voucher/server.conf;
}

# With TLS: sends http to https.
# include voucher/redirect.conf;
`;

const TLS = `listen 443 ssl http2 default_server;
listen [::]:443 ssl http2 default_server;
# A folder for each site id (without it the handshake is refused), and "default" for names of no site.
ssl_certificate /etc/nginx/voucher-tls/$voucher_certificate/fullchain.pem;
ssl_certificate_key /etc/nginx/voucher-tls/$voucher_certificate/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_prefer_server_ciphers off;
ssl_session_cache shared:voucher_tls:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;
`;

const redirect = (table: SiteTable): string => `server {
  listen 80 default_server;
  listen [::]:80 default_server;
  server_name _;
  server_tokens off;
  access_log /var/log/nginx/voucher-access.log voucher;
  error_log /var/log/nginx/voucher-error.log alert;
  charset utf-8;
  types {}
  default_type text/plain;
  ${include('text')}
  error_page 404 @no_file;
${indented(REFUSED + ACME + health(table))}  location @no_file { return 404 "Not found\\n"; }
  location / {
    if ($voucher_site = "") { return 404 "Not found\\n"; }
    return 301 https://$voucher_bare_host$request_uri;
  }
}
`;

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

const rateLimits = (
  limits: readonly RateLimit[],
): string => `# Calls that guess codes, PINs and serial numbers, as often as the contract allows them for one address. Link it
# into /etc/nginx/voucher-optional/. Behind a balancer, name it first (set_real_ip_from), or all visitors are one.
${limits.map(({ requests }, index) => `limit_req zone=voucher_limit_${index} ${atOnce(requests)};\n`).join('')}limit_req_status 429;
`;

/** What nginx calls a burst comes on top of the request that is due. */
const atOnce = (requests: number): string =>
  requests > 1 ? `burst=${requests - 1} nodelay` : 'nodelay';

const REPORTS = `# Takes what the website reports (VITE_REPORT_URL=/voucher-reports) and writes it to a log. Link it into
# /etc/nginx/voucher-optional/.
location = /voucher-reports {
  error_page 405 413 429 /voucher-refused;
  if ($request_method != POST) { return 405; }
  client_max_body_size 8k;
  limit_req zone=voucher_reports ${atOnce(40)}; # a document sends 20 at most
  limit_req_status 429;
  proxy_pass http://127.0.0.1:9; # nginx reads a body in order to pass it on; nothing listens there
  error_page 502 504 =204 /voucher-reports-taken;
}
location = /voucher-reports-taken {
  internal;
  access_log /var/log/nginx/voucher-reports.log voucher_reports;
  return 204;
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
