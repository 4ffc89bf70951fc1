import { CALL_TIMEOUT } from './client';

/** Upload progress of a request, in bytes of its body. */
export interface UploadProgress {
  loaded: number;
  total: number;
}

/**
 * A `fetch` for one call of the generated client that reports upload progress, which the platform's
 * own cannot. Address, headers and body are those that the client made. A large file may take longer
 * than a call: it is given up only when nothing has moved for {@link CALL_TIMEOUT}.
 * @param onProgress called as the body leaves
 */
export const uploadFetch =
  (onProgress: (progress: UploadProgress) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    return send(request, body, onProgress);
  };

function send(
  request: Request,
  body: ArrayBuffer,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  const exchange = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  const cancel = () => exchange.abort();
  const sent = new Promise<Response>((resolve, reject) => {
    const giveUp = () => {
      reject(new DOMException('', 'TimeoutError'));
      exchange.abort();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, CALL_TIMEOUT);
    };
    exchange.open(request.method, request.url);
    exchange.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) exchange.setRequestHeader(name, value);
    exchange.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress({ loaded, total });
    });
    exchange.addEventListener('load', () => resolve(toResponse(exchange)));
    exchange.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    exchange.addEventListener('abort', () => reject(abortReason(request.signal)));
    request.signal.addEventListener('abort', cancel, { once: true });
    wait();
    // The browser reports the first progress only after bytes were sent.
    onProgress({ loaded: 0, total: body.byteLength });
    exchange.send(body);
  });
  return sent.finally(() => {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', cancel);
  });
}

const abortReason = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('', 'AbortError');

/** Statuses whose answers have no body. */
const EMPTY = new Set([204, 205, 304]);

function toResponse(exchange: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of exchange.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name.trim(), value.join(':').trim());
  }
  const body = EMPTY.has(exchange.status) ? null : (exchange.response as ArrayBuffer);
  return new Response(body, { status: exchange.status, headers });
}
