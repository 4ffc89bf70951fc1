/** A variable of the environment that changes the result of `npm run build`. */
export interface BuildVariable {
  readonly name: string;
  /** As docs/deployment.md says it; a test keeps both equal. */
  readonly what: string;
  readonly kind: 'address' | 'template' | 'text' | 'switch';
  /** The loss of visitors without it; undefined if a build without it is whole. */
  readonly without?: string;
  /** Never for real visitors. */
  readonly isForTests?: true;
}

export const BUILD_VARIABLES: readonly BuildVariable[] = [
  {
    name: 'SECURITY_CONTACT',
    what: '`mailto:` or `https:` address for people who find a weakness, for `security.txt`',
    kind: 'address',
    without: 'no security.txt',
  },
  {
    name: 'VITE_GEOCODING_URL',
    what: 'address of the geocoding service, without a slash at the end',
    kind: 'address',
    without: 'the region page finds postal codes only, no places',
  },
  {
    name: 'VITE_REPORT_URL',
    what: 'address that failures in the browser are reported to',
    kind: 'address',
    without: 'failures in the browser are in its console only',
  },
  { name: 'VITE_GEOCODING_KEY', what: 'the website’s public key there', kind: 'text' },
  {
    name: 'VITE_MAP_TILES_URL',
    what: 'tile server of the map, with `{z}`, `{x}` and `{y}`; visitors are asked before it is used',
    kind: 'template',
    without: 'the map has its own outlines only',
  },
  { name: 'VITE_MAP_TILES_OWNER', what: 'whose tiles they are, as plain text', kind: 'text' },
  {
    name: 'VITE_SERVER_TRANSLATIONS',
    what: '`true` takes texts from the server',
    kind: 'switch',
  },
  {
    name: 'VITE_CONSENT_SCRIPT_URL',
    what: 'consent tool; `{siteId}` and `{key}` stand for the site’s `cookieConsentSiteId` and `cookieConsentKey`',
    kind: 'template',
    without: 'no tag manager, chat or A/B test on any site',
  },
  {
    name: 'VITE_AB_TEST_SCRIPT_URL',
    what: 'A/B test, German sites only, with consent for statistics',
    kind: 'address',
  },
  {
    name: 'VITE_QUEUE_SCRIPT_URL',
    what: 'queue, only while the public parameter `queueFairRedeem` is true',
    kind: 'address',
  },
  {
    name: 'VITE_PAYMENT_STAND_INS',
    what: 'folder of stand-ins for the payment providers’ scripts, such as `/mock-providers`',
    kind: 'address',
    isForTests: true,
  },
  {
    name: 'VITE_E2E_HEADER',
    what: '`Name: value`, the secret header of end-to-end tests (requirement 7.002)',
    kind: 'text',
    isForTests: true,
  },
];

export interface CheckedVariables {
  /** Why the build must not start. */
  readonly problems: readonly string[];
  /** The losses of visitors of this build. */
  readonly missing: readonly string[];
  /** Variables that are set and must not be, where real visitors come. */
  readonly forTests: readonly string[];
}

/** Looks at the variables of a build. A misspelt name counts as a problem: it would do nothing. */
export function checkVariables(
  environment: Readonly<Record<string, string | undefined>>,
): CheckedVariables {
  const known = new Set(BUILD_VARIABLES.map(({ name }) => name));
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('VITE_') && !known.has(name),
  );
  const set = BUILD_VARIABLES.filter(({ name }) => environment[name] !== undefined);
  return {
    problems: [
      ...unknown.map((name) => `${name} is not a variable of this build`),
      ...set.flatMap(({ name, kind }) => {
        const problem = problemOf(kind, environment[name] ?? '');
        return problem === undefined ? [] : [`${name} ${problem}`];
      }),
    ],
    missing: BUILD_VARIABLES.flatMap(({ name, without }) =>
      without === undefined || environment[name] !== undefined ? [] : [`${name}: ${without}`],
    ),
    forTests: set
      .filter(
        ({ name, isForTests }) => isForTests || environment[name]?.startsWith('/mock-') === true,
      )
      .map(({ name }) => name),
  };
}

function problemOf(kind: BuildVariable['kind'], value: string): string | undefined {
  if (value.trim() === '') return 'is empty; leave it out instead';
  if (kind === 'switch') return /^(?:true|false)$/.test(value) ? undefined : 'is true or false';
  if (kind === 'text') return undefined;
  if (value.startsWith('/')) {
    return value.endsWith('/') ? 'ends with a slash' : undefined;
  }
  if (!URL.canParse(value.replaceAll(/[{}]/g, ''))) return 'is no address';
  return /^(?:https|mailto):/.test(value) ? undefined : 'is neither https: nor a path of the site';
}
