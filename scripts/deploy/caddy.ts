import { ASSET_FILE, CALL_PATTERN, MISSING_FILE, SITE_FILES, TEXT_FILES } from './addresses.ts';
import { GATEWAY_PROBLEMS, problemText } from './gateway-problems.ts';
import { canonicalLink, HEADERS, HSTS, type AnswerKind } from './headers.ts';
import { LANGUAGE_WEIGHTS, languageSets } from './language-weights.ts';
import { REWRITING_HEADERS, STEERING_HEADERS } from './proxied-headers.ts';
import { bareHost, policyOf, redirectedHosts, UNKNOWN_PAGE, type SiteTable } from './site-table.ts';

/**
 * The files of a Caddy configuration, by name. `Caddyfile` is the operator's to edit; `voucher.caddy` is
 * replaced by the next build.
 * @throws Error when a site has two locales of one language, which the maps cannot tell apart
 */
export const caddyFiles = (table: SiteTable): Record<string, string> => ({
  Caddyfile: operatorFile(table),
  'voucher.caddy': `${GENERATED}(voucher) {\n${indented(snippet(table))}\n}\n`.replaceAll(
    LINE_END,
    '\n',
  ),
});

const GENERATED = '# Written by the build; see docs/deployment.md.\n\n';

const operatorFile = ({
  sites,
}: SiteTable): string => `# Gift voucher redemption: the file to edit. Caddy gets the certificates of these names by itself.
# VOUCHER_ROOT is the folder of the build, VOUCHER_BACKEND host and port of the backend.
import voucher.caddy

${sites.flatMap(({ hosts }) => hosts).join(', ')} {
  import voucher
}

# For load balancers, which ask by address and not by name. /readyz is asked for by the name of a site.
:80 {
  respond /healthz "ok"
  respond 404
}
`;

type Pair = readonly [from: string, to: string];

/** Of a text that is answered; what is indented around it begins no line in it. */
const LINE_END = '⏎';

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** Values hold quotes of both kinds, but no backquote. */
const quoted = (text: string): string => `\`${text}\``;

/** A map of Caddy; the first entry that matches decides. Patterns begin with `~`, and have no look-ahead. */
function map(source: string, target: string, pairs: readonly Pair[], otherwise = ''): string {
  const lines = pairs.map(([from, to]) => `  ${quoted(from)} ${quoted(to)}\n`).join('');
  return `map ${quoted(source)} {voucher_${target}} {\n${lines}  default ${quoted(otherwise)}\n}\n`;
}

/** A pattern in which upper and lower case are alike. */
const pattern = (text: string): string => `~(?i)${text}`;

const exactly = (text: string): string => pattern(`^${text.replaceAll('.', String.raw`\.`)}$`);

/** For the pages that hold a secret; where payments begin is one of them. */
const secret = (value: string): Pair[] => [
  ['private', value],
  ['pay', value],
];

/** Caddy's patterns have no look-ahead: what one excludes comes first, and leads to nothing. */
function withoutLookahead(text: string, to: string): Pair[] {
  const [whole, before, excluded] = /^(.*?)\(\?!(.*)\)(?=\[)/.exec(text) ?? [];
  if (whole === undefined) return [[pattern(text), to]];
  return [
    [pattern(`${before}${excluded}`), ''],
    [pattern(before + text.slice(whole.length)), to],
  ];
}

function maps(table: SiteTable): string[] {
  const { sites, addresses, unknownPolicy } = table;
  const moved = redirectedHosts(table);
  const path = '{http.request.orig_uri.path}';
  return [
    map(
      '{http.request.host}',
      'site',
      sites.flatMap(({ site, hosts }) =>
        [...hosts, `${site}.localhost`].map((host): Pair => [exactly(host), site]),
      ),
    ),
    map(
      '{http.request.host}',
      'moved_to',
      moved.map(([from, to]): Pair => [exactly(from), to]),
    ),
    map(
      '{http.request.host}',
      'bare_host',
      sites.flatMap(({ hosts }) =>
        hosts.map((host): Pair => [exactly(host), bareHost(table, host)]),
      ),
      '{http.request.host}',
    ),
    ...languageMaps(table),
    map(
      path,
      'route',
      addresses.flatMap((rule) => withoutLookahead(rule.pattern, `${rule.page}:${policyOf(rule)}`)),
    ),
    map('{voucher_route}', 'page', [['~^([a-z-]+):', '${1}']], 'app'),
    map('{voucher_route}', 'policy_kind', [['~^[a-z-]+:([a-z]+)$', '${1}']], 'private'),
    map(
      '{voucher_site}:{voucher_policy_kind}',
      'policy',
      sites.flatMap(({ site, policies }) =>
        Object.entries(policies).map(([kind, policy]): Pair => [`${site}:${kind}`, policy]),
      ),
      unknownPolicy,
    ),
    map('{voucher_policy_kind}', 'cache', secret('no-store'), 'no-cache'),
    map('{voucher_policy_kind}', 'referrer', secret('no-referrer'), 'strict-origin'),
    map('{voucher_policy_kind}', 'robots', secret('noindex')),
    // Without a slash at the end, which leads to the same page.
    map('{http.request.orig_uri}', 'canonical_path', [['~^(/(?:[^?]*[^/?])?)', '${1}']]),
    map('{voucher_wanted}', 'language_query', [['', '']], '?lang={voucher_locale}'),
    map(
      '{voucher_policy_kind}',
      'canonical',
      secret(''),
      canonicalLink('https://{voucher_bare_host}{voucher_canonical_path}{voucher_language_query}'),
    ),
    map(`{voucher_route}:${path}`, 'is_file', [[`~^:.*${MISSING_FILE}`, '1']]),
    map('{http.request.orig_uri}', 'is_call', callPairs()),
    // As it was sent: `..` in it may lead to a page.
    map('{voucher_is_call}:{http.request.orig_uri}', 'is_no_call', [['~^:/api/', '1']]),
    // Behind a balancer that ends TLS, its header says how the visitor came.
    map(
      '{http.request.scheme}:{http.request.header.X-Forwarded-Proto}',
      'scheme',
      [
        ['~^https:', 'https'],
        ['~:https$', 'https'],
      ],
      'http',
    ),
    map('{voucher_scheme}', 'hsts', [['https', HSTS]]),
  ];
}

/** What {@link CALL_PATTERN} excludes by a look-ahead comes first. */
function callPairs(): Pair[] {
  const [, before = '', excluded = ''] = /^(.*?)\(\?!(.*)\)$/.exec(CALL_PATTERN) ?? [];
  return [
    [`~${before}${excluded}`, ''],
    [`~${before}`, '1'],
  ];
}

/** As the maps of nginx: address, stored choice, the browser's languages, the site's first (4.022 to 4.025). */
function languageMaps({ sites }: SiteTable): string[] {
  const sets = languageSets(sites);
  const several = [...new Set(sets.values())].filter((set) => set.includes(','));
  const choice = (set: string) => set.replaceAll(',', '|');
  const named = several.map((set): Pair => [
    pattern(`^${set}:(${choice(set)})(?:[-_].*)?$`),
    '${1}',
  ]);
  const accepted = several.flatMap((set) =>
    LANGUAGE_WEIGHTS.map((weight): Pair => {
      const tag = String.raw`(${choice(set)})(?:-[a-z0-9]+)*`;
      return [pattern(String.raw`^${set}:(?:.*?,)??\s*${tag}\s*${weight}\s*(?:,|$)`), '${1}'];
    }),
  );
  return [
    map('{voucher_site}', 'languages', [...sets]),
    map('{voucher_languages}:{http.request.uri.query.lang}', 'wanted', named),
    map('{voucher_languages}:{http.request.cookie.locale}', 'stored', named),
    map('{voucher_languages}:{http.request.header.Accept-Language}', 'accepted', accepted),
    map('{voucher_wanted},{voucher_stored},{voucher_accepted}', 'language', [
      [pattern('^,*([a-z]+)'), '${1}'],
    ]),
    map('{voucher_site}:{voucher_language}', 'locale', [
      ...sites.flatMap(({ site, locales }) =>
        locales.map((locale): Pair => [exactly(`${site}:${locale.slice(0, 2)}`), locale]),
      ),
      ...sites.map(({ site, locales: [first = ''] }): Pair => [`~^${site}:`, first]),
    ]),
  ];
}

/** The headers of an answer; those with a value that may be empty are left out then. */
function headers(kind: AnswerKind): string {
  const entries = Object.entries(HEADERS[kind]).map(([name, value]) => ({
    name,
    value: value.replace(/\$(\w+)/, '{voucher_$1}'),
    optional: /^\$(?:robots|canonical|hsts)$/.exec(value)?.[0].slice(1),
  }));
  const always = entries.filter(({ optional }) => optional === undefined);
  const sometimes = entries.filter(({ optional }) => optional !== undefined);
  const lines = always.map(({ name, value }) => `  ${name} ${quoted(value)}\n`).join('');
  return [
    // After what the file server or the backend sets.
    `header {\n  defer\n  -Server\n${lines}}`,
    ...sometimes.map(({ name, value, optional }) => `header @${optional} ${name} ${quoted(value)}`),
  ].join('\n');
}

const NOT_FOUND = `${headers('text')}\nrespond "Not found${LINE_END}" 404`;

const block = (head: string, text: string): string => `${head} {\n${indented(text)}\n}`;

const FILES = 'file_server {\n  precompressed br gzip\n}';
const MISSING = 'file_server {\n  precompressed br gzip\n  status 404\n}';

const page = (served: string): string =>
  `${headers('page')}\nrewrite * /pages/{voucher_site}/{voucher_locale}/{voucher_page}.html\n${served}`;

const snippet = (table: SiteTable): string => `root * {$VOUCHER_ROOT:/srv/voucher/current}

${maps(table).join('\n')}
@unknown vars {voucher_site} ""
@robots not vars {voucher_robots} ""
@canonical not vars {voucher_canonical} ""
@hsts not vars {voucher_hsts} ""
@moved {
  not path /api/* /.well-known/*
  not vars {voucher_moved_to} ""
}
@call vars {voucher_is_call} 1
@no_call vars {voucher_is_no_call} 1
@changing not method GET HEAD
@texts path ${TEXT_FILES.join(' ')}
@texts_of_site path ${SITE_FILES.join(' ')}
@asset path_regexp ${quoted(ASSET_FILE)}
@no_file vars {voucher_is_file} 1
@nowhere vars {voucher_route} ""

route {
${indented(
  [
    block('handle @no_call', NOT_FOUND),
    block('handle /healthz', `${headers('text')}\nrespond "ok${LINE_END}"`),
    block('handle /readyz', readiness(table)),
    block('handle @unknown', `${headers('page')}\nrewrite * ${UNKNOWN_PAGE}\n${MISSING}`),
    'redir @moved {voucher_scheme}://{voucher_moved_to}{http.request.orig_uri} 301',
    block('handle @call', call()),
    block('handle /api/*', NOT_FOUND),
    // A form that was sent without scripts gets the page that says what it needs them for.
    block('handle @changing', 'error 405'),
    block('handle @asset', `${headers('asset')}\n${FILES}`),
    block('handle /assets/*', NOT_FOUND),
    block('handle @texts', `${headers('text')}\n${FILES}`),
    block(
      'handle @texts_of_site',
      `${headers('text')}\nrewrite * /pages/{voucher_site}{http.request.orig_uri.path}\n${FILES}`,
    ),
    block('handle @no_file', NOT_FOUND),
    block('handle @nowhere', page(MISSING)),
    block('handle', page(FILES)),
  ].join('\n'),
)}
}

handle_errors {
${indented(
  [
    '@scripts expression `{http.error.status_code} == 405`',
    block(
      'handle @scripts',
      `${headers('page')}\nmethod GET\nrewrite * /pages/{voucher_site}/{voucher_locale}/app.html\nfile_server {\n  status 405\n}`,
    ),
    '@backend expression `{http.error.status_code} >= 500`',
    block('handle /readyz', NOT_READY),
    block(
      'handle @backend',
      `${headers('api')}\nheader {\n  defer\n  Cache-Control no-store\n  Content-Type application/problem+json\n}\nrespond ${quoted(problemText(GATEWAY_PROBLEMS.unreachable, 502))} 502`,
    ),
    block('handle', NOT_FOUND),
  ].join('\n'),
)}
}`;

/** Handles a call: the backend keeps its own caching, and no other header that this server sets. */
const call = (): string => `${headers('api')}
header ?Cache-Control no-store
encode gzip {
  minimum_length 1000
}
reverse_proxy {$VOUCHER_BACKEND:127.0.0.1:4010} {
  header_up X-Forwarded-Proto {voucher_scheme}
${[...REWRITING_HEADERS, 'X-Real-IP'].map((name) => `  header_up -${name}\n`).join('')}${[
  ...STEERING_HEADERS,
  ...Object.keys(HEADERS.api),
]
  .map((name) => `  header_down -${name}\n`)
  .join('')}  @failure status 4xx 5xx
  handle_response @failure {
    header {
      defer
      Cache-Control no-store
    }
    copy_response
  }
}`;

const NOT_READY = `${headers('text')}\nrespond "The backend does not answer${LINE_END}" 502`;

const readiness = ({ sites }: SiteTable): string => `rewrite * /api/v2/parameter
method GET
reverse_proxy {$VOUCHER_BACKEND:127.0.0.1:4010} {
  header_up Host ${sites[0]?.hosts[0] ?? 'localhost'}
  @answers {
    status 2xx
    header Content-Type application/json*
  }
${indented(block('handle_response @answers', `${headers('text')}\nrespond "ok${LINE_END}" 200`))}
${indented(block('handle_response', NOT_READY))}
}`;
