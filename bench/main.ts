// `npm run bench`: see README.md.
import { chromium } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../e2e/support/browser.ts';
import { measureBuild } from '../scripts/budgets/measure.ts';
import { runLighthouse, type LighthouseMedians } from './lighthouse.ts';
import { reportText, type Results } from './report.ts';
import type { Values } from './support/limits.ts';
import { serveBuild, type Site } from './support/server.ts';
import { writeResult } from './support/write-result.ts';

const root = join(import.meta.dirname, '..');
const loadBefore = loadavg()[0] ?? 0;

/** @returns seconds */
function build(): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--mock'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the build failed');
  return (performance.now() - start) / 1000;
}

async function measureSite({ url }: Site): Promise<Values> {
  const landing = await step('Lighthouse, landing page', () => runLighthouse(`${url}/`));
  const wall = await step('Lighthouse, shop wall', () => runLighthouse(`${url}/shops`));
  return {
    'landing-lcp': landing.lcpInSeconds,
    'landing-tbt': landing.tbtInMs,
    'landing-cls': landing.cls,
    'landing-tti': landing.ttiInSeconds,
    ...scores('landing', landing),
    'wall-cls': wall.cls,
    ...scores('wall', wall),
  };
}

const scores = (page: 'landing' | 'wall', medians: LighthouseMedians): Values => ({
  [`${page}-performance`]: medians.performance,
  [`${page}-accessibility`]: medians.accessibility,
  [`${page}-best-practices`]: medians.bestPractices,
});

async function step<T>(title: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(launchOptions);
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

const buildInSeconds = build();
const { sizes } = measureBuild(join(root, 'dist'));
const site = await serveBuild();
try {
  const values = await measureSite(site);
  const results: Results = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).trim(),
    machine: {
      processor: cpus()[0]?.model ?? 'unknown processor',
      cores: cpus().length,
      node: process.versions.node,
      browser: await browserVersion(),
      loadBefore,
    },
    buildInSeconds,
    sizes: {
      'landing-html': sizes['landing-html'].bytes,
      'entry-html': sizes['entry-html'].bytes,
      'landing-js': sizes['landing-js'].bytes,
      'wall-js': sizes['wall-js'].bytes,
      'form-js': sizes['form-js'].bytes,
      'map-js': sizes['map-js'].bytes,
      catalogue: sizes.catalogue.bytes,
    },
    values,
  };
  writeResult('bench.json', `${JSON.stringify(results, null, 2)}\n`);
  writeResult('bench.md', reportText(results));
} finally {
  await site.close();
}
