// The commands of an operator for a build: `npm run deploy -- --help`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDist } from './deploy/check-dist.ts';
import { checkServer, serverOf } from './deploy/check-server.ts';
import { reasonOf, screenOf, wrongIn } from './deploy/finding.ts';
import { goBack, release } from './deploy/release.ts';

const { positionals, values } = readArguments();
const [command, target, host] = positionals;
try {
  if (command === 'check') await check();
  else if (command === 'release' && target !== undefined) put(target);
  else if (command === 'back' && target !== undefined) back(target);
  else end('npm run deploy -- --help');
} catch (error) {
  end(`${target ?? values.from}: ${reasonOf(error)}`);
}

async function check(): Promise<void> {
  const isServer = /^https?:/.test(target ?? '');
  const findings = isServer
    ? await checkServer(serverOf([target ?? '', ...(host ? [host] : [])]))
    : checkDist(target ?? values.from);
  console.log(screenOf(findings));
  if (wrongIn(findings).length > 0) process.exitCode = 1;
}

function put(folder: string): void {
  const wrong = wrongIn(checkDist(values.from, { isDemo: values.demo }));
  if (wrong.length > 0) end(`${screenOf(wrong)}\nNothing was released.`);
  const name = new Date().toISOString().replaceAll(/[-:]/g, '');
  release({ dist: values.from, target: folder, name, keep: Number(values.keep) });
  console.log(`${name} is current`);
}

function back(folder: string): void {
  const name = goBack(folder);
  if (name === undefined) end('There is no earlier release.');
  console.log(`${name} is current`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        keep: { type: 'string', default: '5' },
        demo: { type: 'boolean', default: false },
        from: { type: 'string', default: join(import.meta.dirname, '../dist') },
      },
    });
  } catch {
    return end('npm run deploy -- --help');
  }
}

function end(text: string): never {
  console.error(text);
  process.exit(1);
}
