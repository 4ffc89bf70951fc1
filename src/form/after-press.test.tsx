import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { afterPress } from './after-press';

test('does at once what no press is in the way of', () => {
  const action = vi.fn();
  afterPress(action);
  expect(action).toHaveBeenCalledOnce();
});

test.each([
  ['click', (button: HTMLElement) => fireEvent.pointerUp(button) && fireEvent.click(button)],
  ['cancelled press', (button: HTMLElement) => fireEvent.pointerCancel(button)],
])('waits for the end of the %s', async (_, end) => {
  const button = document.body.appendChild(document.createElement('button'));
  const order: string[] = [];
  button.addEventListener('click', () => order.push('click'));
  fireEvent.pointerDown(button);
  afterPress(() => order.push('action'));
  expect(order).toEqual([]);
  end(button);
  await vi.waitFor(() => expect(order.at(-1)).toBe('action'));
  expect(order.filter((what) => what === 'action')).toHaveLength(1);
  const again = vi.fn();
  afterPress(again);
  expect(again).toHaveBeenCalledOnce();
});
