import { paths } from '~/lib/paths';
import type { Redemption } from './redemption-state';

/**
 * Where a visitor continues after a code was accepted: at what was open for this voucher, else at the
 * shops (requirement 4.070).
 * @param before the redemption as it was when the code was sent
 */
export function pathAfterEntry(before: Redemption, now: Redemption): string {
  switch (now.phase) {
    case 'choosing':
    case 'done':
      return paths.shops();
    case 'donating':
      return paths.donate();
    case 'filling': {
      const isSameVoucher = before.phase === 'filling' && before.voucherId !== undefined;
      return isSameVoucher ? paths.checkout() : paths.shops();
    }
    case 'paying':
    case 'paid-but-refused':
      return paths.checkout();
    case 'sending':
    case 'uncertain':
      return now.order.kind === 'donation' ? paths.donate() : paths.checkout();
  }
}
