import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askNpm } from './ask-npm.ts';
import { auditReport, readAudit } from './read-audit.ts';

// npm itself asks a registry on this machine about a project with one package.

let folder = '';
let registry: Server | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'advisories-'));
  const project = { name: 'project', version: '1.0.0' };
  const dependencies = { parcel: '1.0.0' };
  const packages = {
    '': { ...project, dependencies },
    'node_modules/parcel': { version: '1.0.0' },
  };
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', { ...project, dependencies });
  write('package-lock.json', { ...project, lockfileVersion: 3, requires: true, packages });
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  registry?.closeAllConnections();
  registry?.close();
});

/** Asks npm with a registry that answers so. */
async function ask(answer: RequestListener) {
  registry = createServer(answer);
  await new Promise<void>((resolve) => registry?.listen(0, '127.0.0.1', resolve));
  const address = registry.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const output = await askNpm(folder, { withTools: false, registry: `http://127.0.0.1:${port}` });
  return auditReport(readAudit(output));
}

const weakness = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Opens itself',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
  cwe: [],
  cvss: { score: 7, vectorString: null },
};

test('an advisory is named', async () => {
  const { text, exitCode } = await ask((request, response) => {
    const isList = request.url?.endsWith('/security/advisories/bulk') === true;
    response.setHeader('Content-Type', 'application/json');
    if (isList) return response.end(JSON.stringify({ parcel: [weakness] }));
    const versions = { '1.0.0': { name: 'parcel', version: '1.0.0' } };
    return response.end(JSON.stringify({ name: 'parcel', 'dist-tags': {}, versions }));
  });
  expect(text).toBe('✗ parcel (high): Opens itself');
  expect(exitCode).toBe(1);
});

test('no advisories is an answer', async () => {
  const { text, exitCode } = await ask((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  });
  expect(text).toMatch(/^✓ No advisories about \d+ packages\.$/);
  expect(exitCode).toBe(0);
});

test.each([
  ['refuses to say', 405],
  ['does not know the question', 404],
  ['is broken', 500],
])('a registry that %s is no good news', async (_, status) => {
  const { text, exitCode } = await ask((_request, response) => {
    response.statusCode = status;
    response.end('<html>');
  });
  expect(text).toContain('Advisories are not known');
  expect(exitCode).toBe(2);
});

test('what is not whole is no answer', () => {
  for (const output of ['', 'null', '{}', '{"vulnerabilities":{}}', 'npm error']) {
    expect(auditReport(readAudit(output)).exitCode).toBe(2);
  }
});
