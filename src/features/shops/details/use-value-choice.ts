import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Voucher } from '~/api';
import { parseAmount } from '~/form/parse-amount';
import { offeredProviders } from '~/payment/offered-providers';
import { isValueChoosable } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { sumOfItems } from '~/redemption/order';
import { useRedemptionStore } from '~/redemption/use-redemption';
import {
  createValueOffer,
  initialSelection,
  isAmountOffered,
  itemsOfSelection,
  type Selection,
} from '~/features/shops/offers/value-offer';
import type { DetailedShop } from '~/features/shops/shop-queries';

/** The choice, by the id of the shop: it stays while the window changes between page and dialog. */
export type KeptChoices = Map<number, { selection: Selection; typed: string }>;

export const KeptChoicesContext = createContext<KeptChoices>(new Map());

export type ValueChoiceState = ReturnType<typeof useValueChoice>;

/** The visitor's choice in a shop; it becomes the order when the visitor continues. */
export function useValueChoice(shop: DetailedShop, { balanceInCent, currency }: Voucher) {
  const site = useSite();
  const isChoosable = isValueChoosable(site);
  /** Values above the balance can be chosen if the difference can be paid. */
  const canPay = offeredProviders(site, currency).length > 0;
  const store = useRedemptionStore();
  const offer = useMemo(
    () => createValueOffer(shop, balanceInCent, isChoosable, canPay),
    [shop, balanceInCent, isChoosable, canPay],
  );
  const [remembered] = useState(() => {
    const redemption = store.getState();
    const order = redemption.phase === 'filling' ? redemption.order : undefined;
    return order?.shopId === shop.id ? order.items : [];
  });
  const kept = use(KeptChoicesContext);
  const [earlier] = useState(() => kept.get(shop.id));
  const [selection, select] = useState<Selection>(
    () => earlier?.selection ?? initialSelection(offer, balanceInCent, remembered, canPay),
  );
  const [typed, setTyped] = useState(
    () =>
      earlier?.typed ?? (selection.kind === 'amount' ? String(sumOfItems(remembered) / 100) : ''),
  );
  useEffect(() => {
    kept.set(shop.id, { selection, typed });
  }, [kept, shop.id, selection, typed]);
  const amountInCent = parseAmount(typed, currency);
  const isAmountValid =
    offer.amount !== undefined &&
    amountInCent !== undefined &&
    isAmountOffered(offer.amount, amountInCent);
  const items = itemsOfSelection(selection, offer, isAmountValid ? amountInCent : undefined);

  /** Begins the order. @returns false while an earlier one must end first */
  function beginOrder(): boolean {
    const { id: shopId, name: shopName, slug: shopSlug, logo: shopLogo } = shop;
    return store.choose({
      shopId,
      shopName,
      ...(shopSlug !== undefined && { shopSlug }),
      ...(shopLogo !== undefined && { shopLogo }),
      items,
    });
  }

  return { offer, isChoosable, canPay, selection, select, typed, setTyped, items, beginOrder };
}
