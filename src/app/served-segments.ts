/** First segments that the server answers besides the pages (docs/deployment.md), and the gallery's. */
export const SERVED_SEGMENTS = [
  'api',
  'assets',
  'deploy',
  'healthz',
  'mock-assets',
  'pages',
  'readyz',
  'ui',
];
