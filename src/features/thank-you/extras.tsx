import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedeemCompleted, RedeemDelayed } from '~/api';
import { lazyOptional } from '~/lib/lazy-optional';
import { paymentStorage, readPayment } from '~/payment/payment-storage';
import { drawings } from '~/ui/drawings';
import { SayThanks } from '~/redemption/say-thanks';
import { OtherRedemptions } from '~/redemption/other-redemptions';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { useSite, useSiteStore } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { FocusNotice } from '~/ui/focus-notice';
import { RichText } from '~/ui/rich-text';
import { heldVoucher } from '~/voucher/voucher-session';
import { useVoucherSession, useWaitingVouchers } from '~/voucher/use-voucher-session';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { AccountOffer } from './account-offer';
import { GiveawayOffer } from './giveaway-offer';
import { EarlierResults, NextVoucher } from './next-voucher';
import { OrderedVouchersNotice } from './ordered-vouchers-notice';
import { Remainder } from './remainder';
import type { ResultProps } from './result-ticket';
import { SurveyInvitation } from './survey-invitation';
import styles from './thank-you-page.module.css';
import { useGiveaway } from './use-giveaway';

/** Also what was begun to be paid and not used. */
const UnderWay = lazyOptional(async () => (await import('~/redemption/under-way')).UnderWay);

/** The parts after a redemption: ordered vouchers, the site's text, remainder, giveaway, and folded, account and survey. */
export function Extras({ order, result }: ResultProps<RedeemCompleted | RedeemDelayed>) {
  const { t } = useTranslation();
  const site = useSite();
  const token = useRedemptionToken();
  const siteId = useSiteStore().getState().site.id;
  const [isPaying] = useState(
    () => readPayment(paymentStorage, siteId, 'redeem')?.attempt !== undefined,
  );
  const isKept = isPaying || result.revocableUntil !== undefined;
  const giveaway = useGiveaway(result.redeemId, isKept);
  const { currency, remainingInCent } = result;
  const { confirmation } = useRedemptionRecord();
  return (
    // Paper is for the code.
    <div className={styles.extras} data-print="hide">
      {isPaying && <UnderWay missing={null} />}
      <OrderedVouchersNotice ordered={result.orderedVouchers} />
      <OtherRedemptions />
      <NextVoucher order={order} />
      {confirmation && <SayThanks voucherId={confirmation.voucherId} />}
      {site.thankYouText && (
        <div>
          <RichText html={site.thankYouText} />
        </div>
      )}
      {remainingInCent > 0 && (
        <Remainder
          remainingInCent={remainingInCent}
          currency={currency}
          wantsTopUp={order.kind === 'shop' && order.wantsTopUp === true}
        />
      )}
      {giveaway.status === 'offered' && <GiveawayOffer giveaway={giveaway} />}
      {giveaway.status === 'taken' && (
        <FocusNotice tone="success" title={t('giveaway.sent.title')}>
          <p>{t('giveaway.sent.text')}</p>
        </FocusNotice>
      )}
      {site.shoppingAccountUrl && remainingInCent > 0 && (
        <AccountOffer accountUrl={site.shoppingAccountUrl} token={token} />
      )}
      <EarlierResults />
      {remainingInCent === 0 && <AnotherCode />}
      <SurveyInvitation surveyUrl={result.surveyUrl ?? site.surveyUrl} />
    </div>
  );
}

/** The way on where nothing is left and no other voucher waits. */
function AnotherCode() {
  const { t } = useTranslation();
  const redeemPath = useRedeemPath();
  if (useWaitingVouchers().length > 0) return null;
  return (
    <div>
      <ButtonLink href={redeemPath} iconStart={drawings.gift}>
        {t('voucher.other-code')}
      </ButtonLink>
    </div>
  );
}

/**
 * The token of the redemption, in the memory of this page: the session gives it up as soon as there
 * is no giveaway, and the offer of an account needs it.
 */
function useRedemptionToken(): string | undefined {
  const session = useVoucherSession();
  const [token] = useState(() => heldVoucher(session.getState())?.token);
  return token;
}
