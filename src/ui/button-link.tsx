import { ButtonContent, buttonLook } from './button-look';
import type { ButtonLook } from './button-look';
import { Link } from './link';
import type { LinkProps } from './link';
import { VisuallyHidden } from './visually-hidden';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({
  variant = 'quiet',
  size = 'm',
  isFullWidth = false,
  iconStart,
  iconEnd,
  externalText,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Link {...props} {...buttonLook({ variant, size, isFullWidth })} data-print="plain">
      <ButtonContent iconStart={iconStart} iconEnd={externalText ? 'external' : iconEnd}>
        <span>{children}</span>
        {externalText !== undefined && (
          <>
            {' '}
            <VisuallyHidden>{`(${externalText})`}</VisuallyHidden>
          </>
        )}
      </ButtonContent>
    </Link>
  );
}
