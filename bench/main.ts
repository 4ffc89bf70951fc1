// `npm run bench`: see README.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runLighthouse, type LighthouseMedians } from './lighthouse.ts';
import { judge, limits, type LimitId, type Values } from './support/limits.ts';
import { serveBuild, type Site } from './support/server.ts';
import { writeResult } from './support/write-result.ts';

/** @returns seconds */
function build(): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--mock'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the build failed');
  return (performance.now() - start) / 1000;
}

async function measureSite({ url }: Site): Promise<Values> {
  const landing = await runLighthouse(`${url}/`);
  const wall = await runLighthouse(`${url}/shops`);
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

const values: Values = { build: build() };
const site = await serveBuild();
try {
  const measured: Values = { ...values, ...(await measureSite(site)) };
  const rows = (Object.keys(limits) as LimitId[]).map((id) => {
    const { title, unit, goal, gate } = limits[id];
    const value = measured[id] ?? Number.NaN;
    return { title, measured: value, unit, goal, gate, keeps: judge(limits[id], value) };
  });
  writeResult('bench', rows);
} finally {
  await site.close();
}
