import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const running: ChildProcess[] = [];

/** Starts a program that {@link stopAll} ends. */
export function start(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', ...options });
  // A program that cannot be started is noticed by the code that waits for it.
  child.on('error', () => undefined);
  running.push(child);
  return child;
}

/**
 * Starts a program and waits until it has written a line that matches.
 * @param fd where it writes: 1 is the standard output
 */
export function startAndRead(
  program: string,
  args: readonly string[],
  line: RegExp,
  { fd = 1, ...options }: SpawnOptions & { readonly fd?: 1 | 2 | 3 } = {},
): Promise<string> {
  const stdio = [0, 1, 2, 3].map((at) => (at === fd ? 'pipe' : 'ignore'));
  const child = start(program, args, { ...options, stdio: stdio as ('pipe' | 'ignore')[] });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[fd]?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = line.exec(text);
      if (found) resolve(found[1] ?? found[0]);
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${text}`)));
    child.once('error', reject);
  });
}

/** Ends the programs that were started here, the last one first. */
export async function stopAll(): Promise<void> {
  for (const child of running.splice(0).toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(hard);
  }
}
