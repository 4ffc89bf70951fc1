import { expect, test } from 'vitest';
import { readPayment } from '~/payment/payment-storage';
import { happenings } from './happenings';
import { createTab, createWorld, SITE } from './tab';

test('[4.069] while a payment is open, another voucher redeems, and the payment is kept', () => {
  const world = createWorld();
  const tab = createTab(world);
  const happen = (what: string, luck = 0) => void happenings[what]?.([tab], tab, world, luck);
  happen('enter a');
  happen('choose what has to be paid for');
  happen('pay');
  const paying = tab.store.getState();
  expect(paying).toMatchObject({ phase: 'paying', voucherId: 'voucher-a' });
  happen('session over');
  happen('enter b');
  expect(tab.store.getState()).toEqual({ phase: 'choosing' });
  expect(tab.store.getOpen()).toEqual([paying]);
  happen('choose', 0);
  happen('submit');
  expect(tab.store.getState()).toMatchObject({ phase: 'sending', voucherId: 'voucher-b' });
  happen('answer well');
  tab.reload();
  happen('enter a');
  expect(tab.store.getState()).toEqual(paying);
  expect(readPayment(tab.storage, SITE, 'redeem')?.attempt).toBeDefined();
});
