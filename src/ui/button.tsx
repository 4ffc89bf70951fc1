import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { ButtonContent, buttonLook } from './button-look';
import type { PendingButtonLook } from './button-look';

export interface ButtonProps
  extends
    PendingButtonLook,
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. While `isPending` it stays focusable, is `aria-disabled`, and neither presses nor submits again. */
export function Button({
  variant = 'quiet',
  size = 'm',
  isFullWidth = false,
  iconStart,
  iconEnd,
  isPending = false,
  pendingLabel,
  children,
  ...props
}: ButtonProps) {
  return (
    <>
      <AriaButton {...props} {...buttonLook({ variant, size, isFullWidth })} isPending={isPending}>
        <ButtonContent
          {...{ iconStart, iconEnd, isPending }}
          {...(pendingLabel !== undefined && { pendingLabel })}
        >
          {children}
        </ButtonContent>
      </AriaButton>
      {/* A form with a single field submits on Enter even without a submit button, unless that is disabled. */}
      {isPending && props.type === 'submit' && <input type="submit" disabled hidden />}
    </>
  );
}
