// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import type { ButtonProps } from './button';
import { NativeButton } from './native-button';

afterEach(cleanup);

type Rest = { children: string } & Pick<ButtonProps, 'isPending' | 'pendingLabel' | 'type'>;

const kinds = [
  ['Button', (onPress: () => void, rest: Rest) => <Button onPress={onPress} {...rest} />],
  [
    'NativeButton',
    (onPress: () => void, rest: Rest) => <NativeButton onClick={onPress} {...rest} />,
  ],
] as const;

describe.each(kinds)('%s', (_name, element) => {
  it('presses with the mouse and the keyboard', async () => {
    const onPress = vi.fn();
    render(element(onPress, { children: 'Weiter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus and does nothing while it is pending', async () => {
    const onPress = vi.fn();
    const { rerender } = render(element(onPress, { children: 'Weiter' }));
    const button = screen.getByRole('button', { name: 'Weiter' });
    await userEvent.click(button);
    rerender(
      element(onPress, { children: 'Weiter', isPending: true, pendingLabel: 'Wird gesendet' }),
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
        {element(() => undefined, {
          type: 'submit',
          children: 'Weiter',
          isPending,
          pendingLabel: '…',
        })}
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.type(screen.getByRole('textbox'), 'A{Enter}');
    rerender(form(true));
    await userEvent.type(screen.getByRole('textbox'), 'B{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
