// `npm run bench pages`: the pages that a visitor may begin with, opened directly. Every round measures
// each page, the same HTML without scripts (the floor) and an ordinary React application (the peer):
// all three meet the same load of the machine. `-- wall` measures one page of one site in two minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeCertificate } from '../scripts/serve/self-signed.ts';
import { measureFirstActs } from './first-acts.ts';
import { measureLoad, type PageLoad } from './lighthouse.ts';
import { median, spread } from './support/median.ts';
import { serveReferencePages } from './support/reference-pages.ts';
import { serveBuild } from './support/server.ts';
import { writeResult } from './support/write-result.ts';

const ALL: readonly (readonly [name: string, path: string])[] = [
  ['landing page', '/'],
  ['wall', '/shops'],
  ['a shop', '/shops/1001'],
  ['merchant code', '/merchantcode/demo-pin-card'],
  ['top-up', '/prepaid'],
  ['help', '/help'],
  ['resend', '/redeem/resend-link'],
  ['region', '/region'],
];

const { positionals: named } = parseArgs({ allowPositionals: true });
const PAGES = named.length > 0 ? ALL.filter(([name]) => named.includes(name)) : ALL;
if (named.length > PAGES.length)
  throw new Error(`The pages are ${ALL.map(([name]) => name).join(', ')}`);
const SITES = named.length > 0 ? ['schenkwerk-de'] : ['schenkwerk-de', 'larkgift-fr', 'aurelbank'];
const ROUNDS = Number(process.env['ROUNDS'] ?? (named.length > 0 ? 3 : 7));

interface Measured {
  readonly name: string;
  readonly address: string;
  readonly loads: PageLoad[];
}

const certificate = mkdtempSync(join(tmpdir(), 'bench-tls-'));
if (!writeCertificate(certificate, 'localhost')) throw new Error('openssl is not installed');
const site = await serveBuild(certificate);
const reference = await serveReferencePages(site.url, certificate);
try {
  const { port } = new URL(site.url);
  const measured = (name: string, address: string): Measured => ({ name, address, loads: [] });
  const pages = SITES.flatMap((host) =>
    PAGES.map(([name, path]) => ({
      page: measured(`${host}: ${name}`, `https://${host}.localhost:${port}${path}`),
      floor: measured('floor', reference.floorOf(host, path)),
    })),
  );
  const peer = measured('peer', reference.peer);
  const all = [peer, ...pages.flatMap(({ page, floor }) => [page, floor])];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const page of all) page.loads.push(await measureLoad(page.address));
    console.log(`round ${round} of ${ROUNDS}`);
  }
  const rows = pages.map(({ page, floor }) => rowOf(page, floor, peer));
  writeResult('pages', [rowOf(peer, peer, peer), ...rows]);
  writeResult('first-acts', await measureFirstActs(site.url, reference.peer, named));
} finally {
  reference.close();
  await site.close();
  rmSync(certificate, { recursive: true });
}

/** A page's row: medians with their range, beside the floor and the peer. */
function rowOf({ name, loads }: Measured, floor: Measured, peer: Measured) {
  const all = (field: keyof PageLoad, of = loads) => of.map((load) => load[field]);
  const times = (field: keyof PageLoad, base: Measured) =>
    Number((median(all(field)) / median(all(field, base.loads))).toFixed(2));
  return {
    name,
    'largest paint, ms': spread(all('lcpInMs')),
    'of the floor': spread(all('lcpInMs', floor.loads)),
    'times the floor': times('lcpInMs', floor),
    'times the peer': times('lcpInMs', peer),
    'blocking, ms': spread(all('tbtInMs')),
    'interactive, times the floor': times('ttiInMs', floor),
    shift: spread(all('cls'), 4),
    'speed of the machine': spread(all('machineSpeed')),
  };
}
