import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { RedeemCompleted, RedeemDelayed, RedeemFraudCheck } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { drawings } from '~/ui/drawings';
import { usePageTitle } from '~/ui/page-title';
import { hasCode } from '~/redemption/is-open';
import { OtherRedemptions } from '~/redemption/other-redemptions';
import { RedemptionProgress } from '~/redemption/redemption-progress';
import type { Confirmation } from '~/redemption/redemption-storage';
import { useIsPast } from '~/redemption/use-is-past';
import { useRedemptionStatus } from '~/redemption/use-redemption-status';
import { useRedemptionRecord, useRedemptionStore } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { Celebration } from '~/ui/celebration';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { RestingCard } from '~/ui/resting-card';
import { arrivedFor } from '~/voucher/activity';
import { useActivity } from '~/voucher/use-activity';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { CodeOnTicket } from './code-on-ticket';
import donationPicture from './donation.svg';
import { DeviationNotices } from './deviation-notices';
import { Extras } from './extras';
import { EarlierResults, NextVoucher } from './next-voucher';
import { OrderedVouchersNotice } from './ordered-vouchers-notice';
import { ResultTicket, type ResultProps } from './result-ticket';
import { TakeBack, TakenBack, takenBackIn } from './take-back';
import styles from './thank-you-page.module.css';
import { useRemovalOnLeaving } from './use-giveaway';
import { useOutcome } from './use-outcome';

/** Confirmation of a redemption (requirements 2.011, 2.061). It survives a reload of the tab. */
export function Component() {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const { brand } = useSite();
  const { confirmation } = useRedemptionRecord();
  const takenBack = takenBackIn(useLocation().state);
  usePageTitle(
    !confirmation
      ? t(takenBack ? 'thank-you.back.done' : 'thank-you.nothing-title')
      : confirmation.result.status === 'fraud_check'
        ? t('thank-you.fraud.title')
        : t('thank-you.title'),
  );
  if (!confirmation && takenBack) return <TakenBack {...takenBack} />;
  if (!confirmation) {
    return (
      <Page title={t('thank-you.nothing-title')} lead={t('thank-you.nothing')}>
        <RestingCard brandName={brand} />
        <div className={styles.ways}>
          <ButtonLink href={redeemPath} variant="primary">
            {t('problem.way.enter-code')}
          </ButtonLink>
          <ButtonLink href={paths.resendLink()}>{t('problem.way.resend')}</ButtonLink>
        </div>
      </Page>
    );
  }
  return <ResultPage confirmation={confirmation} />;
}

/** Every result has a page of its own; what must be paid first never comes here. */
function ResultPage({ confirmation }: { confirmation: Confirmation }) {
  const { key, order, result, voucherId, deviation, paid: agreed } = confirmation;
  const { correctRest } = useRedemptionStore();
  const known = useActivity(voucherId, result.redeemId);
  const restInCent = known?.balanceInCent;
  const arrived = known ? arrivedFor(known, key, agreed?.chargeId) : 0;
  const paid = arrived > 0 ? { amountInCent: arrived, currency: result.currency } : agreed;
  useEffect(() => {
    if (restInCent !== undefined) correctRest(restInCent);
  }, [restInCent, correctRest]);
  switch (result.status) {
    case 'completed':
      return <Completed order={order} result={result} deviation={deviation} paid={paid} />;
    case 'delayed':
      return <Delayed order={order} result={result} deviation={deviation} paid={paid} />;
    case 'fraud_check':
      return <CheckFirst order={order} result={result} deviation={deviation} paid={paid} />;
  }
}

/** The shop's code is there, or the donation is made. */
function Completed({ order, result, deviation, paid }: ResultProps<RedeemCompleted>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { keyVisualImage } = useSite();
  const { delivery, expectedBy, redeemLinkToken } = result;
  const { action, ...head } = useOutcome(order, result, true);
  return (
    <Page {...head}>
      {delivery === 'screen' && redeemLinkToken !== undefined ? (
        <CodeOnTicket order={order} result={result} paid={paid} redeemLinkToken={redeemLinkToken} />
      ) : (
        <Celebration image={order.kind === 'donation' ? donationPicture : keyVisualImage}>
          <ResultTicket
            order={order}
            result={result}
            paid={paid}
            action={action}
            expectedBy={delivery === 'post' && expectedBy ? format.date(expectedBy) : undefined}
          />
        </Celebration>
      )}
      {delivery !== 'screen' && <TakeBack />}
      <DeviationNotices result={result} deviation={deviation} />
      {order.kind === 'donation' && order.hasReceipt && <p>{t('thank-you.receipt')}</p>}
      <Extras order={order} result={result} />
    </Page>
  );
}

/** Redeemed, and the shop issues its code later, also while the page is open (requirements 4.059, 4.060). */
function Delayed({ order, result, deviation, paid }: ResultProps<RedeemDelayed>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { keyVisualImage } = useSite();
  const { redeemId, orderNumber } = result;
  const known = useRedemptionStatus(redeemId);
  const isThere = known !== undefined && hasCode(known);
  const { action, ...head } = useOutcome(order, result, isThere);
  // The latest that the server said, as in the steps below.
  const expectedBy = isThere ? undefined : (known?.expectedBy ?? result.expectedBy);
  const isOverdue = useIsPast(expectedBy);
  return (
    <Page {...head}>
      <Celebration image={keyVisualImage} isCalm={!isThere}>
        <ResultTicket
          order={order}
          result={result}
          paid={paid}
          action={action}
          expectedBy={expectedBy && format.dateTime(expectedBy)}
        />
      </Celebration>
      <TakeBack />
      {isOverdue && expectedBy && (
        <Notice
          tone="warning"
          title={t('order.overdue.title')}
          actions={
            <ButtonLink href={paths.help('code-not-received')} state={{ orderNumber }}>
              {t('problem.way.contact')}
            </ButtonLink>
          }
        >
          <p>{t('order.overdue.text', { when: format.dateTime(expectedBy) })}</p>
        </Notice>
      )}
      <DeviationNotices result={result} deviation={deviation} />
      <RedemptionProgress redeemId={redeemId} orderNumber={action ? undefined : orderNumber} />
      <Extras order={order} result={result} />
    </Page>
  );
}

/** Nothing is issued before the identity check: it is the first thing to do. */
function CheckFirst({ order, result, deviation, paid }: ResultProps<RedeemFraudCheck>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { currency, remainingInCent } = result;
  useRemovalOnLeaving(useVoucherSession());
  return (
    <Page
      eyebrow={
        <Badge tone="warning" icon="clock" size="m">
          {t('thank-you.fraud.badge')}
        </Badge>
      }
      title={t('thank-you.fraud.title')}
      lead={t('thank-you.fraud.text')}
    >
      <ResultTicket
        order={order}
        result={result}
        paid={paid}
        action={
          <ButtonLink
            href={paths.fraudPrevention(result.fraudIdent)}
            variant="primary"
            size="l"
            isFullWidth
          >
            {t('thank-you.fraud.action')}
          </ButtonLink>
        }
      />
      <DeviationNotices result={result} deviation={deviation} />
      <OrderedVouchersNotice ordered={result.orderedVouchers} />
      <div>
        <ButtonLink
          href={paths.orderStatus()}
          state={{ orderNumber: result.orderNumber }}
          iconStart={drawings.parcel}
        >
          {t('order.link')}
        </ButtonLink>
      </div>
      {remainingInCent > 0 && (
        <p>{t('thank-you.rest.title', { amount: format.money(remainingInCent, currency) })}</p>
      )}
      <OtherRedemptions />
      <NextVoucher order={order} />
      <EarlierResults />
    </Page>
  );
}
