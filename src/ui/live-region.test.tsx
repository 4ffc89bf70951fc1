import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegions, announce, withdraw } from './live-region';

beforeEach(() => {
  vi.useFakeTimers();
  render(<LiveRegions />);
});
afterEach(() => {
  after(10_000);
  cleanup();
  vi.useRealTimers();
});

const polite = () => screen.getByRole('status').textContent;
const assertive = () => screen.getByRole('alert').textContent;
const say = (...message: Parameters<typeof announce>) => act(() => announce(...message));
const after = (ms: number): void => void act(() => vi.advanceTimersByTime(ms));

it('says only the last polite message of a burst, after 300 ms', () => {
  say('214 Shops');
  after(299);
  say('42 Shops');
  after(299);
  expect(polite()).toBe('');
  after(1);
  expect(polite()).toBe('42 Shops');
});

it('says assertive messages at once and apart from polite ones', () => {
  say('Sitzung endet', 'assertive');
  expect(assertive()).toBe('Sitzung endet');
  expect(polite()).toBe('');
});

it('makes a change of the same words said again', () => {
  say('Kopiert', 'assertive');
  const first = assertive();
  say('Kopiert', 'assertive');
  expect(assertive()).not.toBe(first);
  expect(assertive()?.trim()).toBe('Kopiert');
});

it('takes back a polite message that is over, said or not yet, and no other one', () => {
  say('Wird geladen');
  act(() => withdraw('Wird geladen'));
  after(300);
  expect(polite()).toBe('');
  say('Wird geladen');
  after(300);
  say('Wird geladen');
  after(300);
  act(() => withdraw('Wird geladen'));
  expect(polite()).toBe('');
  say('42 Shops');
  after(200);
  act(() => withdraw('Wird geladen'));
  after(100);
  expect(polite()).toBe('42 Shops');
  act(() => withdraw('Wird geladen'));
  expect(polite()).toBe('42 Shops');
});

it('takes old news off the page', () => {
  say('Kopiert');
  after(300);
  after(9_999);
  expect(polite()).toBe('Kopiert');
  after(1);
  expect(polite()).toBe('');
});
