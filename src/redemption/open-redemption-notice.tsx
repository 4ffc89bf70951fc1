import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { recipientOf } from './order';
import type { Redemption } from './redemption-state';
import { useLoadRedemption } from './use-redemption';

type Open = Extract<Redemption, { phase: 'uncertain' | 'paid-but-refused' }>;

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
      title={phase === 'uncertain' ? t('redemption.open.title') : t('redemption.paid-safe.title')}
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
        const isOpen = state.phase === 'uncertain' || state.phase === 'paid-but-refused';
        setOpen(isOpen ? state : undefined);
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
