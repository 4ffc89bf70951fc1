// Runs before every test file that needs a DOM.
import { webcrypto } from 'node:crypto';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
// Matchers for roles, names and states.
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { EXAMPLE_NOW } from '../mocks/shift-dates.ts';
import { watchBareTexts } from './bare-texts.ts';

// Features of browsers that jsdom lacks.
Object.defineProperties(globalThis, {
  crypto: { value: webcrypto, configurable: true },
  ReadableStream: { value: ReadableStream, configurable: true, writable: true },
  TransformStream: { value: TransformStream, configurable: true, writable: true },
  WritableStream: { value: WritableStream, configurable: true, writable: true },
});

// jsdom has no layout, so there is nothing to scroll.
globalThis.Element.prototype.scrollIntoView ??= () => undefined;

// Effects, such as moving the focus, come a turn after the change on the screen; on a busy machine a query that
// finds the change would be faster than they are.
configure(({ asyncWrapper }) => ({
  // A busy machine takes its time, and a late answer is no wrong one.
  asyncUtilTimeout: 10_000,
  asyncWrapper: (query) =>
    asyncWrapper(async () => {
      const found = await query();
      await setImmediate();
      return found;
    }),
}));

// The contract's examples tell dates from one moment: pages that show them live at that moment, whatever
// the day of the test. A test with a clock of its own sets it again.
const setClock = () => vi.useFakeTimers({ toFake: ['Date'], now: EXAMPLE_NOW });
// For values that a file computes when it is loaded, and for each test.
setClock();
beforeEach(setClock);

// Every test is one of a page that a browser translates, too.
const bareTexts = new Set<string>();
watchBareTexts((message) => bareTexts.add(message));
afterEach(() => {
  const messages = [...bareTexts];
  bareTexts.clear();
  if (messages.length > 0) throw new Error(messages.join('\n'));
});
