import { afterAll, afterEach, beforeAll, beforeEach, describe, inject, test } from 'vitest';
import { createEngineVisitor } from './engine-visitor.ts';
import { journeys } from './journeys.ts';
import { startNetwork, type Network } from './network.ts';
import { stopAll } from './processes.ts';
import { missing, type EngineName } from './programs.ts';
import { startSession, type Session } from './session.ts';
import { openTab, type Tab } from './tab.ts';

// global-setup.ts says it loudly where an engine is left out.
for (const [engine, programs] of Object.entries(missing)) {
  describe.skipIf(programs.length > 0)(engine, () => {
    let session: Session;
    let network: Network;
    let tab: Tab;
    beforeAll(async () => {
      session = await startSession();
      network = await startNetwork(inject('sitesPort'));
    });
    // A browser for each journey: nothing is left of another one.
    beforeEach(async () => {
      tab = await openTab(engine as EngineName, { session, proxyPort: network.proxyPort });
    });
    afterEach(() => tab.close());
    afterAll(async () => {
      network.close();
      await stopAll();
      session.remove();
    });
    for (const { title, notIn, walk } of journeys) {
      // The journey says why an engine leaves it out.
      test.skipIf(notIn === engine)(title, () =>
        walk(createEngineVisitor(tab, network.port), network),
      );
    }
  });
}
