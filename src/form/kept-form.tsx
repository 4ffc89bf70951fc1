import { useEffect, useRef, type ReactNode } from 'react';

interface KeptFormProps {
  /** Whether a later step is shown in place of the form, see `useStep`. */
  isHidden: boolean;
  children: ReactNode;
}

/**
 * The page of a form with a later step: hidden there and not gone, so that Back finds the form as it was
 * left. Its heading takes the focus then, because the focus is lost with the step.
 */
export function KeptForm({ isHidden, children }: KeptFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) {
      container.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    }
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <div ref={container} hidden={isHidden}>
      {children}
    </div>
  );
}
