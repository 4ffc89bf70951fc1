import { expect, type ConsoleMessage, type Page } from '@playwright/test';

/** Errors and warnings that the page shows in the console only. */
export interface ConsoleWatch {
  /** Names a message that the test provokes; any other one fails the test. */
  expect(message: RegExp): void;
  /** Lets calls of the API fail: the browser itself writes a line about each. */
  expectFailedCalls(): void;
  /** Fails when there was an unexpected message. */
  verify(): void;
}

/** The browser's own line about an answer that is not a success, or about none. */
const FAILED_LOAD = /^Failed to load resource/;

/** Collects errors and warnings of the console, uncaught errors and unhandled rejections. */
export function watchConsole(page: Page): ConsoleWatch {
  const found: string[] = [];
  const expected: RegExp[] = [];
  let areFailedCallsExpected = false;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(describe(message));
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`));

  const isExpected = (line: string): boolean =>
    expected.some((message) => message.test(line)) ||
    (areFailedCallsExpected && FAILED_LOAD.test(line) && line.includes('/api/'));
  return {
    expect: (message) => void expected.push(message),
    expectFailedCalls: () => {
      areFailedCallsExpected = true;
    },
    verify: () => expect(found.filter((line) => !isExpected(line))).toEqual([]),
  };
}

const describe = (message: ConsoleMessage): string =>
  `${message.text()} (${message.location().url})`;
