/**
 * A visitor's headers that frameworks, other servers and CDNs read as another address, method or visitor; the backend
 * never sees them. `X-Forwarded-For`, `-Host` and `-Proto` are not here: every server sets them itself.
 */
export const REWRITING_HEADERS = [
  'CF-Connecting-IP',
  'CF-Connecting-IPv6',
  'Client-IP',
  'Fastly-Client-IP',
  'Forwarded',
  'Front-End-Https',
  'Proxy',
  ...['Addr', 'User'].map((end) => `Remote-${end}`),
  'True-Client-IP',
  'X-Appengine-User-IP',
  ...['User', 'Username'].flatMap((end) => [`X-Auth-${end}`, `X-Authenticated-${end}`]),
  ...['Access-Token', 'Email', 'Groups', 'Preferred-Username', 'User'].map(
    (end) => `X-Auth-Request-${end}`,
  ),
  'X-Azure-ClientIP',
  ...['Cert', 'DN', 'IP', 'Verify'].map((end) => `X-Client-${end}`),
  'X-Cluster-Client-IP',
  'X-Envoy-External-Address',
  'X-Host',
  'X-HTTP-Method',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  ...['By', 'Method', 'Path', 'Port', 'Prefix', 'Protocol'].map((end) => `X-Forwarded-${end}`),
  ...['Scheme', 'Server', 'Ssl', 'Uri', 'Url', 'User'].map((end) => `X-Forwarded-${end}`),
  ...['Forwarded-For', 'Host', 'Method', 'Uri', 'URL'].map((end) => `X-Original-${end}`),
  'X-Originating-IP',
  'X-ProxyUser-IP',
  ...['Addr', 'Groups', 'IP', 'User'].map((end) => `X-Remote-${end}`),
  'X-Rewrite-URL',
  'X-Scheme',
  ...['Cert', 'DN', 'S-DN', 'Verify'].map((end) => `X-SSL-Client-${end}`),
  'X-WebAuth-User',
];

/** The backend neither steers the server before it nor names its software; the visitor never sees them. */
export const STEERING_HEADERS = ['X-Accel-Redirect', 'X-Powered-By', 'Server', 'Via'];
