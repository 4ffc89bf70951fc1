import type { PrepaidLookup } from '~/api';
import type { KeyValueStore } from '~/lib/safe-storage';
import { decodeToken } from '~/voucher/decode-token';
import type { Payer } from './providers/payment-adapter';

/** The card that is topped up: its session and its limits. Never its serial number. */
export type PrepaidCard = PrepaidLookup;

const keyOf = (siteId: string) => `prepaid:${siteId}`;

/** Keeps the card for this tab. Its token is good for paying only, so it is no voucher session. */
export function writeCard(storage: KeyValueStore, siteId: string, card: PrepaidCard): void {
  storage.setItem(keyOf(siteId), JSON.stringify(card));
}

/** The card that was looked up last; undefined when what is stored is not whole. */
export function readCard(storage: KeyValueStore, siteId: string): PrepaidCard | undefined {
  try {
    const card = JSON.parse(
      storage.getItem(keyOf(siteId)) ?? 'null',
    ) as Partial<PrepaidCard> | null;
    const { currentValueInCent, minChargeInCent, maxChargeInCent } = card ?? {};
    const amounts = [currentValueInCent, minChargeInCent, maxChargeInCent];
    const isWhole =
      amounts.every((amount) => Number.isSafeInteger(amount)) &&
      /^[A-Z]{3}$/.test(String(card?.currency)) &&
      typeof card?.token === 'string' &&
      Array.isArray(card.providers);
    return isWhole ? (card as PrepaidCard) : undefined;
  } catch {
    return undefined;
  }
}

/** The card as the one that pays; undefined for a token that cannot be read. */
export function payerOf({
  token,
  currentValueInCent,
}: Pick<PrepaidCard, 'token' | 'currentValueInCent'>): Payer | undefined {
  const id = decodeToken(token)?.sub;
  return id === undefined
    ? undefined
    : { id, token, voucher: { balanceInCent: currentValueInCent } };
}
