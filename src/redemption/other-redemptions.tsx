import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MessageKey } from '~/i18n/keys';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { useTakeUp } from '~/voucher/use-take-up';
import { useWaitingVouchers } from '~/voucher/use-voucher-session';
import { recipientOf } from './order';
import type { OpenRedemption } from './redemption-storage';
import { useRedemptionRecord } from './use-redemption';

/** Unfinished redemptions of other vouchers; entering a voucher's code resumes its own. */
export function OtherRedemptions() {
  const { others } = useRedemptionRecord();
  return others.map((open) => (
    <OtherRedemption key={open.key} open={open} title={otherTitles[open.phase]} />
  ));
}

/** Titles of redemptions beside the voucher that is held. */
export const otherTitles = {
  uncertain: messageKey('redemption.other.uncertain'),
  'paid-but-refused': messageKey('redemption.other.uncertain'),
  paying: messageKey('redemption.other.paying'),
} as const;

interface OtherRedemptionProps {
  open: OpenRedemption;
  /** Key of the title. */
  title: MessageKey;
}

/** A redemption whose voucher is not held: what it is, and that its code leads on. */
export function OtherRedemption({ open, title }: OtherRedemptionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { order, request, voucherId } = open;
  const takeUp = useTakeUp();
  const navigate = useNavigate();
  const waiting = useWaitingVouchers().find(({ id }) => id === voucherId)?.voucher;
  const recipient = recipientOf(order);
  const amount = format.money(request.redeemValue, request.currency);
  const goOn = () => {
    takeUp(voucherId);
    void navigate(order.kind === 'donation' ? paths.donate() : paths.checkout());
  };
  return (
    <Notice
      tone="warning"
      title={t(title)}
      actions={
        <>
          {waiting && (
            <Button onClick={goOn}>
              {t('voucher.waiting.use', {
                amount: format.money(waiting.balanceInCent, waiting.currency),
              })}
            </Button>
          )}
          <ButtonLink href={paths.orderStatus()}>{t('order.link')}</ButtonLink>
          <ButtonLink href={paths.help('other')}>{t('problem.way.help')}</ButtonLink>
        </>
      }
    >
      <p>
        {waiting
          ? t('form.summary-item', { label: recipient, message: amount })
          : t('redemption.other.text', { amount, recipient })}
      </p>
    </Notice>
  );
}
