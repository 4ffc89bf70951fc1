import { randomUUID } from 'node:crypto';

/**
 * A code of the same kind as a demo voucher's that no other test has. The mock remembers what is
 * redeemed of it; a listed code is full again whenever it is entered.
 * @param name makes it different; the same name gives the same code
 */
export const ownCode = (code: string, name: string = randomUUID()): string =>
  `${code}-${name.slice(0, 8)}`;
