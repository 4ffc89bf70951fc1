import hosts from '../../src/sites/hosts.json' with { type: 'json' };

/**
 * The host names of this machine that the variable `SITE` gives to a site, beside those of hosts.json: for
 * browsers and programs that do not know `<site-id>.localhost`.
 * @throws Error when there is no such site
 */
export function machineHosts(site = process.env['SITE']): Readonly<Record<string, string>> {
  if (site === undefined) return {};
  if (Object.values(hosts).includes(site)) return { localhost: site };
  throw new Error(`SITE=${site} is no site; src/sites/hosts.json lists them.`);
}
