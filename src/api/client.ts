import { config } from 'zod/mini';
import { anySignal, timeoutSignal } from './signals';
import { client } from '~generated/client/client.gen';
import { getCallContext } from './call-context';
import { checkAnswer } from './check-answer';
import { takeEarlyAnswer } from './early-answers';
import { fromNetwork } from './errors';
import { readFailure } from './read-failure';
import { noteServerDate } from './server-clock';

/** A call that has not answered after this long is given up, in ms. */
export const CALL_TIMEOUT = 20_000;

/**
 * `fetch` that uses the early answers of the page, and gives up after {@link CALL_TIMEOUT}, whatever
 * other signal the caller has.
 */
const fetchWithTimeout: typeof fetch = (input, init) => {
  const own = input instanceof Request ? input.signal : init?.signal;
  const timeout = timeoutSignal(CALL_TIMEOUT);
  const signal = own ? anySignal(own, timeout) : timeout;
  const early = input instanceof Request ? takeEarlyAnswer(input) : undefined;
  return fromNetwork(early ? orAborted(early, signal) : fetch(input, { ...init, signal }));
};

/** The early call knows no signal: its answer may be older than any timeout, and its body may never end. */
const orAborted = (answer: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(whole).then(resolve, reject);
  });

/** An answer whose body is there. */
async function whole(answer: Response): Promise<Response> {
  await answer.clone().arrayBuffer();
  return answer;
}

// Schemas that write their own code would need `unsafe-eval` in the content security policy.
config({ jitless: true });

// Calls stay on this origin (7.001), so the voucher token never leaves it.
client.setConfig({
  baseUrl: '',
  throwOnError: true,
  auth: () => getCallContext().voucherToken(),
  fetch: fetchWithTimeout,
});

client.interceptors.request.use((request) => {
  const { acceptLanguage, endToEndHeader } = getCallContext();
  // A call for the texts of another language names that one.
  if (!request.headers.has('Accept-Language'))
    request.headers.set('Accept-Language', acceptLanguage());
  const [name, value] = endToEndHeader?.split(/:\s*/) ?? [];
  if (name && value) request.headers.set(name, value);
  return request;
});

client.interceptors.response.use((response, request, options) => {
  // Only reading can be answered by a cache, with the date of then.
  if (request.method === 'POST') noteServerDate(response.headers.get('Date'));
  return checkAnswer(response, options);
});

client.interceptors.error.use((error, response) => readFailure(error, response));
