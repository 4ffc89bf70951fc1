// Runs before every test file that needs a DOM.
import { webcrypto } from 'node:crypto';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
// Matchers for roles, names and states.
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// What browsers have and jsdom lacks.
Object.defineProperties(globalThis, {
  crypto: { value: webcrypto, configurable: true },
  ReadableStream: { value: ReadableStream, configurable: true, writable: true },
  TransformStream: { value: TransformStream, configurable: true, writable: true },
  WritableStream: { value: WritableStream, configurable: true, writable: true },
});

// Effects, such as moving the focus, come a turn after what is seen; on a busy machine a query that
// finds what is seen would be faster than they are.
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
