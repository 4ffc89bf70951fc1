import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { Open, Processing, Unanswered } from '~/payment/payment-progress';
import { usePayment } from '~/payment/use-payment';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import type { Known } from '~/voucher/activity';
import { useHeldVoucher, useVoucherSession } from '~/voucher/use-voucher-session';
import { heldVoucher } from '~/voucher/voucher-session';
import { isOpen } from './is-open';
import { useRedemptionRecord } from './use-redemption';

/**
 * Everything that is under way with the voucher that is held: a payment that is checked or can be called off, also
 * one that this tab has left, and an order of another device whose code comes later. The balance of the page follows.
 */
export function UnderWay() {
  const voucherId = useHeldVoucher()?.id;
  return voucherId !== undefined && <OfVoucher key={voucherId} voucherId={voucherId} />;
}

function OfVoucher({ voucherId }: { voucherId: string }) {
  const session = useVoucherSession();
  const { redemption, confirmation, earlier = [], others } = useRedemptionRecord();
  const [payment, view] = usePayment({
    flow: 'redeem',
    payer: () => heldVoucher(session.getState()),
  });
  const { screen, known } = view;
  const correct = useEffectEvent((balanceInCent: number) => {
    // A redemption that is sent is shown as it was agreed to, and asks by itself.
    if (redemption.phase !== 'sending') session.correctBalance(voucherId, balanceInCent);
  });
  useEffect(() => {
    if (known) correct(known.balanceInCent);
  }, [known]);
  // The page of a confirmation says what comes; `known` may be from before its answer.
  const own = [redemption, ...others, { ...confirmation }, ...earlier].map((one) =>
    'key' in one ? one.key : undefined,
  );
  const orders = known?.redemptions.filter((one) => isOpen(one) && !own.includes(one.key)) ?? [];
  return (
    <>
      {screen.name === 'asking' && screen.error && payment.getAttempt() && (
        <Unanswered payment={payment} error={screen.error} />
      )}
      {screen.name === 'open' && (
        <Open
          {...{ payment, view }}
          charge={screen.charge}
          whose={screen.isOwn ? 'left' : 'other'}
        />
      )}
      {screen.name === 'processing' && (
        <Processing payment={payment} charge={screen.charge} bank={undefined} />
      )}
      {orders.map((order) => (
        <OrderUnderWay key={order.key} order={order} />
      ))}
    </>
  );
}

function OrderUnderWay({ order }: { order: Known['redemptions'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Notice
      tone="info"
      role="status"
      title={t('redemption.other.uncertain')}
      actions={
        <>
          <ButtonLink href={paths.orderStatus()}>{t('order.link')}</ButtonLink>
          <ButtonLink href={paths.help('other')}>{t('problem.way.help')}</ButtonLink>
        </>
      }
    >
      <p>{t('redemption.under-way.text', { when: format.dateTime(order.createdAt) })}</p>
    </Notice>
  );
}
