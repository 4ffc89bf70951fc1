import { env } from '~/lib/env';
import { anySignal, timeoutSignal } from './signals';
import type { GeocodingResult, Place } from '~generated/geocoding/types.gen';
import { zGeocodingResult } from '~generated/geocoding/zod.gen';
import { CALL_TIMEOUT } from './client';
import { fromNetwork } from './errors';
import { readFailure } from './read-failure';

export type { GeocodingResult, Place as GeocodedPlace };

/** The search text, and the page that searches. */
export interface GeocodeRequest {
  /** A place or a postal code, as typed: 1 to 200 letters. */
  query: string;
  /** ISO 639-1, such as `de`. */
  language: string;
  /** ISO 3166-1 alpha-2 in any case, such as `DE`. */
  country: string;
  signal?: AbortSignal;
}

/**
 * Asks the external geocoding service for up to three places, the best first; typing errors are
 * forgiven (7.026 to 7.029, 9.003). It is a third party: neither the voucher nor the session nor the
 * page's address is sent to it.
 * @throws ApiError `RATE_LIMITED` after too many searches, `TEMPORARY_FAILURE` or `UNKNOWN` otherwise
 */
export async function geocode(request: GeocodeRequest): Promise<GeocodingResult> {
  const timeout = timeoutSignal(CALL_TIMEOUT);
  const signal = request.signal ? anySignal(request.signal, timeout) : timeout;
  let response: Response | undefined;
  try {
    response = await fromNetwork(
      fetch(addressOf(request), {
        signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    );
    if (!response.ok) throw new Error(`the geocoding service answered ${response.status}`);
    // Optional fields may be present without a value; both mean the same.
    return zGeocodingResult.parse(
      JSON.parse(await fromNetwork(response.text())),
    ) as GeocodingResult;
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason as Error;
    throw readFailure(error, response);
  }
}

function addressOf({ query, language, country }: GeocodeRequest): string {
  const fields = new URLSearchParams({
    language,
    country: country.toLowerCase(),
    fuzzyMatch: 'true',
    limit: '3',
    ...(env.geocodingKey && { key: env.geocodingKey }),
  });
  return `${env.geocodingUrl}/geocoding/${encodeURIComponent(query)}.json?${fields}`;
}
