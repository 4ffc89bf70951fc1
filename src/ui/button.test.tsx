import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

it('presses with the mouse and the keyboard', async () => {
  const onPress = vi.fn();
  render(<Button onClick={onPress}>Weiter</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('keeps the focus and does nothing while it is pending', async () => {
  const onPress = vi.fn();
  const { rerender } = render(<Button onClick={onPress}>Weiter</Button>);
  const button = screen.getByRole('button', { name: 'Weiter' });
  await userEvent.click(button);
  rerender(
    <Button onClick={onPress} isPending pendingLabel="Wird gesendet">
      Weiter
    </Button>,
  );
  expect(button).toBe(document.activeElement);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Wird gesendet' })).toBe(button);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('does not submit its form a second time', async () => {
  const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      <Button type="submit" isPending={isPending} pendingLabel="…">
        Weiter
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByRole('textbox'), 'A{Enter}');
  rerender(form(true));
  await userEvent.type(screen.getByRole('textbox'), 'B{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
