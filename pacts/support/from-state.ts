import { MatchersV3 } from '@pact-foundation/pact';

const AGREED = 'agreed:name';

/**
 * A value of the request that the server puts in when the pact is verified, under this name: its
 * own voucher code, its own token. The website's test sends exactly `value`. Typed as the value,
 * because it stands where the value does; {@link sent} takes it out again.
 */
export function fromState<T extends string | number>(name: string, value: T): T {
  return placed(`\${${name}}`, value);
}

/**
 * A value of the request that the server cannot put in, such as a field of a form: the state's
 * parameters name it, and the server has to accept it.
 */
export function agreed<T>(name: string, value: T): T {
  return { [AGREED]: name, value } as unknown as T;
}

/** A text that is another one each time the pact is verified, in the shape of a UUID. */
export function freshUuid(value: string): string {
  const matcher = {
    'pact:matcher:type': 'regex',
    regex: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    'pact:generator:type': 'Uuid',
    format: 'lower-case-hyphenated',
    value,
  };
  return matcher as unknown as string;
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
export const sent = <T>(request: T): T =>
  mapped(request, (mark) => ('value' in mark ? mark['value'] : MatchersV3.reify(mark))) as T;

/** The request as Pact takes it: with the marks that Pact knows. */
export const forPact = <T>(request: T): T =>
  mapped(request, (mark) => (AGREED in mark ? mark['value'] : mark)) as T;

/** The values of a request that the server has to have, by name. */
export function marksOf(request: unknown): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  mapped(request, (mark) => {
    const name = mark[AGREED] ?? /^\$\{(\w+)\}$/.exec(String(mark['expression']))?.[1];
    if (typeof name === 'string') found[name] = mark['value'];
    return mark;
  });
  return found;
}

type Mark = Readonly<Record<string, unknown>>;

function mapped(value: unknown, replace: (mark: Mark) => unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map((item) => mapped(item, replace));
  if (AGREED in value || 'pact:matcher:type' in value) return replace({ ...value });
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapped(item, replace)]),
  );
}
