import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDist } from '../deploy/check-dist.ts';
import { checkServer } from '../deploy/check-server.ts';
import { wrongIn } from '../deploy/finding.ts';
import { startNginx, type Nginx } from '../deploy/start-nginx.ts';
import { describeNginx, dist, nginx, send, startBackend } from '../deploy/testing.ts';
import { NGINX_FOLDER } from '../deploy/write-deployment.ts';
import { LOCK_FILE } from './lock-releases.ts';
import { refusalOf } from './refusal-of.ts';
import { currentOf, goBack, pass, release } from './release.ts';
import { waitForRelease } from './wait-for-release.ts';

const HOST = 'aurelbank.de.example';
const PAGE = 'pages/aurelbank/de-DE/index.html';

/** A build of one site: its landing page begins with `mark`, and so does the policy in its header. */
function build(folder: string, mark: string): string {
  const made = join(folder, mark);
  cpSync(join(dist, 'deploy'), join(made, 'deploy'), { recursive: true });
  const page = readFileSync(join(dist, PAGE), 'utf8');
  cpSync(join(dist, PAGE), join(made, PAGE));
  writeFileSync(join(made, PAGE), `<!-- ${mark} -->${page}`);
  const http = join(made, NGINX_FOLDER, 'voucher/http.conf');
  const text = readFileSync(http, 'utf8');
  writeFileSync(http, text.replaceAll('script-src ', `script-src https://${mark}.example `));
  return made;
}

test('--demo is advised where it lets the build pass, and nowhere else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-refused-'));
  const copy = join(folder, 'dist');
  cpSync(dist, copy, { recursive: true });
  const advice = 'For a demonstration: --demo';
  expect(refusalOf(copy, { isDemo: false })).toContain(advice);
  expect(refusalOf(copy, { isDemo: true })).toBeUndefined();
  writeFileSync(join(copy, PAGE), '');
  for (const isDemo of [false, true]) {
    const refusal = refusalOf(copy, { isDemo });
    expect(refusal).toContain(PAGE);
    expect(refusal).not.toContain(advice);
  }
  rmSync(folder, { recursive: true });
}, 60_000);

describeNginx('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-release-'));
  const target = join(folder, 'srv');
  let server: Nginx;
  let backend: Awaited<ReturnType<typeof startBackend>>;

  beforeAll(async () => {
    backend = await startBackend('aurelbank');
    release({ dist: build(folder, 'one'), target, name: '1' });
    pass(target, { name: '1' });
    server = await startNginx({
      nginx: String(nginx),
      dist,
      releases: target,
      backend: backend.port,
    });
  });
  afterAll(async () => {
    await Promise.all([server?.stop(), backend?.stop()]);
    rmSync(folder, { recursive: true });
  });

  /** The releases that the page and its policy are of. */
  async function served(): Promise<string> {
    // A connection of its own: a browser repeats a GET whose idle connection was just closed, Node does not.
    const own = { headers: { connection: 'close' } };
    const { status, headers, body } = await send(server.port, HOST, '/', own);
    const page = /^<!-- (\w+) -->/.exec(body.toString())?.[1];
    const policy = /https:\/\/(\w+)\.example/.exec(String(headers['content-security-policy']))?.[1];
    return `${status} ${page} ${policy}`;
  }

  test('is served with its own policy in every answer, forwards and back', async () => {
    const seen = new Set<string>();
    const visit = new AbortController();
    const visitors = Array.from({ length: 4 }, async () => {
      while (!visit.signal.aborted) seen.add(await served());
    });
    release({ dist: build(folder, 'two'), target, name: '2' });
    // Not before the web server has taken it over.
    expect(await served()).toBe('200 one one');
    server.reload();
    await expect.poll(served, { timeout: 10_000 }).toBe('200 two two');
    goBack(target);
    server.reload();
    await expect.poll(served, { timeout: 10_000 }).toBe('200 one one');
    visit.abort();
    await Promise.all(visitors);
    expect([...seen].toSorted()).toEqual(['200 one one', '200 two two']);
  });

  test('is told from the one before, which answers until nginx has taken it over', async () => {
    const address = { url: new URL(`http://127.0.0.1:${server.port}`), host: HOST };
    release({ dist: build(folder, 'three'), target, name: '3' });
    // A worker of the test before may still answer.
    const before = () => waitForRelease(address, '3', 200);
    await expect.poll(before, { timeout: 10_000 }).toBe('it answers with 1');
    // As `systemctl reload nginx`: it is back before the workers have changed.
    server.reload();
    expect(await waitForRelease(address, '3')).toBeUndefined();
    const seen = await Promise.all(Array.from({ length: 20 }, served));
    expect(new Set(seen)).toEqual(new Set(['200 three three']));
    expect(goBack(target)).toBe('1');
    server.reload();
    expect(await waitForRelease(address, '1')).toBeUndefined();
  });

  test('whose pages are of another build than their policy is found', async () => {
    const page = join(target, 'releases/1', PAGE);
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replace('<script>', '<script>;'));
    const url = new URL(`http://127.0.0.1:${server.port}`);
    const found = async () =>
      wrongIn(await checkServer({ url, host: HOST }))
        .map((each) => each.text)
        .join('\n');
    // A worker of the configuration before may still answer.
    await expect
      .poll(found, { timeout: 10_000 })
      .toContain(
        "The policy lets every page run its scripts and use its styles: /: no script-src 'sha256-",
      );
    writeFileSync(page, text);
  });
});

describeNginx('`npm run release`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-release-'));
  let backend: Awaited<ReturnType<typeof startBackend>>;
  beforeAll(async () => void (backend = await startBackend('aurelbank')));
  afterAll(async () => {
    await backend?.stop();
    rmSync(folder, { recursive: true });
  }, 60_000);

  /** Runs the command. @returns what it says, and how it ends */
  const run = (...options: readonly string[]) =>
    promisify(execFile)('sh', [
      // As on a machine whose files only their owner may read.
      '-c',
      'umask 077; exec "$@"',
      'sh',
      process.execPath,
      join(import.meta.dirname, '../release.ts'),
      folder,
      ...options,
    ]).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }) => ({ code: Number(code), said: `${stdout}${stderr}` }),
    );

  /** What it says where it does not know what visitors get. */
  const notSeen = `That visitors get this release was not seen: /release.txt of a site names the one that they get.
npm run release ${folder} -- --back, with the same --reload and --check, repeats this step and goes no further.`;

  test('takes a release back that fails its check, and leaves it out of the list', async () => {
    expect((await run('--demo')).code).toBe(0);
    const first = currentOf(folder);
    const others = [`releases/${first}`, `releases/${first}/${PAGE}`].map(
      (file) => statSync(join(folder, file)).mode & 0o005,
    );
    expect(others).toEqual([0o005, 0o004]);
    expect(wrongIn(checkDist(join(folder, 'current'), { isDemo: true }))).toEqual([]);
    const options = { nginx: String(nginx), dist, releases: folder, backend: backend.port };
    const server = await startNginx(options);
    const checked = (action: '--demo' | '--back', host: string) =>
      run(
        action,
        `--reload=kill -HUP ${server.pid}`,
        `--check=http://127.0.0.1:${server.port} ${host}`,
      );
    const failed = await checked('--demo', 'kontora.de.example');
    expect(failed.said).toContain('it answers for aurelbank');
    expect(failed.said).toContain(`Back to ${first} (no check of it is on record)`);
    expect(failed.said).not.toContain('without --check');
    expect(failed.code).toBe(1);
    const shipped = await checked('--demo', HOST);
    expect(shipped.said).toBe(
      `${currentOf(folder)} is current; there are ${first}, ${currentOf(folder)}\n`,
    );
    const back = await checked('--back', 'kontora.de.example');
    expect(back.said).toContain('it answers for aurelbank');
    expect(back.said).toContain(
      `Back to ${first}, and visitors get it: only the check failed. No further step is needed`,
    );
    expect(back.code).toBe(1);
    expect(currentOf(folder)).toBe(first);
    const further = await run('--back');
    expect([further.code, further.said.trim()]).toEqual([
      1,
      'There is no earlier release: those that failed, were interrupted or left with --back do not count.\n' +
        `Release the build that is wanted: npm ci && npm run build && npm run release ${folder}`,
    ]);
    expect((await checked('--demo', HOST)).code).toBe(0);
    const checkedBack = await checked('--back', HOST);
    expect(checkedBack).toEqual({ code: 0, said: `Back to ${first}\n` });
    // From now on that is on record.
    const again = await checked('--demo', 'kontora.de.example');
    expect(again.said).toMatch(new RegExp(`Back to ${first}$`, 'm'));
    await server.stop();
  }, 120_000);

  test('says how to release while the backend is away', async () => {
    const before = currentOf(folder);
    const server = await startNginx({ nginx: String(nginx), dist, releases: folder, backend: 1 });
    const checked = [
      `--reload=kill -HUP ${server.pid}`,
      `--check=http://127.0.0.1:${server.port} ${HOST}`,
    ];
    const advice = 'Where the release is not to wait for it: without --check.';
    const { code, said } = await run('--demo', ...checked);
    expect([code, currentOf(folder)]).toEqual([1, before]);
    expect(said).toContain(`The backend does not answer. ${advice}\nBack to ${before}`);
    await server.stop();
  }, 60_000);

  test.each([
    ['SIGHUP', 129, [], ''],
    ['SIGINT', 130, ['--reload=echo reloaded'], 'reloaded\nreloaded\n'],
    ['SIGTERM', 143, ['--reload=echo reloaded'], 'reloaded\nreloaded\n'],
  ] as const)(
    'takes the release back when %s interrupts its check',
    async (signal, code, options, reloaded) => {
      expect((await run('--demo')).code).toBe(0);
      const before = currentOf(folder);
      const waiting = createServer((_, response) => response.end('no release')).listen(0);
      await once(waiting, 'listening');
      const { port } = waiting.address() as AddressInfo;
      const child = spawn(process.execPath, [
        join(import.meta.dirname, '../release.ts'),
        folder,
        '--demo',
        ...options,
        `--check=http://127.0.0.1:${port}`,
      ]);
      const said = textOf(child.stderr);
      const reloads = textOf(child.stdout);
      await expect.poll(() => currentOf(folder), { timeout: 30_000 }).not.toBe(before);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([code, null]);
      expect(await said).toContain(`Interrupted by ${signal}.\nBack to ${before}`);
      expect(await reloads).toBe(reloaded);
      // A web server that was not reloaded may not have left it.
      const isUnseen = (await said).includes('Where the web server serves another release');
      expect(isUnseen).toBe(reloaded === '');
      expect(currentOf(folder)).toBe(before);
      expect(existsSync(join(folder, LOCK_FILE))).toBe(false);
      waiting.closeAllConnections();
      waiting.close();
    },
    60_000,
  );

  test('goes back from what visitors get: not twice where the web server did not follow', async () => {
    // From those of the tests before.
    const current = currentOf(folder);
    const failed = await run('--back', '--reload=false');
    const second = currentOf(folder);
    expect([failed.code, second === current]).toEqual([1, false]);
    expect(failed.said).toBe(
      `${second} is current, the web server could not be reloaded. ${notSeen}\n`,
    );
    const unseen = await run('--back');
    expect(unseen.said).toContain(`${second} stays: it is not on record that visitors got it`);
    expect(unseen.said).toContain('nginx -t && systemctl reload nginx');
    expect(unseen.said).toContain('Until then --back again goes no further.');
    const repeated = await run('--back', '--reload=echo reloaded');
    expect(repeated.code).toBe(0);
    expect(repeated.said).toContain('reloaded\n');
    expect(currentOf(folder)).toBe(second);
    expect((await run('--back', '--reload=true')).said).toMatch(/^Back to /);
    expect(currentOf(folder)).not.toBe(second);
  }, 60_000);

  test('says what is known of a release that was taken back, where the web server did not follow', async () => {
    const before = currentOf(folder);
    const failed = await run('--demo', '--reload=false');
    expect(failed).toEqual({
      code: 1,
      said:
        `The web server could not be reloaded.\nBack to ${before} (no check of it is on record)\n` +
        `The web server could not be reloaded. ${notSeen}\n`,
    });
    expect((await run('--back', '--reload=true')).said).toContain(`Back to ${before}`);
  }, 60_000);

  test('changes nothing where an address of --check cannot be reached, and says why', async () => {
    const before = [currentOf(folder), readdirSync(join(folder, 'releases'))];
    for (const [address, reason] of [
      ['http://localhost:1', 'ECONNREFUSED'],
      ['https://nowhere.invalid', 'nowhere.invalid'],
    ] as const) {
      const { code, said } = await run('--demo', `--check=${address}`);
      expect(code).toBe(1);
      expect(said).toMatch(new RegExp(`^${new URL(address).host} cannot be reached: .*${reason}`));
      expect(said).toContain('Nothing was released.');
    }
    const other = createServer((_, response) => response.writeHead(404).end()).listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await run('--demo', `--check=http://127.0.0.1:${port} kontora.example`);
    other.close();
    expect(code).toBe(1);
    expect(said).toContain('kontora.example serves no release: /release.txt has status 404.');
    expect(said).toContain('Nothing was released.');
    expect([currentOf(folder), readdirSync(join(folder, 'releases'))]).toEqual(before);
  });

  test('says that nothing was released when it is interrupted before it copies', async () => {
    const before = [currentOf(folder), readdirSync(join(folder, 'releases'))];
    const silent = createServer(() => {}).listen(0);
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const child = spawn(process.execPath, [
      join(import.meta.dirname, '../release.ts'),
      folder,
      '--demo',
      `--check=http://127.0.0.1:${port}`,
    ]);
    const said = textOf(child.stderr);
    await once(silent, 'request');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    expect(await said).toBe('Interrupted by SIGTERM.\nNothing was released.\n');
    expect([currentOf(folder), readdirSync(join(folder, 'releases'))]).toEqual(before);
    silent.closeAllConnections();
    silent.close();
  });

  test('keeps two releases at least', async () => {
    const { code, said } = await run('--demo', '--keep=1');
    expect([code, said]).toEqual([
      1,
      '--keep: two releases at least, the current one and one to go back to\n',
    ]);
  });

  test('changes nothing while another run holds the folder, and goes on when that has ended', async () => {
    const before = [currentOf(folder), readdirSync(join(folder, 'releases'))];
    const other = spawn('sleep', ['60'], { stdio: 'ignore' });
    writeFileSync(join(folder, LOCK_FILE), String(other.pid));
    for (const [action, said] of [
      ['--demo', 'Nothing was released.'],
      ['--back', 'Nothing was changed.'],
    ] as const) {
      const refused = await run(action);
      expect(refused.code).toBe(1);
      expect(refused.said).toContain(`Process ${other.pid} has been releasing here since`);
      expect(refused.said).toContain(said);
    }
    expect([currentOf(folder), readdirSync(join(folder, 'releases'))]).toEqual(before);
    other.kill();
    await once(other, 'exit');
    const released = await run('--demo');
    expect(released.code).toBe(0);
    // Without a reload nobody gets it.
    expect(released.said).toContain(
      'visitors get this one when it has been reloaded: nginx -t && systemctl reload nginx',
    );
    expect(existsSync(join(folder, LOCK_FILE))).toBe(false);
  });

  test('says in a line what it cannot write, and leaves what is there', async () => {
    const before = currentOf(folder);
    const releases = join(folder, 'releases');
    renameSync(releases, `${releases}-away`);
    writeFileSync(releases, '');
    const { code, said } = await run('--demo');
    expect([code, said.trim().split('\n').length]).toEqual([1, 2]);
    expect(said).toMatch(/^E\w+: .*\nNothing was released\.$/m);
    rmSync(releases);
    renameSync(`${releases}-away`, releases);
    expect(currentOf(folder)).toBe(before);
  });
});
