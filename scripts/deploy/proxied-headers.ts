/**
 * A visitor's headers that frameworks read as another address, method or visitor; the backend never sees them.
 * `X-Forwarded-For`, `-Host` and `-Proto` are not here: every server sets them itself.
 */
export const REWRITING_HEADERS = [
  'Forwarded',
  'Front-End-Https',
  'Proxy',
  'True-Client-IP',
  'X-Client-IP',
  'X-Host',
  'X-HTTP-Method',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  ...['By', 'Method', 'Path', 'Port', 'Prefix', 'Protocol'].map((end) => `X-Forwarded-${end}`),
  ...['Scheme', 'Server', 'Ssl', 'Uri', 'Url', 'User'].map((end) => `X-Forwarded-${end}`),
  ...['Forwarded-For', 'Host', 'Method', 'Uri', 'URL'].map((end) => `X-Original-${end}`),
  'X-Rewrite-URL',
  'X-Scheme',
];

/** The backend neither steers the server before it nor names its software; the visitor never sees them. */
export const STEERING_HEADERS = ['X-Accel-Redirect', 'X-Powered-By', 'Server', 'Via'];
