import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { recipientOf } from './order';
import { OtherRedemption, otherTitles } from './other-redemptions';
import type { Redemption } from './redemption-state';
import type { OpenRedemption } from './redemption-storage';
import { useLoadRedemption } from './use-redemption';

/**
 * The unfinished redemptions of this tab, with the way to them: of the voucher that is held, whose
 * balance may be out of date, and of others. Works on the landing page too, where the store comes late.
 */
export function OpenRedemptionNotice() {
  const held = useHeldVoucher();
  const { open, sent } = useOpenRedemptions();
  return (
    <>
      {sent && <SentRedemption redemption={sent} />}
      {open.map((one) => {
        if (held?.id === one.voucherId) return <OwnRedemption key={one.key} open={one} />;
        // Without a voucher there is no other one.
        const title = (held ? otherTitles : titles)[one.phase];
        return <OtherRedemption key={one.key} open={one} title={title} />;
      })}
    </>
  );
}

const titles = {
  uncertain: messageKey('redemption.open.title'),
  'paid-but-refused': messageKey('redemption.paying.title'),
  paying: messageKey('redemption.paying.title'),
} as const;

type Sent = Extract<Redemption, { phase: 'sending' | 'done' }>;

/** A request that is out while the visitor looks at another page, then the way to its result. */
function SentRedemption({ redemption }: { redemption: Sent }) {
  const { t } = useTranslation();
  const isDone = redemption.phase === 'done';
  const form = redemption.order.kind === 'donation' ? paths.donate() : paths.checkout();
  return (
    <Notice
      tone={isDone ? 'success' : 'info'}
      role="status"
      title={isDone ? t('redemption.answered.title') : t('redemption.sending.title')}
      actions={
        <ButtonLink href={isDone ? paths.thankYou() : form}>
          {isDone ? t('redemption.answered.go') : t('redemption.open.go')}
        </ButtonLink>
      }
    >
      <p>{recipientOf(redemption.order)}</p>
    </Notice>
  );
}

function OwnRedemption({ open }: { open: OpenRedemption }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { order, request, phase } = open;
  const recipient = recipientOf(order);
  const amount = format.money(request.redeemValue, request.currency);
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
        {phase === 'uncertain'
          ? t('redemption.open.summary', { recipient, amount })
          : t('form.summary-item', { label: recipient, message: amount })}
      </p>
    </Notice>
  );
}

interface Shown {
  /** The unfinished part; a payment counts as soon as it may take money. */
  open: readonly OpenRedemption[];
  /** A request that is out, or the last redemption, whose code is at its confirmation. */
  sent?: Sent | undefined;
}

function useOpenRedemptions(): Shown {
  const load = useLoadRedemption();
  const [shown, setShown] = useState<Shown>({ open: [] });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isWanted = true;
    const follow = async () => {
      const store = await load();
      if (!isWanted) return;
      const read = () => {
        const now = store.getState();
        const isSent = now.phase === 'sending' || now.phase === 'done';
        setShown({ open: store.getOpen(), ...(isSent && { sent: now }) });
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
  return shown;
}
