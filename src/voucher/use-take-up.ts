import { rememberCode } from './remembered-code';
import { useVoucherSession } from './use-voucher-session';

/**
 * Goes on with a voucher of this visit that waits.
 * @returns a function that takes its id, and answers false if its time is over
 */
export function useTakeUp(): (voucherId: string) => boolean {
  const { takeUp } = useVoucherSession();
  return (voucherId) => {
    // The code that was typed last is another voucher's.
    rememberCode('');
    return takeUp(voucherId);
  };
}
