import { anySignal } from './signals';
import { downloadVoucherPdf } from '~generated/client/sdk.gen';
import type { VoucherPdfRequest } from '~generated/client/types.gen';
import { CALL_TIMEOUT } from './client';
import { ApiError, fromNetwork, toApiError } from './errors';

/** How much of a file has come, in bytes; the whole size if the server tells it. */
export interface DownloadProgress {
  loaded: number;
  total?: number | undefined;
}

export interface DownloadedFile {
  content: Blob;
  /** The name that the server gives the file. */
  name?: string;
}

interface DownloadOptions {
  /** Cancels the download. */
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/**
 * Downloads vouchers as they come (requirements 1.033, 1.034). A large file may take longer than a
 * call: it is given up only when nothing has come for {@link CALL_TIMEOUT}.
 * @throws ApiError, also when it was cancelled
 */
export async function downloadVouchers(
  body: VoucherPdfRequest,
  { signal, onProgress }: DownloadOptions,
): Promise<DownloadedFile> {
  const silence = new AbortController();
  const giveUp = () => silence.abort(new DOMException('', 'TimeoutError'));
  let timer = setTimeout(giveUp, CALL_TIMEOUT);
  try {
    const { data, response } = await downloadVoucherPdf({
      body,
      parseAs: 'stream',
      signal: anySignal(signal, silence.signal),
      fetch: (input, init) => fromNetwork(fetch(input, init)),
      throwOnError: true,
    });
    const type = response.headers.get('content-type') ?? '';
    const total = Number(response.headers.get('content-length')) || undefined;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let loaded = 0;
    // The generated type is that of the whole file; read as a stream it comes in parts.
    for await (const part of readParts(
      data as unknown as ReadableStream<Uint8Array<ArrayBuffer>>,
    )) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, CALL_TIMEOUT);
      parts.push(part);
      loaded += part.length;
      onProgress({ loaded, total });
    }
    if (loaded === 0) {
      throw new ApiError({ kind: 'contract', code: 'UNKNOWN', status: response.status });
    }
    const name = fileName(response.headers.get('content-disposition'));
    return { content: new Blob(parts, { type }), ...(name && { name }) };
  } catch (cause) {
    throw toApiError(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Not every browser can loop over a stream by itself. */
async function* readParts<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader();
  const read = () => fromNetwork(reader.read());
  for (let next = await read(); !next.done; next = await read()) yield next.value;
}

/** The name in `Content-Disposition`, without any folder. */
function fileName(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  try {
    const name = encoded ? decodeURIComponent(encoded) : plain;
    return name?.split(/[\\/]/).at(-1)?.trim() || undefined;
  } catch {
    return undefined;
  }
}
