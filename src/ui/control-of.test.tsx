import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { correctField, focusInvalid } from './control-of';
import { LiveRegions } from './live-region';
import { TextField } from './text-field';

const scrolled = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
  render(
    <>
      <LiveRegions />
      <TextField id="code" label="Gutscheincode" error="Feld bitte ausfüllen." defaultValue="ABC" />
    </>,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Gutscheincode' });
const said = () => screen.getByRole('alert').textContent;

test('a wrong field takes the focus and is scrolled to, which WebKit does not do by itself', () => {
  act(() => focusInvalid('code'));
  expect(field()).toHaveFocus();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(said()).toBe('');
});

test('a wrong field that has the focus already is not read again, so its error is said (WCAG 4.1.3)', () => {
  field().focus();
  act(() => focusInvalid('code'));
  expect(said()).toBe('Gutscheincode, Feld bitte ausfüllen.');
});

test('a text that is to be corrected is selected', () => {
  act(() => correctField('code'));
  expect(field()).toHaveFocus();
  expect(field().selectionEnd).toBe(3);
});
