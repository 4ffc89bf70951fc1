import type { ComponentProps } from 'react';
import { ButtonContent, buttonLook } from './button-look';
import type { PendingButtonLook } from './button-look';

export interface NativeButtonProps
  extends PendingButtonLook, Omit<ComponentProps<'button'>, 'className'> {}

/** `Button` without react-aria, for pages that must stay light (the landing page). Same look, same pending rules. */
export function NativeButton({
  variant = 'quiet',
  size = 'm',
  isFullWidth = false,
  iconStart,
  iconEnd,
  isPending = false,
  pendingLabel,
  children,
  type = 'button',
  onClick,
  ...props
}: NativeButtonProps) {
  return (
    <button
      {...props}
      {...buttonLook({ variant, size, isFullWidth })}
      type={type}
      // Enter in a text field clicks the submit button, so this also stops a second submit from there.
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
    >
      <ButtonContent
        {...{ iconStart, iconEnd, isPending }}
        {...(pendingLabel !== undefined && { pendingLabel })}
      >
        {children}
      </ButtonContent>
    </button>
  );
}
