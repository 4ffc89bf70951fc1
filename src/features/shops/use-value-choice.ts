import { useMemo, useState } from 'react';
import type { Shop, Voucher } from '~/api';
import { parseAmount } from '~/lib/parse-amount';
import { offeredProviders } from '~/payment/offered-providers';
import { useSite } from '~/sites/use-site';
import { sumOfItems, useRedemptionDraftStore } from '~/voucher/redemption-draft';
import {
  createValueOffer,
  initialSelection,
  isAmountOffered,
  itemsOfSelection,
  type Selection,
} from './value-offer';

export type ValueChoiceState = ReturnType<typeof useValueChoice>;

/** What the visitor chooses in a shop; the draft remembers it when the visitor goes on. */
export function useValueChoice(shop: Shop, { balanceInCent, currency }: Voucher) {
  const site = useSite();
  const isChoosable = site.redeemValueChooseable !== false;
  /** Values above the balance can be had where the difference can be paid. */
  const canPay = offeredProviders(site, currency).length > 0;
  const store = useRedemptionDraftStore();
  const offer = useMemo(
    () => createValueOffer(shop, balanceInCent, isChoosable),
    [shop, balanceInCent, isChoosable],
  );
  const [remembered] = useState(() => {
    const { choice } = store.get();
    return choice?.shopId === shop.id ? choice.items : [];
  });
  const [selection, select] = useState<Selection>(() =>
    initialSelection(offer, balanceInCent, remembered, canPay),
  );
  const [typed, setTyped] = useState(() =>
    selection.kind === 'amount' ? String(sumOfItems(remembered) / 100) : '',
  );
  const amountInCent = parseAmount(typed);
  const isAmountValid =
    offer.amount !== undefined &&
    amountInCent !== undefined &&
    isAmountOffered(offer.amount, amountInCent);
  const items = itemsOfSelection(selection, offer, isAmountValid ? amountInCent : undefined);

  /** Keeps the choice for the form. */
  function remember(): void {
    const { id: shopId, name: shopName, slug: shopSlug, logo: shopLogo } = shop;
    store.update({ choice: { shopId, shopName, shopSlug, shopLogo, items } });
  }

  return { offer, isChoosable, canPay, selection, select, typed, setTyped, items, remember };
}
