import type { SiteTable } from '../site-table.ts';
import { answerAtEdge } from './answer-at-edge.ts';

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
  answerAtEdge(SITE_TABLE, request, {
    backend: Netlify.env.get('BACKEND') ?? '',
    visitor: context.ip,
    readFile: (path, headers) => context.next(new Request(new URL(path, request.url), { headers })),
  });

export const config = { path: '/*' };
