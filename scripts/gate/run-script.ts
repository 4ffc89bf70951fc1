import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GateStep } from '../gate.ts';
import { readCounts } from './counts.ts';
import type { StepResult } from './run-gate.ts';

const root = join(import.meta.dirname, '../..');

/** Runs the npm script of a step and reads the numbers of its test report. */
export async function runScript(step: GateStep): Promise<StepResult> {
  const { report } = step;
  const [script = '', ...command] = step.script.split(' ');
  // A report of an earlier run must not be read as this one's.
  if (report) rmSync(join(root, report.file), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json'];
  const flags = [
    ...command,
    ...(report?.kind === 'vitest' ? [...reporters, report.file] : []),
    ...(step.flags ?? []),
  ];
  const { code, output } = await npm(['run', '--silent', script, '--', ...flags]);
  if (!report) return { isPassed: code === 0, output };
  try {
    const tests = readCounts(report.kind, readFileSync(join(root, report.file), 'utf8'));
    return { isPassed: code === 0, output, tests };
  } catch (error) {
    return { isPassed: false, output: `${output}\n${step.script} left no report: ${error}` };
  }
}

function npm(flags: readonly string[]): Promise<{ code: number | null; output: string }> {
  // Without a shell where npm says where it is, which is everywhere but in a direct `node` call.
  const cli = process.env['npm_execpath'];
  const child = cli
    ? spawn(process.execPath, [cli, ...flags], { cwd: root })
    : spawn('npm', flags, { cwd: root, shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
