import { formDataBodySerializer } from '~generated/client/client';
import { CALL_TIMEOUT } from './client';

/** Upload progress of a request, in bytes of its body. */
export interface UploadProgress {
  loaded: number;
  total: number;
}

/**
 * Options of one call of the generated client that sends files: it reports upload progress, which the
 * platform's `fetch` cannot. Address and headers are those that the client made. A large file may take
 * longer than a call: it is given up only when nothing has moved for {@link CALL_TIMEOUT}.
 *
 * The form itself is sent, not the bytes of the client's request: WebKit cannot read a request with a
 * file that was made in memory, such as a photo that was made smaller.
 * @param onProgress called as the body leaves
 */
export function uploadOptions(onProgress: (progress: UploadProgress) => void): {
  bodySerializer: (body: unknown) => FormData;
  fetch: typeof fetch;
} {
  let form: FormData | undefined;
  return {
    bodySerializer: (body) => (form = formDataBodySerializer.bodySerializer(body)),
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      return send(request, form, onProgress);
    },
  };
}

function send(
  request: Request,
  form: FormData | undefined,
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
    for (const [name, value] of request.headers) {
      // It names the boundary between the parts, which is another one here.
      if (name !== 'content-type') exchange.setRequestHeader(name, value);
    }
    for (const event of ['loadstart', 'progress'] as const) {
      exchange.upload.addEventListener(event, ({ loaded, total }) => {
        wait();
        onProgress({ loaded, total });
      });
    }
    exchange.addEventListener('load', () => resolve(toResponse(exchange)));
    exchange.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    exchange.addEventListener('abort', () => reject(abortReason(request.signal)));
    request.signal.addEventListener('abort', cancel, { once: true });
    wait();
    exchange.send(form);
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
