import { useEffect, useState } from 'react';
import { VisuallyHidden } from '~/ui/visually-hidden';

/** The card turns up first, then the amount counts (in ms). */
const START = 250;
const DURATION = 650;

/** The share that it begins with: from zero, a gift would look empty for a moment. */
const FIRST_SHARE = 0.6;

interface CountedAmountProps {
  cents: number;
  format: (cents: number) => string;
}

/** An amount that counts up, once; with reduced motion it is there at once. */
export function CountedAmount({ cents, format }: CountedAmountProps) {
  const [share, setShare] = useState(() => (hasMotion() ? FIRST_SHARE : 1));
  const isCounting = share < 1;
  useEffect(() => {
    if (!isCounting) return undefined;
    let frame: number;
    const begun = performance.now() + START;
    const step = (now: number) => {
      const passed = Math.min(1, Math.max(0, (now - begun) / DURATION));
      setShare(1 - (1 - FIRST_SHARE) * (1 - passed) ** 3);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  if (!isCounting) return <span>{format(cents)}</span>;
  return (
    <>
      <span aria-hidden="true">{format(Math.round(cents * share))}</span>
      <VisuallyHidden>{format(cents)}</VisuallyHidden>
    </>
  );
}

/** Whether the browser moves things, and the visitor wants it. */
const hasMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches;
