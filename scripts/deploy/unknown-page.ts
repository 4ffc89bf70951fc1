import { hashOf } from '../build/content-policy.ts';

const STYLE =
  'body{font-family:system-ui;display:grid;place-content:center;min-height:90vh;text-align:center}';

/** The policy of {@link UNKNOWN_HTML}. */
export const UNKNOWN_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}`;

/** The page of a host that belongs to no site. */
export const UNKNOWN_HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
  `<title>Unknown address</title><style>${STYLE}</style></head><body>` +
  '<h1>This address belongs to no site.</h1><p lang="de">Diese Adresse gehört zu keiner Seite.</p>' +
  '</body></html>\n';
