import { inGate } from './support/in-gate.ts';
import { expect, test } from './support/test.ts';
import { walk } from './walker/walk.ts';

// A visitor who does anything, against a server that answers as freely as the contract allows. A walk that
// finds something is taken again alone: npm run e2e -- -g "walk 17 "

const WALKS = 150;
const IN_GATE = 3;

test.use({ actionTimeout: 1000 });

for (let seed = 1; seed <= WALKS; seed += 1) {
  test(`walk ${seed} @phone`, inGate(seed <= IN_GATE), async ({ page, context, mock, watch }) => {
    watch.expectFailedCalls();
    watch.expect(/^The site configuration could not be loaded/);
    // Such answers are reported.
    watch.expect(/left out|could not be read|answered otherwise/);
    expect(await walk(context, page, mock, seed)).toEqual([]);
  });
}
