import { jwtDecode } from 'jwt-decode';
import type { Currency, VoucherTokenPayload } from '~/api';

/** Largest amount of the contract, in cents, and latest end of a session, in seconds: the year 2100. */
const MAX_AMOUNT = 10_000_000;
const MAX_EXP = 4_102_444_800;
const CURRENCIES: Readonly<Record<Currency, true>> = {
  EUR: true,
  CHF: true,
  GBP: true,
  USD: true,
  CAD: true,
  PLN: true,
};

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isInteger = (value: unknown, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max;

/**
 * Reads the payload of a voucher token (requirements 3.075 to 3.083). It is decoded, never verified: the
 * server verifies it on every call. Its fields count as those of any answer: a deciding field is as the
 * contract says, a wrong decorating value is left out. By hand, because the landing page has no
 * schemas yet; `decode-token.test.ts` holds it against the contract's.
 * @returns undefined for anything that is not a token with a usable voucher, such as one whose `exp`
 * counts milliseconds
 */
export function decodeToken(token: string): VoucherTokenPayload | undefined {
  try {
    const payload = withoutNull(jwtDecode<VoucherTokenPayload>(token));
    const voucher = withoutNull(payload.voucher);
    const { currency, isPrepaid, balanceInCent, categoryId, noMarketplaces = false } = voucher;
    const isUsable =
      isText(payload.sub, 100) &&
      payload.sub !== '' &&
      isInteger(payload.exp, 0, MAX_EXP) &&
      ['redeem', 'pay', undefined].includes(payload.purpose) &&
      Object.hasOwn(CURRENCIES, currency) &&
      isInteger(balanceInCent, 0, MAX_AMOUNT) &&
      isInteger(categoryId, 1, Number.MAX_SAFE_INTEGER) &&
      typeof isPrepaid === 'boolean' &&
      typeof noMarketplaces === 'boolean';
    return isUsable ? decorated(payload, voucher) : undefined;
  } catch {
    return undefined;
  }
}

/** `null` in an optional field is the same as leaving it out. */
const withoutNull = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Fields;

function decorated(
  { thirdPartyRedeem, ...payload }: VoucherTokenPayload,
  { distribution, code, serialNumber, validUntil, ...voucher }: VoucherTokenPayload['voucher'],
): VoucherTokenPayload {
  return {
    ...payload,
    ...(isText(thirdPartyRedeem?.partner, 100) && { thirdPartyRedeem }),
    voucher: {
      ...voucher,
      ...(isText(distribution, 100) && { distribution }),
      ...(isText(code, 100) && { code }),
      ...(isText(serialNumber, 9) && /^\d{9}$/.test(serialNumber) && { serialNumber }),
      ...(isText(validUntil, 40) && DATE_TIME.test(validUntil) && { validUntil }),
    },
  };
}
