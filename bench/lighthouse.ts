import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../e2e/support/browser.ts';
import { findBrowser } from '../scripts/setup/find-browser.mjs';
import { median } from './support/median.ts';

const RUNS = 5;
const DEBUG_PORT = Number(process.env['DEBUG_PORT'] ?? 4017);

/** Paints are counted by their size, so letters must be as wide as on a screen. */
const executablePath = findBrowser({ isWhole: true });

/** Medians of a page: seconds, milliseconds, and scores out of 100. */
export interface LighthouseMedians {
  readonly lcpInSeconds: number;
  readonly tbtInMs: number;
  readonly cls: number;
  readonly ttiInSeconds: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

/** Five runs on a simulated phone (slow 4G, a processor four times slower), each in a new browser. */
export async function runLighthouse(url: string): Promise<LighthouseMedians> {
  const runs: LighthouseMedians[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url));
  const middle = (field: keyof LighthouseMedians): number => median(runs.map((run) => run[field]));
  return {
    lcpInSeconds: middle('lcpInSeconds'),
    tbtInMs: middle('tbtInMs'),
    cls: middle('cls'),
    ttiInSeconds: middle('ttiInSeconds'),
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
  };
}

/** One load of a page: milliseconds, and the sum of its layout shifts. */
export interface PageLoad {
  readonly lcpInMs: number;
  readonly tbtInMs: number;
  readonly ttiInMs: number;
  readonly cls: number;
  /** Lighthouse's index of the processor, without slowing it down: 1500 and more is a fast laptop. */
  readonly machineSpeed: number;
}

/** Opens a page once in a new browser, on the same phone. */
export async function measureLoad(url: string): Promise<PageLoad> {
  const { value, machineSpeed } = await openOnce(url, ['performance']);
  return {
    lcpInMs: value('largest-contentful-paint'),
    tbtInMs: value('total-blocking-time'),
    ttiInMs: value('interactive'),
    cls: value('cumulative-layout-shift'),
    machineSpeed,
  };
}

async function runOnce(url: string): Promise<LighthouseMedians> {
  const { value, score } = await openOnce(url, ['performance', 'accessibility', 'best-practices']);
  return {
    lcpInSeconds: value('largest-contentful-paint') / 1000,
    tbtInMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    ttiInSeconds: value('interactive') / 1000,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  };
}

/** Now and then Lighthouse cannot record a load, and asks to run it again. */
async function openOnce(url: string, onlyCategories: string[]) {
  const opened = (await record(url, onlyCategories)) ?? (await record(url, onlyCategories));
  if (!opened) throw new Error(`Lighthouse could not record ${url}`);
  return opened;
}

/** @returns undefined where Lighthouse could not record the load */
async function record(url: string, onlyCategories: string[]) {
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    args: [
      ...launchOptions.args,
      '--ignore-certificate-errors',
      `--remote-debugging-port=${DEBUG_PORT}`,
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories,
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError) return undefined;
    const value = (audit: string): number => {
      const found = audits[audit]?.numericValue;
      if (found === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
      return found;
    };
    const score = (category: string): number => (categories[category]?.score ?? 0) * 100;
    return { value, score, machineSpeed: environment.benchmarkIndex };
  } finally {
    await browser.close();
  }
}
