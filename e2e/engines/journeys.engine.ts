import { afterAll, beforeAll, describe, inject, onTestFinished, test } from 'vitest';
import { createEngineVisitor } from './engine-visitor.ts';
import { journeys } from './journeys.ts';
import { startNetwork, type Network } from './network.ts';
import { stopAll } from './processes.ts';
import { missing, type EngineName } from './programs.ts';
import { startSession } from './session.ts';
import { openTab } from './tab.ts';

let network: Network;
beforeAll(async () => {
  network = await startNetwork(inject('sitesPort'));
});
afterAll(() => network.close());

// global-setup.ts says it loudly where an engine is left out.
for (const engine of Object.keys(missing) as EngineName[]) {
  describe.skipIf(missing[engine].length > 0)(engine, () => {
    for (const { title, notIn, walk, ...window } of journeys) {
      // The journey says why an engine leaves it out.
      test.skipIf(notIn === engine)(title, async () => {
        // A display and a browser for each journey: nothing is left of another one.
        const session = await startSession();
        onTestFinished(async () => {
          await stopAll();
          session.remove();
        });
        const { proxyPort, port } = network;
        const tab = await openTab(engine, { session, proxyPort, ...window });
        onTestFinished(() => tab.close());
        await walk(createEngineVisitor(tab, port), network, engine);
      });
    }
  });
}
