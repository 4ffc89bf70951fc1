import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChipCheckbox, ChipToolbar } from './chip';

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const row = (names: readonly string[]) => (
  <>
    <ChipToolbar label="Kategorie" className="">
      {names.map((name) => (
        <ChipCheckbox key={name}>{name}</ChipCheckbox>
      ))}
    </ChipToolbar>
    <button type="button">Weiter</button>
  </>
);

const chip = (name: string) => screen.getByRole('checkbox', { name });

test('a row of chips is one stop, the one that was left, and arrows go on inside', async () => {
  const { rerender } = render(row(['Mode', 'Reisen', 'Kino']));
  await userEvent.tab();
  expect(chip('Mode')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(chip('Reisen')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(chip('Reisen')).toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  // One more, before the others.
  rerender(row(['Bücher', 'Mode', 'Reisen', 'Kino']));
  await userEvent.tab({ shift: true });
  expect(chip('Reisen')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(chip('Kino')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(chip('Bücher')).toHaveFocus();
});
