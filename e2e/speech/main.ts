// `npm run a11y speech`: Orca reads the website in Firefox to somebody with the keys alone, and its words
// becomes docs/accessibility/speech/. `npm run build:mock` first. `-- --walk errors` takes one walk,
// `-- --site schenkwerk-de` one site.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../engines/free-port.ts';
import { startNetwork } from '../engines/network.ts';
import { startAndRead, stopAll } from '../engines/processes.ts';
import { missingForSpeech, PACKAGES, programs } from '../engines/programs.ts';
import { startSession } from '../engines/session.ts';
import { openTab } from '../engines/tab.ts';
import { createListener, type Site } from './listener.ts';
import { enterDocument, startAccessibilityBus, startOrca } from './orca.ts';
import { walks } from './walks.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/accessibility/speech');

const SITES: readonly Site[] = [
  { id: 'schenkwerk-de', locale: 'de-DE', shop: 'Nordlicht', keyword: 'buch' },
  { id: 'larkgift-us', locale: 'en-US', shop: 'Northlight', keyword: 'book' },
  { id: 'larkgift-fr', locale: 'fr-FR', shop: 'Modora', keyword: 'livre' },
  { id: 'heimatgruss', locale: 'de-DE', shop: 'Friseur Am Markt', keyword: 'friseur' },
];

const { values } = parseArgs({ options: { walk: { type: 'string' }, site: { type: 'string' } } });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
}

if (missingForSpeech.length > 0) {
  console.warn(
    `\n!!! NOT RUN: nothing can be heard here; missing: ${missingForSpeech.join(', ')}. !!!\n` +
      `Debian’s packages: ${PACKAGES} orca xdotool at-spi2-core speech-dispatcher\n`,
  );
} else {
  await listen();
}

async function listen(): Promise<void> {
  const [port, mockPort] = [await freePort(), await freePort()];
  const session = await startSession({ GNOME_ACCESSIBILITY: '1', LC_ALL: 'C.UTF-8' });
  try {
    await startAndRead(process.execPath, ['scripts/serve.ts'], /^http:.*\n/m, {
      cwd: root,
      env: { ...process.env, PORT: String(port), MOCK_PORT: String(mockPort) },
    });
    const network = await startNetwork(port);
    await startAccessibilityBus(session);
    const orca = await startOrca(session);
    mkdirSync(folder, { recursive: true });
    for (const site of SITES.filter(({ id }) => id === (values.site ?? id))) {
      for (const { name, sites, go } of walks) {
        if (name !== (values.walk ?? name)) continue;
        // A site that is only there for a walk of its own has no other.
        const isWanted = sites ? sites.includes(site.id) : site.id !== 'heimatgruss';
        if (!isWanted) continue;
        const tab = await openTab('Firefox', { session, proxyPort: network.proxyPort });
        await enterDocument(tab, orca, session);
        const listener = createListener({ site, tab, orca, session, port: network.port });
        try {
          await go(listener, tab);
        } finally {
          const file = `${name}.${site.locale.slice(0, 2)}.txt`;
          writeFileSync(join(folder, file), `${heardWith(site)}\n\n${listener.transcript()}`);
          console.log(file);
          await tab.close();
        }
      }
    }
    network.close();
  } finally {
    await stopAll();
    session.remove();
  }
}

function heardWith({ id }: Site): string {
  const version = (program: string): string =>
    /\d+[\w.]*/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
  return `${id}: Orca ${version('orca')}, Firefox ${version(programs['firefox-esr'] ?? '')}`;
}
