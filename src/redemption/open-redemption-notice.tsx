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
import type { OpenRedemption } from './redemption-storage';
import { useLoadRedemption } from './use-redemption';

/**
 * The unfinished redemptions of this tab, with the way to them: of the voucher that is held, whose
 * balance may be out of date, and of others. Works on the landing page too, where the store comes late.
 */
export function OpenRedemptionNotice() {
  const held = useHeldVoucher();
  return useOpenRedemptions().map((open) => {
    if (held?.id === open.voucherId) return <OwnRedemption key={open.key} open={open} />;
    // Without a voucher there is no other one.
    const title = (held ? otherTitles : titles)[open.phase];
    return <OtherRedemption key={open.key} open={open} title={title} />;
  });
}

const titles = {
  uncertain: messageKey('redemption.open.title'),
  // The part that asks for the balance says whether the money is on the voucher.
  'paid-but-refused': messageKey('redemption.open.title'),
  paying: messageKey('redemption.paying.title'),
} as const;

function OwnRedemption({ open }: { open: OpenRedemption }) {
  const { t } = useTranslation();
  const format = useFormat();
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

/** The unfinished part; a payment counts as soon as it may take money. */
function useOpenRedemptions(): readonly OpenRedemption[] {
  const load = useLoadRedemption();
  const [open, setOpen] = useState<readonly OpenRedemption[]>([]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isWanted = true;
    const follow = async () => {
      const store = await load();
      if (!isWanted) return;
      const read = () => setOpen(store.getOpen());
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
