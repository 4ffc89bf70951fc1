import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api';
import { createSafeStorage, type KeyValueStore } from '~/lib/safe-storage';
import { createPayment } from '~/payment/payment';
import type { PaymentCalls } from '~/payment/payment-calls';
import type { PaymentAdapter } from '~/payment/providers/payment-adapter';
import type { Ledger } from '~/payment/testing';

// A tab with the real store of a payment, whose calls can be lost or late.

/** What becomes of the next calls of a tab: whether they arrive, and whether their answers do. */
export type Line = 'well' | 'request lost' | 'answer lost';

const memory = (from?: ReadonlyMap<string, string>) => {
  const all = new Map(from);
  const store: KeyValueStore = createSafeStorage(() => ({
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  }));
  return { ...store, all };
};

/** A tab with the real store of a payment. */
export function createTab(ledger: Ledger, from?: ReadonlyMap<string, string>) {
  const storage = memory(from);
  let line: Line = 'well';
  let random = 0;
  let isHeld = true;
  /** Addresses of banks that the tab was led to. */
  const left: string[] = [];
  /** Requests that counted as lost and may arrive after all. */
  const late: (() => unknown)[] = [];

  /** Each call goes over the line as it is then. */
  async function send<Result>(call: () => Result): Promise<Result> {
    const lost = new ApiError({ kind: 'network', code: 'TEMPORARY_FAILURE' });
    if (line === 'request lost') {
      late.push(call);
      throw lost;
    }
    const result = call();
    if (line === 'answer lost') throw lost;
    return Promise.resolve(result);
  }

  const calls: PaymentCalls = {
    activity: () => send(ledger.activity),
    cancel: (chargeId) => send(() => ledger.cancel(chargeId)),
  };
  const adapter: PaymentAdapter = {
    isLoaded: () => true,
    render: () => Promise.reject(new Error('Nothing is drawn here')),
    start: (order, attempt, call) => {
      const luck = random;
      return send(() => {
        const { chargeId } = ledger.start(order, attempt, call, luck);
        const redirectUrl = attempt.provider === 'unzer' && { redirectUrl: 'https://bank.example' };
        return { started: { chargeId, ...redirectUrl } };
      });
    },
    finalize: ({ chargeId = '' }, _order, call) => {
      const luck = random;
      return send(() => ledger.finish(chargeId, call, luck));
    },
  };

  const open = () => {
    const payment = createPayment({
      flow: 'redeem',
      siteId: 'site',
      storage,
      client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      calls,
      adapterOf: () => Promise.resolve(adapter),
      payer: () =>
        isHeld
          ? { id: 'voucher', token: 'token', voucher: { balanceInCent: ledger.balance() } }
          : undefined,
      order: () => ({ orderKey: ORDER, voucherId: 'voucher' }),
      leave: (address) => void left.push(address),
    });
    return { payment, close: payment.connect() };
  };
  let page = open();

  return {
    storage,
    left,
    late,
    get payment() {
      return page.payment;
    },
    set: (next: Line): void => void (line = next),
    /** Decides what providers do with the next calls. */
    draw: (luck: number): void => void (random = luck),
    signOut: () => void (isHeld = false),
    signIn: () => void (isHeld = true),
    reload(): void {
      page.close();
      page = open();
    },
  };
}

/** The key of the redemption that is paid for in every tab. */
export const ORDER = '7d1f0c52-0a94-4c1e-8b7e-52d6a9f3c014';

export type Tab = ReturnType<typeof createTab>;
