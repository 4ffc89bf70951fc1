interface Suite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

/**
 * Which states of which sites both engines found nothing in, as "site: state", from the report of
 * `npm run a11y`, whose suites are the sites.
 */
export function cleanVisits(json: string): Set<string> {
  const { suites } = JSON.parse(json) as { readonly suites: readonly Suite[] };
  const sites = suites.flatMap(({ suites: inner = [] }) => inner);
  return new Set(
    sites.flatMap(({ title: site, specs = [] }) =>
      specs
        .filter(({ ok }) => ok)
        .map(({ title }) => `${site}: ${title.replace(/ @(?:phone|desktop)$/, '')}`),
    ),
  );
}
