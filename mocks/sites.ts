// Which site asks, and the few facts about it that choose answers.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineHosts } from '../scripts/serve/machine-hosts.ts';
import { resolveSite, type SiteFile } from '../src/sites/resolve-site.ts';
import { asNode, type Contract } from './contract.ts';

export interface MockSite {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  readonly voucherCategory: number;
  readonly hasCaptcha: boolean;
  readonly hasGiveaway: boolean;
  /** The promise of the landing page; the wall has as many that the site does not hide. */
  readonly numberOfShops: number;
  readonly hiddenShopCategories: readonly number[];
  /** Has a host of its own; the contract's examples name sites that the application lacks. */
  readonly isHosted: boolean;
}

export interface Sites {
  readonly all: readonly MockSite[];
  /** The site that a request comes from, found by its host. */
  ofRequest(headers: Readonly<Record<string, string>>): MockSite | undefined;
  ofCountry(country: string): MockSite | undefined;
}

const FOLDER = join(import.meta.dirname, '../src/sites');

/** Reads the local site files and merges the server's configuration (an example) over them. */
export function readSites(contract: Contract, folder = FOLDER): Sites {
  const local = new Map(readLocal(folder).map((site) => [String(site['id']), site]));
  const answers = contract.operations.find(
    (operation) => operation.id === 'getSiteConfig',
  )?.answers;
  const served = (answers ?? []).flatMap((answer) => {
    const config = asNode(contract.example('getSiteConfig', answer));
    return answer.status === 200 && answer.example === config['id'] ? [config] : [];
  });
  const ids = new Set([...local.keys(), ...served.map((config) => String(config['id']))]);
  const byHost = new Map(Object.entries(readHosts(folder)));
  const hosted = new Set(byHost.values());
  const all = [...ids].map((id) => {
    const config = served.find((entry) => entry['id'] === id);
    return { ...toSite({ ...local.get(id), ...config }), isHosted: hosted.has(id) };
  });
  return {
    all,
    ofRequest: (headers) =>
      hostsOf(headers)
        .map((host) => byHost.get(host) ?? host.replace(/\.localhost$/, ''))
        .map((id) => all.find((site) => site.id === id))
        .find((site) => site !== undefined),
    ofCountry: (country) => all.find((site) => site.country === country.toUpperCase()),
  };
}

function toSite(config: Readonly<Record<string, unknown>>): Omit<MockSite, 'isHosted'> {
  const country = String(config['country']);
  return {
    id: String(config['id']),
    name: String(config['name'] ?? config['id']),
    country,
    currency: String(config['currency'] ?? 'EUR'),
    voucherCategory: Number(config['voucherCategory'] ?? 1),
    hasCaptcha: asNode(config['captcha'])['active'] === true,
    hasGiveaway: config['showGiveaway'] === true,
    numberOfShops: Number(config['numberOfShops']),
    hiddenShopCategories: (config['hiddenShopCategories'] ?? []) as number[],
  };
}

/** The application's own configuration of every site, as it puts it together. */
function readLocal(folder: string): Readonly<Record<string, unknown>>[] {
  const read = (file: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
  return globSync('configs/*.json', { cwd: folder }).map((path) => {
    const file = read(path) as unknown as SiteFile;
    const countries = read('countries.json') as Record<string, Record<string, unknown>>;
    const brand = read(`brands/${file.brandId}/brand.json`);
    return asNode(resolveSite(read('base.json'), countries, brand, file));
  });
}

function readHosts(folder: string): Record<string, string> {
  const file = join(folder, 'hosts.json');
  if (!existsSync(file)) return {};
  const hosts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return { ...hosts, ...machineHosts() };
}

/** A proxy may replace Host; the page's own address is then in the other headers. */
function hostsOf(headers: Readonly<Record<string, string>>): string[] {
  const { 'x-forwarded-host': forwarded, origin, referer, host } = headers;
  const addresses = [origin, referer].filter((address) => address !== undefined);
  const fromAddresses = addresses.flatMap((address) =>
    URL.canParse(address) ? [new URL(address).hostname] : [],
  );
  const direct = [forwarded, host].flatMap((name) =>
    name ? [name.replace(/:\d+$/, '').toLowerCase()] : [],
  );
  return [...direct.slice(0, forwarded ? 1 : 0), ...fromAddresses, ...direct];
}
