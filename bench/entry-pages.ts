// `npm run bench pages`: the pages that a visitor may begin with, opened directly. Every round measures
// each page, the same HTML without scripts (the floor) and an ordinary React application (the peer):
// all three meet the same load of the machine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCertificate } from '../scripts/serve/self-signed.ts';
import { measureFirstActs } from './first-acts.ts';
import { measureLoad, type PageLoad } from './lighthouse.ts';
import { median } from './support/median.ts';
import { serveReferencePages } from './support/reference-pages.ts';
import { serveBuild } from './support/server.ts';
import { writeResult } from './support/write-result.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const SITES = (process.env['SITES'] ?? 'schenkwerk-de,larkgift-fr,aurelbank').split(',');

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['landing page', '/'],
  ['wall', '/shops'],
  ['a shop', '/shops/1001'],
  ['merchant code', '/merchantcode/demo-pin-card'],
  ['top-up', '/prepaid'],
  ['help', '/help'],
  ['resend', '/redeem/resend-link'],
  ['region', '/region'],
];

interface Measured {
  readonly name: string;
  readonly address: string;
  readonly loads: PageLoad[];
}

const loadBefore = loadavg()[0] ?? 0;
const certificate = mkdtempSync(join(tmpdir(), 'bench-tls-'));
if (!writeCertificate(certificate, 'localhost')) throw new Error('openssl is not installed');
const site = await serveBuild(certificate);
const reference = await serveReferencePages(site.url, certificate);
try {
  const { port } = new URL(site.url);
  const pages: Measured[] = SITES.flatMap((host) =>
    PAGES.flatMap(([name, path]): Measured[] => [
      { name: `${host}: ${name}`, address: `https://${host}.localhost:${port}${path}`, loads: [] },
      { name: `${host}: ${name}, floor`, address: reference.floorOf(host, path), loads: [] },
    ]),
  );
  const peer: Measured = { name: 'peer', address: reference.peer, loads: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const page of [peer, ...pages]) page.loads.push(await measureLoad(page.address));
    console.log(`round ${round} of ${ROUNDS}`);
  }
  writeResult('pages.md', report(pages, peer));
  writeResult('first-acts.md', await measureFirstActs(site.url, reference.peer));
} finally {
  reference.close();
  await site.close();
  rmSync(certificate, { recursive: true });
}

function report(pages: readonly Measured[], peer: Measured): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const rows = pages.flatMap((page, index) => {
    const floor = pages[index + 1];
    if (index % 2 === 1 || !floor) return [];
    return [
      `| ${page.name} | ${seconds(page, 'lcpInMs')} | ${seconds(floor, 'lcpInMs')} | ${ratio(page, floor, 'lcpInMs')} | ${ratio(page, peer, 'lcpInMs')} | ${ms(page, 'tbtInMs')} | ${ms(floor, 'tbtInMs')} | ${ratio(page, floor, 'ttiInMs')} | ${middle(page, 'cls').toFixed(4)} |`,
    ];
  });
  return `# Pages that are opened directly

Written by \`npm run bench pages\`. Lighthouse, simulated phone (slow 4G, a processor four times slower),
a new browser each time; ${ROUNDS} rounds, interleaved with the floor (the same HTML without scripts) and
with the peer (\`bench/peer\`: an ordinary React application with the same packages and one form). Medians,
with the range in brackets.

- When: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}
- Where: ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores; load before the run ${loadBefore.toFixed(1)}
- The peer: largest paint ${seconds(peer, 'lcpInMs')}, blocking time ${ms(peer, 'tbtInMs')}, interactive ${seconds(peer, 'ttiInMs')}

| Page | Largest paint | of the floor | times the floor | times the peer | Blocking time | of the floor | interactive, times the floor | Layout shift |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

function values({ loads }: Measured, field: keyof PageLoad): number[] {
  return loads.map((load) => load[field]);
}

function middle(page: Measured, field: keyof PageLoad): number {
  return median(values(page, field));
}

/** Median and range. @param unit of the text, in those of the field; @param digits after the point */
function text(page: Measured, field: keyof PageLoad, unit: number, digits: number): string {
  const [middleOf, least, most] = [
    middle(page, field),
    Math.min(...values(page, field)),
    Math.max(...values(page, field)),
  ].map((value) => (value / unit).toFixed(digits));
  return `${middleOf} (${least}–${most})`;
}

function seconds(page: Measured, field: keyof PageLoad): string {
  return `${text(page, field, 1000, 2)} s`;
}

function ms(page: Measured, field: keyof PageLoad): string {
  return `${text(page, field, 1, 0)} ms`;
}

function ratio(page: Measured, base: Measured, field: keyof PageLoad): string {
  return (middle(page, field) / middle(base, field)).toFixed(2);
}
