import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type PaymentProvider } from '~/api';
import { useSite } from '~/sites/use-site';
import type { Payment } from './payment';
import { loadAdapter, loadProviderScript } from './providers/load-adapter';
import type { Drawn, PaymentOrder } from './providers/payment-adapter';
import { providers } from './providers/providers';

/** How far a provider's fields or button are. */
export type ProviderStatus = 'loading' | 'ready' | 'blocked';

interface ProviderUse {
  payment: Payment;
  order: PaymentOrder;
  provider: PaymentProvider;
}

/** Draws a provider into a host as long as it is chosen. */
export function useProvider({ payment, order, provider }: ProviderUse) {
  const { t, i18n } = useTranslation();
  const site = useSite();
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(undefined);
  const [status, setStatus] = useState<ProviderStatus>('loading');

  const draw = useEffectEvent(async (isWanted: () => boolean): Promise<Drawn | undefined> => {
    const adapter = await loadAdapter(provider, site);
    const { currency } = order;
    const locale = i18n.language;
    await loadProviderScript(provider, site, { currency, locale }, adapter.isLoaded);
    if (!host.current || !isWanted()) return undefined;
    const begin = (paymentTypeId?: string) => payment.begin(order, provider, paymentTypeId);
    const render = adapter.render ?? (() => ({ submit: begin, remove: () => undefined }));
    return render(host.current, {
      currency,
      locale,
      titles: {
        provider: t('payment.frame', { provider: providers[provider].name(t) }),
        number: t('payment.card.number'),
        expiry: t('payment.card.expiry'),
        cvc: t('payment.card.cvc'),
      },
      start: begin,
      approve: (startKey) => void payment.approve(startKey),
      interrupt: (interruption) => void payment.interrupt(interruption),
    });
  });

  useEffect(() => {
    let isWanted = true;
    draw(() => isWanted)
      .then((result) => {
        if (!isWanted) return result?.remove();
        drawn.current = result;
        return setStatus('ready');
      })
      .catch((error: unknown) => {
        // What the server says about a payment is shown by the payment's own state.
        if (isWanted) setStatus(error instanceof ApiError ? 'ready' : 'blocked');
      });
    return () => {
      isWanted = false;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, []);

  return {
    host: host as RefObject<HTMLDivElement>,
    status,
    submit: () => drawn.current?.submit?.(),
  };
}
