import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from './errors';

declare module '@tanstack/react-query' {
  interface Register {
    /** Whatever a query calls, the client and `geocode` throw nothing else. */
    defaultError: ApiError;
  }
}

/** Answers that change rarely (shops, categories) stay fresh this long, in ms (4.034 to 4.036). */
const STALE_TIME = 10 * 60_000;

const MAX_RETRIES = 2;

/**
 * Only reads are repeated, and only if another attempt may succeed at once: a refusal passes later, if at
 * all, and timeouts are reported instead of retried.
 */
const shouldRetry = (failures: number, error: ApiError): boolean =>
  failures < MAX_RETRIES &&
  error.isRetryable &&
  error.kind !== 'offline' &&
  error.kind !== 'timeout' &&
  error.status !== 503 &&
  (error.status ?? 500) >= 500;

/** The cache of this page. One instance, because loaders and components read the same answers. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_TIME,
      retry: shouldRetry,
      refetchOnWindowFocus: false,
      // Without a connection a read fails at once, and the page says so; it would wait without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
});

// From now on, not from the first page that shows its answers: a connection may be lost before that.
queryClient.mount();
