import { CALL_PATTERN, MISSING_FILE, SITE_FILES, TEXT_FILES } from './addresses.ts';
import { canonicalLink, HSTS } from './headers.ts';
import { LANGUAGE_WEIGHTS, languageSets } from './language-weights.ts';
import type { RateLimit } from './rate-limits.ts';
import { policyOf, redirectedHosts, type HostEntry, type SiteTable } from './site-table.ts';

type Pair = readonly [from: string, to: string];

/** A map with its entries in order; the first pattern that matches decides. */
function map(source: string, target: string, pairs: readonly Pair[], otherwise = '""'): string {
  const lines = pairs.map(([from, to]) => `  ${from} ${to};\n`).join('');
  return `map ${source} $voucher_${target} {\n  default ${otherwise};\n${lines}}\n`;
}

/** A pattern of a map, in which upper and lower case are alike. */
const pattern = (text: string): string => `"~*${text}"`;

const CANONICAL = canonicalLink('https://$voucher_bare_host$voucher_path$voucher_language_query');

/** For the pages that hold a secret; where payments begin is one of them. */
const secret = (value: string): Pair[] => [
  ['private', value],
  ['pay', value],
];

/** A text as nginx reads it inside quotes. */
export const quoted = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;

/** The maps that answer for every address: site, language, file, policy and headers. */
export function maps(table: SiteTable): string[] {
  const { sites, addresses } = table;
  const policies = sites.flatMap(({ site, policies: own }) =>
    Object.entries(own).map(([kind, policy]): Pair => [`${site}:${kind}`, quoted(policy)]),
  );
  return [
    map(
      '$host',
      'site',
      sites.flatMap(({ site, hosts }) =>
        [...hosts, `${site}.localhost`].map((host): Pair => [host, site]),
      ),
    ),
    // Calls of open pages, challenges of certificates and health are answered under any name of a site.
    map('$host', 'bare_host', redirectedHosts(table), '$host'),
    map(
      '"$host:$uri"',
      'moved_to',
      redirectedHosts(table).map(([from, to]): Pair => [
        pattern(
          String.raw`^${from.replaceAll('.', String.raw`\.`)}:/(?!api/|\.well-known/|(?:healthz|readyz|voucher-refused)$)`,
        ),
        to,
      ]),
    ),
    map(
      '$ssl_server_name',
      'certificate',
      sites.flatMap(({ site, hosts }) => hosts.map((host): Pair => [host, site])),
      'default',
    ),
    ...languageMaps(sites),
    map('$voucher_site', 'folder', [['""', '""']], '"/pages/$voucher_site/$voucher_locale"'),
    // File and policy of an address; empty for one that leads nowhere.
    map(
      '$uri',
      'route',
      addresses.map((rule): Pair => [pattern(rule.pattern), `${rule.page}:${policyOf(rule)}`]),
    ),
    map('$voucher_route', 'page', [[pattern('^(?<voucher_file>[a-z-]+):'), '$voucher_file']]),
    map(
      '$voucher_route',
      'policy_kind',
      [[pattern('^[a-z-]+:(?<voucher_kind>[a-z]+)'), '$voucher_kind']],
      'private',
    ),
    map('"$voucher_site:$voucher_policy_kind"', 'policy', policies, quoted(table.unknownPolicy)),
    map('$voucher_policy_kind', 'cache', secret('no-store'), 'no-cache'),
    map('$voucher_policy_kind', 'referrer', secret('no-referrer'), 'strict-origin'),
    map('$voucher_policy_kind', 'robots', secret('noindex')),
    // Without a slash at the end, which leads to the same page.
    map('$request_uri', 'path', [
      ['"~^(?<voucher_canonical_path>/(?:[^?]*[^/?])?)"', '$voucher_canonical_path'],
    ]),
    map('$voucher_wanted', 'language_query', [['""', '""']], '"?lang=$voucher_locale"'),
    map('$voucher_policy_kind', 'canonical', secret('""'), quoted(CANONICAL)),
    map('"$voucher_route:$uri"', 'is_missing_file', [[`"~^:.*${MISSING_FILE}"`, '1']]),
    map('$request_uri', 'is_call', [[`"~${CALL_PATTERN}"`, '1']]),
    // As it was sent: `..` in it may lead to a page.
    map('"$voucher_is_call:$request_uri"', 'is_no_call', [['"~^:/api/"', '1']]),
    map(
      '$voucher_backend_type',
      'readiness',
      [['"~*^application/json"', '/voucher-ready']],
      '/voucher-not-ready',
    ),
    // What the backend says of an answer that is no failure.
    map(
      '"$status:$upstream_http_cache_control"',
      'call_cache',
      [['"~^[123]..:(?<voucher_backend_cache>.+)"', '$voucher_backend_cache']],
      'no-store',
    ),
    // A load balancer asks by address, not by name.
    map('"$voucher_site:$uri"', 'is_unknown_host', [
      ['":/healthz"', '""'],
      ['":/readyz"', '""'],
      ['":/voucher-refused"', '""'],
      ['"~^:"', '1'],
    ]),
    // Behind a balancer that ends TLS, its header says how the visitor came.
    map(
      '"$https:$http_x_forwarded_proto"',
      'scheme',
      [
        ['"~^on:"', 'https'],
        ['":https"', 'https'],
      ],
      'http',
    ),
    map('$voucher_scheme', 'hsts', [['https', `"${HSTS}"`]]),
  ];
}

/**
 * The language of a page: address, stored choice, the browser's languages by weight, then the site's
 * first (requirements 4.022 to 4.025). The maps look at weights in tenths; browsers send no others.
 */
function languageMaps(sites: readonly HostEntry[]): string[] {
  const sets = languageSets(sites);
  const several = [...new Set(sets.values())].filter((set) => set.includes(','));
  const choice = (set: string) => set.replaceAll(',', '|');
  const accepted = several.flatMap((set, index) =>
    LANGUAGE_WEIGHTS.map((weight, step): Pair => {
      const name = `voucher_tag_${index}_${step}`;
      const tag = `(?<${name}>${choice(set)})(?:-[a-z0-9]+)*`;
      return [pattern(String.raw`^${set}:(?:.*?,)??\s*${tag}\s*${weight}\s*(?:,|$)`), `$${name}`];
    }),
  );
  const sources: Pair[] = [
    ['"$voucher_languages:$arg_lang"', 'wanted'],
    ['"$voucher_languages:$cookie_locale"', 'stored'],
  ];
  const locales = sites.flatMap(({ site, locales: own }) =>
    own.map((locale): Pair => [`${site}:${locale.slice(0, 2)}`, locale]),
  );
  return [
    map(
      '$voucher_site',
      'languages',
      [...sets].map(([site, set]): Pair => [site, `"${set}"`]),
    ),
    ...sources.map(([source, name]) =>
      map(
        source,
        name,
        several.map((set, index): Pair => {
          const tag = `voucher_${name}_${index}`;
          return [pattern(`^${set}:(?<${tag}>${choice(set)})(?:[-_].*)?$`), `$${tag}`];
        }),
      ),
    ),
    map('"$voucher_languages:$http_accept_language"', 'accepted', accepted),
    // The first source that names a language of the site decides.
    map('"$voucher_wanted,$voucher_stored,$voucher_accepted"', 'language', [
      [pattern('^,*(?<voucher_first>[a-z]+)'), '$voucher_first'],
    ]),
    map('"$voucher_site:$voucher_language"', 'locale', [
      ...locales,
      ...sites.map(({ site, locales: [first = ''] }): Pair => [`"~^${site}:"`, first]),
    ]),
  ];
}

/** A zone for each limit, whose key is empty for calls that it does not count. */
export const rateLimitZones = (limits: readonly RateLimit[]): string[] => [
  networkMap(),
  'limit_req_zone $voucher_network zone=voucher_reports:1m rate=20r/m;\n',
  ...limits.map(
    ({ calls, perMinute }, index) =>
      map(
        '"$request_method $uri"',
        `limited_${index}`,
        // Whatever the backend may take for the end of the address, such as `.json`.
        calls.map((call): Pair => [pattern(String.raw`^${call}(?![\w/-])`), '$voucher_network']),
      ) +
      `limit_req_zone $voucher_limited_${index} zone=voucher_limit_${index}:10m rate=${perMinute}r/m;\n`,
  ),
];

/**
 * Who counts as one visitor: an address of IPv4, also where a balancer writes it as one of IPv6, or a network of 64
 * bits of IPv6. nginx writes addresses with `::` for the longest row of zeros, so the same network is written in
 * several ways; each leads to one name here.
 */
function networkMap(): string {
  const [group, other] = ['[0-9a-f]+', '[1-9a-f][0-9a-f]*'];
  const named = [
    `${group}::${other}):(?:${group}:){3}${group}$`,
    `${group}:${group}:${group}:${other}):`,
    `${group}:${group}:${other}):0:`,
    `${group}:${other}):0:0:`,
    `${group}(?::${group}){0,2})::`,
  ].map((text, index): Pair => [
    `"~^(?<voucher_network_${index}>${text}"`,
    `$voucher_network_${index}`,
  ]);
  const withZeros: Pair = [
    `"~^(?<voucher_first_group>${group}):0:0:(?<voucher_fourth_group>${other}):"`,
    '"$voucher_first_group::$voucher_fourth_group"',
  ];
  const version4: Pair = [
    String.raw`"~^(?:::ffff:)?(?<voucher_version_4>[\d.]+)$"`,
    '$voucher_version_4',
  ];
  return map('$remote_addr', 'network', [version4, withZeros, ...named], '$binary_remote_addr');
}

/** An address of which the last part is left out: enough to see where a wave of requests comes from. */
const visitorMap = (): string =>
  map(
    '$remote_addr',
    'visitor',
    [
      // Of IPv4 also where a balancer writes it as one of IPv6.
      [String.raw`"~*^(?:::ffff:)?(?<voucher_v4>\d+\.\d+\.\d+)\."`, '"$voucher_v4.0"'],
      ['"~^(?<voucher_v6>[0-9a-f]+:[0-9a-f]+(?::[0-9a-f]+)?):"', '"$voucher_v6::"'],
    ],
    '-',
  );

export interface LogInput {
  readonly table: SiteTable;
  /** Paths of the contract, with `{…}` for their parameters. */
  readonly apiPaths: readonly string[];
}

/**
 * A log that names public pages and the calls of the contract, and of everything else the first part of its
 * address only, where it is one of the route table: what follows may be the secret of a link, and an address of
 * one part a mistyped link or the code of a voucher.
 */
export function logFormat({ table, apiPaths }: LogInput): string {
  const pages = table.addresses
    // The last one is any address of one segment.
    .slice(0, -1)
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ pattern: text }, index): Pair => {
      const name = `voucher_page_${index}`;
      const path = text.slice(1, -1).replaceAll('[^/]', '[^/?]');
      return [pattern(`^(?<${name}>${path})(?:[?]|$)`), `$${name}`];
    });
  const starts = [
    ...new Set([
      'api',
      ...table.addresses.map(({ pattern: text }) => /^\^\/([a-z-]+)/.exec(text)?.[1]),
    ]),
  ].filter(Boolean);
  const calls = apiPaths.map((path): Pair => {
    const text = path.replaceAll(/\{[^}]+\}/g, '[^/?]+').replaceAll('.', String.raw`\.`);
    return [`"~^${text}(?:[?]|$)"`, path.replaceAll(/\{([^}]+)\}/g, ':$1')];
  });
  return (
    visitorMap() +
    // As it was sent: where another address answers in its place, $request_method is GET.
    map(
      '$request',
      'method',
      [['"~^(?<voucher_sent_method>[A-Z]{3,7}) "', '$voucher_sent_method']],
      '-',
    ) +
    map(
      '$request_uri',
      'logged',
      [
        [String.raw`"~^(?<voucher_asset>/assets/[\w.-]+)$"`, '$voucher_asset'],
        ...pages,
        ...calls,
        ...[...TEXT_FILES, ...SITE_FILES].map((file): Pair => [file, file]),
        [pattern(`^(?<voucher_start>/(?:${starts.join('|')}))(?=[/?]|$)`), '"$voucher_start/..."'],
      ],
      '/...',
    ) +
    '\nlog_format voucher \'$voucher_visitor [$time_iso8601] $host "$voucher_method $voucher_logged $server_protocol" \'\n' +
    '                   \'$status $body_bytes_sent $request_time $upstream_status "$http_user_agent"\';\n' +
    '\nlog_format voucher_reports escape=json \'{"at":"$time_iso8601","host":"$host","report":"$request_body"}\';\n'
  );
}
