// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegions, announce } from './live-region';

beforeEach(() => {
  vi.useFakeTimers();
  render(<LiveRegions />);
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const polite = () => screen.getByRole('status').textContent;
const assertive = () => screen.getByRole('alert').textContent;
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('says only the last polite message of a burst, after 300 ms', () => {
  act(() => announce('214 Shops'));
  after(299);
  act(() => announce('42 Shops'));
  after(299);
  expect(polite()).toBe('');
  after(1);
  expect(polite()).toBe('42 Shops');
});

it('says assertive messages at once and apart from polite ones', () => {
  act(() => announce('Sitzung endet', 'assertive'));
  expect(assertive()).toBe('Sitzung endet');
  expect(polite()).toBe('');
});

it('makes a change of the same words said again', () => {
  act(() => announce('Kopiert', 'assertive'));
  const first = assertive();
  act(() => announce('Kopiert', 'assertive'));
  expect(assertive()).not.toBe(first);
  expect(assertive()?.trim()).toBe('Kopiert');
});

it('takes old news off the page', () => {
  act(() => announce('Kopiert'));
  after(300);
  after(9_999);
  expect(polite()).toBe('Kopiert');
  after(1);
  expect(polite()).toBe('');
});
