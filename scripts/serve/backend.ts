// The backend of the website on this machine, for `npm start` and `npm run serve`.
import { startMock } from '../../mocks/server.ts';
import { choosePort } from './choose-port.ts';

/** Addresses of the mock that are not the contract's. */
const MOCK_ONLY = ['/__mock', '/mock-assets', '/mock-geocoding', '/mock-providers'];

/** The paths that the mock and the backend answer, for Vite's `proxy`. */
export type Proxy = Record<string, { readonly target: string }>;

/**
 * Objects, because Vite's short form would replace the host name, which decides the site.
 * @param api the backend, such as `http://127.0.0.1:8080`; by default the mock
 */
function proxyTo(mock: string, api = mock): Proxy {
  const paths = MOCK_ONLY.map((path) => [path, { target: mock }] as const);
  return { '/api': { target: api }, ...Object.fromEntries(paths) };
}

/** True for paths of the mock that are not the contract's. */
export const isMockOnly = (path: string): boolean =>
  MOCK_ONLY.some((prefix) => new RegExp(`^${prefix}\\b`).test(path));

/**
 * Starts the mock. With `API_URL` that backend answers `/api`; the mock still plays the payment
 * providers and the place search, which are no part of the contract.
 */
export async function startBackend(): Promise<{ api: string; mock: string; proxy: Proxy }> {
  const mock = await startMock({ port: await choosePort('MOCK_PORT', 4010) });
  const api = process.env['API_URL'] ?? mock.url;
  return { api, mock: mock.url, proxy: proxyTo(mock.url, api) };
}
