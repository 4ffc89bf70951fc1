import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { recipientOf } from './order';
import type { Redemption } from './redemption-state';
import { useLoadRedemption } from './use-redemption';

type Open = Extract<Redemption, { phase: 'uncertain' | 'paid-but-refused' | 'paying' }>;

/**
 * Beside a balance that may be out of date: a redemption of this tab has no end yet, and this is the way
 * to it. Works on the landing page too, where the store comes late.
 */
export function OpenRedemptionNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const open = useOpenRedemption();
  if (!open) return null;
  const { order, request, phase } = open;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t(titles[phase])}
      actions={
        <ButtonLink href={order.kind === 'donation' ? paths.donate() : paths.checkout()}>
          {t('redemption.open.go')}
        </ButtonLink>
      }
    >
      <p>
        {t('redemption.open.summary', {
          recipient: recipientOf(order),
          amount: format.money(request.redeemValue, request.currency),
        })}
      </p>
    </Notice>
  );
}

const titles = {
  uncertain: messageKey('redemption.open.title'),
  'paid-but-refused': messageKey('redemption.paid-safe.title'),
  paying: messageKey('redemption.paying.title'),
} as const;

/** What has no end yet; a payment counts from when money may be on its way. */
function useOpenRedemption(): Open | undefined {
  const load = useLoadRedemption();
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isWanted = true;
    const follow = async () => {
      const store = await load();
      if (!isWanted) return;
      const read = () => {
        const state = store.getState();
        setOpen(
          isOpen(state) && (state.phase !== 'paying' || store.isPaymentOpen()) ? state : undefined,
        );
      };
      read();
      stop = store.subscribe(read);
    };
    follow().catch(() => undefined);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [load]);
  return open;
}

const isOpen = (state: Redemption): state is Open => state.phase in titles;
