import { answerRequest } from '../answer-request.ts';
import type { SiteTable } from '../site-table.ts';

/** Filled in by the build. */
declare const SITE_TABLE: SiteTable;
declare const Netlify: { readonly env: { readonly get: (name: string) => string | undefined } };

interface Context {
  /** Address of the visitor. */
  readonly ip: string;
  /** Answers a request with a file of the build, without this function. */
  readonly next: (request: Request) => Promise<Response>;
}

/** An edge function of Netlify. The variable `BACKEND` is the backend's address, without a slash at the end. */
export default (request: Request, context: Context): Promise<Response> =>
  answerRequest(SITE_TABLE, request, {
    visitor: context.ip,
    readFile: (path, headers) => context.next(new Request(new URL(path, request.url), { headers })),
    send: (address, call) => fetch(`${Netlify.env.get('BACKEND')}${address}`, call),
  });

export const config = { path: '/*' };
