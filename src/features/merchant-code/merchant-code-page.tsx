import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '~/i18n/use-format';
import { ProblemNotice } from '~/problem/problem-notice';
import { recipientOf } from '~/redemption/order';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { CodeFlap } from '~/redemption/code/code-flap';
import { useLeaveTillStep } from '~/redemption/code/use-leave-till-step';
import { useReveal } from '~/redemption/code/use-reveal';
import { useSite } from '~/sites/use-site';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { ButtonLink } from '~/ui/button-link';
import { usePageTitle } from '~/ui/page-title';
import { Ticket } from '~/ui/ticket';
import { TicketHead } from '~/ui/ticket-head';
import { Page } from '~/ui/page';
import { VoucherCard } from '~/ui/voucher-card';
import { CodeSheet } from './code-sheet';
import { DelayedCode } from './delayed-code';
import styles from './merchant-code-page.module.css';
import { NewLink } from './new-link';
import { NoCodeNotice } from './no-code-notice';

/**
 * The page behind a redeem link (requirements 2.012, 2.062 to 2.065). The link is the key, so nothing
 * is fetched before the click: mail scanners open links too. A visitor who comes from the own
 * redemption has clicked already. The title never names the code.
 */
export function Component() {
  const { redeemLinkToken = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <MerchantCode key={redeemLinkToken} redeemLinkToken={redeemLinkToken} />
    </>
  );
}

function MerchantCode({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { t } = useTranslation();
  const redeemPath = useRedeemPath();
  const { brand } = useSite();
  const { state, reveal, hide } = useReveal(redeemLinkToken);
  /** Whether the covered code is shown again, replacing the focused element. */
  const [isAgain, setAgain] = useState(false);
  const again = (act: () => void) => () => {
    setAgain(true);
    act();
  };
  usePageTitle(t('code.title'));
  useRevealOnce(reveal);
  useLeaveTillStep();

  if (state.status === 'ready') {
    return (
      <CodeSheet
        sheet={state.sheet}
        redeemLinkToken={redeemLinkToken}
        onHide={again(hide)}
        onRetry={again(reveal)}
      />
    );
  }
  if (state.status === 'delayed') return <DelayedCode sheet={state.sheet} />;

  if (state.status === 'failed' && state.error.answer !== undefined) {
    return (
      <Page key="none" title={t('code.title')} isStep>
        <NoCodeNotice orderNumber={state.error.orderNumber} onRetry={again(reveal)} />
      </Page>
    );
  }

  // Nothing went wrong: the visitor wanted it.
  if (state.status === 'failed' && state.error.code === 'REDEMPTION_REVOKED') {
    return (
      <Page key="revoked" isStep title={t('order.revoked.title')} lead={t('order.revoked.text')}>
        <div className={styles.card}>
          <VoucherCard
            brandName={brand}
            label={t('voucher.balance')}
            amount="•••••"
            cover="closed"
            isDecorative
          />
        </div>
        <div>
          <ButtonLink href={redeemPath} variant="primary">
            {t('problem.way.enter-code')}
          </ButtonLink>
        </div>
      </Page>
    );
  }

  // Nothing is left to be shown; if another try makes sense, the notice offers it.
  if (state.status === 'failed') {
    const isGone = state.error.code === 'REDEEM_LINK_EXPIRED';
    return (
      <Page key="failed" title={t('code.title')}>
        <ProblemNotice
          error={state.error}
          onRetry={again(reveal)}
          {...(isGone && { recoveryActions: [] })}
        />
        {isGone && <NewLink redeemLinkToken={redeemLinkToken} />}
      </Page>
    );
  }
  return (
    <Page key="covered" title={t('code.title')} lead={t('code.lead')} isStep={isAgain}>
      <Ticket isBranded head={<CoveredHead redeemLinkToken={redeemLinkToken} />}>
        <CodeFlap isPending={state.status === 'pending'} onReveal={reveal} />
      </Ticket>
    </Page>
  );
}

/** Of a redemption of this visit its shop and value. Nothing is asked for before the press, so of another one nothing. */
function CoveredHead({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { confirmation, earlier = [] } = useRedemptionRecord();
  const own = [...earlier, confirmation].find(
    (one) =>
      one && 'redeemLinkToken' in one.result && one.result.redeemLinkToken === redeemLinkToken,
  );
  if (!own) return <TicketHead name={t('code.label')} details={<p>{t('code.covered')}</p>} />;
  const { order, result } = own;
  return (
    <TicketHead
      logo={order.kind === 'shop' ? order.shopLogo : undefined}
      name={recipientOf(order)}
      amount={format.money(result.redeemedInCent, result.currency)}
    />
  );
}

/** Reveals for the link of the thank-you page, once: a reload finds the code covered again. */
function useRevealOnce(reveal: () => void): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isWanted = (state as { reveals?: boolean } | null)?.reveals === true;
  useEffect(() => {
    if (!isWanted) return;
    reveal();
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [isWanted, reveal, navigate, pathname]);
}
