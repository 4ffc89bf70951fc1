import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_PAYMENT } from './no-payment';
import { usePayingDocument } from './paying-document';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  document.body.removeAttribute(NO_PAYMENT);
});
afterEach(cleanup);

function Payment({ isNeeded }: { isNeeded: boolean }) {
  return usePayingDocument(isNeeded, reload) && <p>Pay</p>;
}

/** Shows a payment as a document does that was just loaded. */
function open(isNeeded = true): boolean {
  cleanup();
  render(<Payment isNeeded={isNeeded} />);
  return screen.queryByText('Pay') !== null;
}

test('a document for payments shows the providers at once', () => {
  expect(open()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('another one is loaded again, once, and shows nothing before', () => {
  document.body.setAttribute(NO_PAYMENT, '');
  expect(open()).toBe(false);
  document.body.removeAttribute(NO_PAYMENT);
  expect(open()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a payment that only goes on needs no provider', () => {
  document.body.setAttribute(NO_PAYMENT, '');
  expect(open(false)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a server that sends the wrong document twice is not asked for ever', () => {
  document.body.setAttribute(NO_PAYMENT, '');
  expect([open(), open()]).toEqual([false, true]);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page in a browser that stores nothing is not reloaded', () => {
  document.body.setAttribute(NO_PAYMENT, '');
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  expect(open()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
