import { jwtDecode } from 'jwt-decode';
import type { VoucherTokenPayload } from '~/api';

/**
 * Reads the payload of a voucher token (requirements 3.075 to 3.083). It is decoded, never
 * verified: the server verifies it on every call.
 * @returns undefined for anything that is not a token with a usable voucher
 */
export function decodeToken(token: string): VoucherTokenPayload | undefined {
  try {
    const payload = jwtDecode<VoucherTokenPayload>(token);
    const usable =
      typeof payload.sub === 'string' &&
      Number.isSafeInteger(payload.voucher?.balanceInCent) &&
      /^[A-Z]{3}$/.test(payload.voucher.currency);
    return usable ? payload : undefined;
  } catch {
    return undefined;
  }
}
