import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { oldestPromised } from './promised.ts';

/**
 * MDN's name of each browser, and that of `browserslist` whose oldest version counts. Of browsers on Android
 * `browserslist` knows the newest version only; they have the numbers of those on desks.
 */
const BROWSERS: Readonly<Partial<Record<BrowserName, string>>> = {
  chrome: 'chrome',
  chrome_android: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'firefox',
  opera: 'opera',
  safari: 'safari',
  safari_ios: 'ios_saf',
  samsunginternet_android: 'samsung',
  webview_android: 'chrome',
};

const oldest = oldestPromised();
const promised = Object.entries(BROWSERS).map(([browser, name]) => {
  const version = oldest.get(name);
  if (version === undefined) throw new Error(`browserslist promises no version of ${name}`);
  return { browser: browser as BrowserName, version: numberOf(version) };
});

/** `16.4` as a number that can be compared; Chromium's go up to three digits. */
function numberOf(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
}

/** Whether every promised browser has the feature, without a flag; of scripts whole, as they break without the rest. */
export const isPromised = ({ support }: CompatStatement, isScript: boolean): boolean =>
  promised.every(({ browser, version }) => {
    const statements = [support[browser] ?? []].flat();
    return statements.some(
      (statement) => has(statement, version) && !(isScript && statement.partial_implementation),
    );
  });

function has(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: from, version_removed: until } = statement;
  return (
    typeof from === 'string' &&
    !Number.isNaN(numberOf(from)) &&
    numberOf(from) <= version &&
    until === undefined &&
    !statement.flags &&
    !statement.prefix &&
    !statement.alternative_name
  );
}

/** MDN's name for the statement of a place. */
const COMPAT = '__compat';

/** What MDN's data say at a place such as `css.types.color.light-dark`; undefined where it knows nothing. */
export function compatAt(...path: readonly string[]): CompatStatement | undefined {
  let at: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at?.[COMPAT];
}

/** The path, as the text of a finding, where MDN knows it and a promised browser lacks it. */
export function lacking(...path: readonly string[]): string[] {
  const compat = compatAt(...path);
  return compat && !isPromised(compat, path[0] !== 'css') ? [path.join('.')] : [];
}

/** Names of the entries below a place of MDN's data. */
export function namesAt(...path: readonly string[]): string[] {
  let at: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path) at = at?.[name];
  return Object.keys(at ?? {}).filter((name) => name !== COMPAT);
}
