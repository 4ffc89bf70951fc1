import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedeemResult } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/page-title';
import { useSite } from '~/sites/use-site';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { DescriptionList } from '~/ui/description-list';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { RichText } from '~/ui/rich-text';
import { Ticket } from '~/ui/ticket';
import { useRedemptionDraft, type RedemptionDraft } from '~/voucher/redemption-draft';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { AccountOffer } from './account-offer';
import { GiveawayOffer } from './giveaway-offer';
import { Remainder } from './remainder';
import { SurveyInvitation } from './survey-invitation';
import styles from './thank-you-page.module.css';
import { useGiveaway } from './use-giveaway';

/** Confirmation of a redemption (requirements 2.011, 2.061). It survives a reload of the tab. */
export function Component() {
  const { t } = useTranslation();
  const { result } = useRedemptionDraft();
  usePageTitle(t('thank-you.title'));
  if (!result) {
    return (
      <Page title={t('thank-you.title')} lead={t('thank-you.nothing')} width="form">
        <ButtonLink href={paths.redeem()} variant="primary">
          {t('problem.way.enter-code')}
        </ButtonLink>
      </Page>
    );
  }
  return <Confirmation result={result} />;
}

function Confirmation({ result }: { result: NonNullable<RedemptionDraft['result']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const token = useRedemptionToken();
  const giveaway = useGiveaway(result.redeemId);
  const codePath = result.redeemLinkToken && paths.merchantCode(result.redeemLinkToken);
  const isDelayed = result.status === 'delayed';
  const isDonation = result.delivery === 'donation';

  return (
    <Page
      eyebrow={
        <Badge
          tone={isDelayed ? 'warning' : 'success'}
          icon={isDelayed ? 'clock' : 'check'}
          size="m"
        >
          {isDelayed ? t('thank-you.delayed') : t('thank-you.redeemed')}
        </Badge>
      }
      title={
        isDonation
          ? t('thank-you.heading-donation')
          : result.shopName
            ? t('thank-you.heading', { shop: result.shopName })
            : t('thank-you.heading-plain')
      }
      lead={<DeliveryText result={result} />}
    >
      <Ticket
        as="section"
        aria-label={t('thank-you.ticket')}
        head={
          <div className={styles.head}>
            <span className={styles.shop}>{result.shopName}</span>
            <span className={styles.amount}>
              {format.money(result.redeemedInCent, result.currency)}
            </span>
          </div>
        }
        foot={
          codePath && (
            <ButtonLink href={codePath} variant="primary" size="l" iconStart="eye">
              {isDelayed ? t('thank-you.check-code') : t('thank-you.show-code')}
            </ButtonLink>
          )
        }
      >
        <DescriptionList
          variant="receipt"
          items={[
            { term: t('thank-you.order-number'), details: result.orderNumber },
            { term: t('thank-you.transaction-number'), details: result.transactionNumber },
            ...(result.expectedBy && (isDelayed || result.delivery === 'post')
              ? [
                  {
                    term: t('thank-you.expected-by'),
                    details: isDelayed
                      ? format.dateTime(result.expectedBy)
                      : format.date(result.expectedBy),
                    isStrong: true,
                  },
                ]
              : []),
          ]}
        />
      </Ticket>
      {result.hasDonationReceipt && <p>{t('thank-you.receipt')}</p>}
      {site.thankYouText && (
        <div>
          <RichText html={site.thankYouText} />
        </div>
      )}
      {giveaway.status === 'offered' && <GiveawayOffer giveaway={giveaway} />}
      {giveaway.status === 'taken' && (
        <Notice tone="success" role="status" title={t('giveaway.sent.title')}>
          <p>{t('giveaway.sent.text')}</p>
        </Notice>
      )}
      {result.remainingInCent > 0 && (
        <Remainder remainingInCent={result.remainingInCent} currency={result.currency} />
      )}
      {site.shoppingAccountUrl && result.remainingInCent > 0 && (
        <AccountOffer accountUrl={site.shoppingAccountUrl} token={token} />
      )}
      {result.status === 'fraud_check' && (
        <Notice
          tone="warning"
          title={t('thank-you.fraud.title')}
          actions={
            result.fraudIdent && (
              <ButtonLink href={paths.fraudPrevention(result.fraudIdent)} variant="primary">
                {t('thank-you.fraud.action')}
              </ButtonLink>
            )
          }
        >
          <p>{t('thank-you.fraud.text')}</p>
        </Notice>
      )}
      <SurveyInvitation surveyUrl={result.surveyUrl ?? site.surveyUrl} />
    </Page>
  );
}

/**
 * The token of the redemption, in the memory of this page: the session gives it up as soon as there
 * is no giveaway, and the offer of an account needs it.
 */
function useRedemptionToken(): string | undefined {
  const session = useVoucherSession();
  const [token] = useState(() => {
    const state = session.getState();
    return 'token' in state ? state.token : undefined;
  });
  return token;
}

function DeliveryText({ result }: { result: RedeemResult }) {
  const { t } = useTranslation();
  if (result.status === 'delayed') return <>{t('thank-you.lead.delayed')}</>;
  const texts = {
    screen: t('thank-you.lead.screen'),
    email: t('thank-you.lead.email'),
    pdf: t('thank-you.lead.pdf'),
    post: t('thank-you.lead.post'),
    donation: t('thank-you.lead.donation'),
  };
  return <>{texts[result.delivery]}</>;
}
