import { useEffect, useRef, type ReactNode } from 'react';

interface KeptFormProps {
  /** Whether a later step is shown in place of the form, see `useStep`. */
  isHidden: boolean;
  children: ReactNode;
}

/**
 * The page of a form with a later step: hidden there and not gone, so that Back finds the form as it was
 * left, at the place where it was left: the focus is where it was, or else on the heading.
 */
export function KeptForm({ isHidden, children }: KeptFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(isHidden);
  const left = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasHidden.current && !isHidden) {
      const heading = container.current?.querySelector<HTMLElement>('[data-page-heading]');
      (left.current?.isConnected ? left.current : heading)?.focus();
    }
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <div ref={container} hidden={isHidden} onFocus={({ target }) => (left.current = target)}>
      {children}
    </div>
  );
}
