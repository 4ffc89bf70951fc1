/** A visitor's headers that frameworks read as another address or method; the backend never sees them. */
export const REWRITING_HEADERS = [
  'Forwarded',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Forwarded-Prefix',
  'X-HTTP-Method-Override',
];

/** The backend neither steers the server before it nor names its software; the visitor never sees them. */
export const STEERING_HEADERS = ['X-Accel-Redirect', 'X-Powered-By', 'Server', 'Via'];
