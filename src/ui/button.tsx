import type { ComponentProps } from 'react';
import { ButtonContent, buttonLook } from './button-look';
import type { PendingButtonLook } from './button-look';

export interface ButtonProps
  extends PendingButtonLook, Omit<ComponentProps<'button'>, 'className'> {}

/** A native button. While `isPending` it stays focusable, is `aria-disabled`, and neither presses nor submits again. */
export function Button({
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
}: ButtonProps) {
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
