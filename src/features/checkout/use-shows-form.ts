import { useState } from 'react';
import type { Redemption } from '~/redemption/redemption-state';

const isForm = (redemption: Redemption): boolean =>
  redemption.phase === 'filling' ||
  redemption.phase === 'donating' ||
  (redemption.phase === 'sending' && !redemption.isRepeat && !redemption.paid);

/** Whether the page shows its form. As it was sent, it stays until the page of the result is there. */
export function useShowsForm(redemption: Redemption): boolean {
  const [last, setLast] = useState(false);
  if (redemption.phase === 'done') return last;
  const shows = isForm(redemption);
  if (shows !== last) setLast(shows);
  return shows;
}
