import type { ResolvedRequestOptions } from '~generated/client/client';
import { ApiError, fromNetwork } from './errors';
import type { Reading } from './read-leniently';
import { report } from './report';

/**
 * Decides whether an answer of success counts: it is JSON, a file or nothing, as the contract says for
 * the operation. The generated client checks the JSON, through {@link takeWhatCounts}, and nothing
 * else, so here the operation's own check is asked whether it takes a file or nothing. Anything else
 * (HTML, a text, an empty body) may come from a server in between.
 * @returns the answer, for the client to read. @throws an error that makes it a failure of kind `contract`
 */
export async function checkAnswer(
  response: Response,
  options: ResolvedRequestOptions,
): Promise<Response> {
  const { parseAs, responseValidator, method, url } = options;
  if (!response.ok) return whole(response);
  if (response.status === 204) {
    await responseValidator?.(undefined);
    return response;
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (/^application\/(pdf|zip)$/.test(type.trim())) await responseValidator?.(new Blob());
  else if (type.trim() !== 'application/json') throw noAnswer(response);
  if (parseAs === 'stream') return response;
  const read = await whole(response);
  if (!read.body) throw noAnswer(response);
  if (responseValidator) {
    options.responseValidator = (answer) =>
      takeWhatCounts(answer, responseValidator, `${method} ${url}`, response.status);
  }
  return read;
}

/** The answer with all of its body; a connection that is lost on the way is no answer. */
async function whole(response: Response): Promise<Response> {
  const body = await fromNetwork(response.arrayBuffer());
  return new Response(body.byteLength === 0 ? null : body, response);
}

const noAnswer = ({ status }: Response): ApiError =>
  new ApiError({ kind: 'contract', code: 'UNKNOWN', status });

/**
 * The one rule for every JSON answer. A deciding value (amount, currency, status, id, code) must be as the
 * contract says, or the answer cannot be read. A wrong decorating
 * value (`x-decorates` in the contract) is left out of the answer. `null` counts as absent.
 * @param call method and path in the contract: `POST /api/v2/redeem`
 * @returns the values that were left out of the answer, or the reason why it cannot be read
 */
export async function readAnswer(
  answer: unknown,
  check: (answer: unknown) => unknown,
  call: string,
): Promise<Reading> {
  try {
    await check(answer);
    return { isUnreadable: false, places: [] };
  } catch (cause) {
    const { readLeniently } = await import('./read-leniently');
    return readLeniently(answer, check, call, cause);
  }
}

/**
 * Takes the usable parts of an answer, and reports the rest.
 * @throws ApiError of kind `contract` with the `answer` that cannot be read
 */
async function takeWhatCounts(
  answer: unknown,
  check: (answer: unknown) => unknown,
  call: string,
  status: number,
): Promise<void> {
  const hadItems = Array.isArray(answer) && answer.length > 0;
  const { isUnreadable, places } = await readAnswer(answer, check, call);
  // A list of which nothing is left is no empty list.
  const isNoAnswer = isUnreadable || (hadItems && answer.length === 0);
  if (places.length > 0) report(isNoAnswer ? UNREADABLE : LEFT_OUT, places);
  if (isNoAnswer) throw new ApiError({ kind: 'contract', code: 'UNKNOWN', status, answer });
}

/** Messages for operators. */
export const LEFT_OUT = 'Parts of an answer were left out';
const UNREADABLE = 'An answer could not be read';
