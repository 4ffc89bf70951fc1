import type { ResolvedRequestOptions } from '~generated/client/client';
import { ApiError } from './errors';

/**
 * Decides whether an answer of success counts: it is JSON, a file or nothing, as the contract says for
 * the operation. The generated client checks the JSON itself and nothing else, so here the operation's
 * own check is asked whether it takes a file or nothing. Anything else (HTML, a text, an empty body)
 * may come from a server in between.
 * @returns the answer, for the client to read. @throws what makes it a failure of kind `contract`
 */
export async function checkAnswer(
  response: Response,
  { parseAs, responseValidator }: ResolvedRequestOptions,
): Promise<Response> {
  if (!response.ok) return response;
  if (response.status === 204) {
    await responseValidator?.(undefined);
    return response;
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (/^application\/(pdf|zip)$/.test(type.trim())) await responseValidator?.(new Blob());
  else if (type.trim() !== 'application/json') throw noAnswer(response);
  if (parseAs === 'stream') return response;
  const body = await response.arrayBuffer();
  if (body.byteLength === 0) throw noAnswer(response);
  return new Response(body, response);
}

const noAnswer = ({ status }: Response): ApiError =>
  new ApiError({ kind: 'contract', code: 'UNKNOWN', status });
