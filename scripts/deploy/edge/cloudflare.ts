import { answerRequest } from '../answer-request.ts';
import type { SiteTable } from '../site-table.ts';

/** Filled in by the build. */
declare const SITE_TABLE: SiteTable;

interface Environment {
  /** The build's files (`assets` in wrangler.jsonc). */
  readonly ASSETS: { readonly fetch: typeof fetch };
  /** Address of the backend, without a slash at the end. */
  readonly BACKEND: string;
}

/** A worker of Cloudflare. */
export default {
  fetch: (request: Request, { ASSETS, BACKEND }: Environment): Promise<Response> =>
    answerRequest(SITE_TABLE, request, {
      visitor: request.headers.get('CF-Connecting-IP'),
      readFile: (path, headers) => ASSETS.fetch(new URL(path, request.url), { headers }),
      send: (address, call) => fetch(BACKEND + address, call),
    }),
};
