import { MatchersV3 } from '@pact-foundation/pact';

/**
 * A value of the request that the server puts in when the pact is verified, under this name: its
 * own voucher code, its own token. The website's test sends exactly `value`. Typed as the value,
 * because it stands where the value does; {@link sent} takes it out again.
 */
export function fromState<T extends string | number>(name: string, value: T): T {
  return placed(`\${${name}}`, value);
}

/** A path or another text with values from the state: `/api/v2/shop/${shopId}`. */
export function placed<T extends string | number>(expression: string, value: T): T {
  const matcher = {
    'pact:matcher:type': 'equality',
    'pact:generator:type': 'ProviderState',
    expression,
    value,
  };
  return matcher as unknown as T;
}

/** What the website sends: the request without its marks; files stay as they are. */
export const sent = <T>(request: T): T => plain(request) as T;

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(plain);
  if ('pact:matcher:type' in value) return MatchersV3.reify(value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
}
