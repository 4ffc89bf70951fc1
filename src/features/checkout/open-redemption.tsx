import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isExplained, type ApiError } from '~/api';
import { useSubmit, type Sending } from '~/form/use-submit';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { recipientOf } from '~/redemption/order';
import type { Redemption } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { ButtonLink } from '~/ui/button-link';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { isRedeemed } from '~/voucher/activity';
import { useActivity } from '~/voucher/use-activity';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { AttemptSummary } from './attempt-summary';
import { KeptNotice } from './kept-notice';
import { UnclearRedemption } from './unclear-redemption';

interface OpenRedemptionProps {
  redemption: Extract<Redemption, { phase: 'uncertain' }>;
}

/**
 * A redemption without an answer: it may have happened. It is sent again as it was, looked up, or taken to
 * the support; nothing else can be redeemed with this voucher until it has ended.
 */
export function OpenRedemption({ redemption }: OpenRedemptionProps) {
  const { unclear } = redemption;
  if (unclear) return <UnclearRedemption redemption={{ ...redemption, unclear }} />;
  return <UnansweredRedemption redemption={redemption} />;
}

function UnansweredRedemption({ redemption }: OpenRedemptionProps) {
  const { t } = useTranslation();
  const { order, error } = redemption;
  const store = useRedemptionStore();
  const isCopy = error?.code === 'IDEMPOTENCY_KEY_REUSED';
  // If the server knows it, it is sent again for its answer; if not, the form opens again.
  const search = useSubmit<void, boolean>(async () => {
    const isKnown = await store.findOut();
    if (isKnown && !isCopy) store.sendAgain();
    return isKnown;
  });
  const isListed = useAnswerOfKnown(redemption, isCopy);
  const isKnown = isListed || (search.state.status === 'done' && search.state.result);
  const title = isKnown ? t('redemption.open.known') : t('redemption.open.title');
  usePageTitle(title);
  return (
    <Page title={title} {...(!isKnown && { lead: t('redemption.open.lead') })} isStep>
      <KeptNotice recipient={recipientOf(order)} />
      {!isKnown && <Why error={error} />}
      {/* What another tab sent may differ from what this one holds. */}
      {!(isKnown && isCopy) && <AttemptSummary attempt={redemption} />}
      {isTemporary(error) && (
        <LateProblemNotice
          error={error}
          currency={redemption.request.currency}
          recoveryActions={[]}
        />
      )}
      <Ways
        {...{ redemption, isKnown, isCopy }}
        sending={search.sending}
        findOut={() => void search.submit()}
      />
    </Page>
  );
}

/** If the server lists an attempt, it is sent again for its answer, once by itself. @returns whether it is listed */
function useAnswerOfKnown(
  { key, voucherId, isRepeat = false }: OpenRedemptionProps['redemption'],
  isCopy: boolean,
): boolean {
  const { sendAgain } = useRedemptionStore();
  const known = useActivity(voucherId, key);
  const isListed = known !== undefined && isRedeemed(known, key);
  useEffect(() => {
    if (isListed && !isRepeat && !isCopy) sendAgain();
  }, [isListed, isRepeat, isCopy, sendAgain]);
  return isListed;
}

/** State of the attempt: nothing arrived, another tab has sent it, or it was not looked up. */
function Why({ error }: { error: ApiError | undefined }) {
  const { t } = useTranslation();
  if (error?.code === 'IDEMPOTENCY_KEY_REUSED') {
    return (
      <Notice tone="warning" role="alert" title={t('redemption.open.elsewhere')}>
        <p>{t('redemption.open.elsewhere-text')}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      role="alert"
      title={isExplained(error) ? t('redemption.open.unconfirmed') : t('checkout.unsettled.title')}
    >
      <p>{t('checkout.unsettled.text')}</p>
    </Notice>
  );
}

/** A server that says how long to wait or that it is not ready, or a mistake of ours. */
const isTemporary = (error: ApiError | undefined): error is ApiError =>
  isExplained(error) && error.code !== 'SESSION_EXPIRED' && error.code !== 'IDEMPOTENCY_KEY_REUSED';

interface WaysProps extends OpenRedemptionProps {
  /** The server has said that the attempt arrived. */
  isKnown: boolean;
  /** Another tab has sent an attempt under the same key. */
  isCopy: boolean;
  sending: Sending;
  findOut: () => void;
}

function Ways({ redemption, isKnown, isCopy, sending, findOut }: WaysProps) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const store = useRedemptionStore();
  const held = useHeldVoucher();
  const navigate = useNavigate();
  const status = <ButtonLink href={paths.orderStatus()}>{t('order.link')}</ButtonLink>;
  const help = <ButtonLink href={paths.help('other')}>{t('problem.way.help')}</ButtonLink>;

  if (!held) {
    return (
      <Notice
        tone="info"
        title={t('redemption.open.code-first')}
        actions={
          <>
            <ButtonLink href={redeemPath} variant="primary">
              {t('problem.way.enter-code')}
            </ButtonLink>
            <ButtonLink href={paths.resendLink()}>{t('problem.way.resend')}</ButtonLink>
            {status}
            {help}
          </>
        }
      >
        <p>{t('redemption.open.code-first-text')}</p>
      </Notice>
    );
  }
  if (held.id !== redemption.voucherId) {
    return (
      <Notice
        tone="info"
        title={t('redemption.open.other-voucher')}
        actions={
          <>
            <Button variant="primary" onClick={store.continueWithHeldVoucher}>
              {t('redemption.open.continue')}
            </Button>
            {status}
            {help}
          </>
        }
      >
        <p>{t('redemption.open.other-voucher-text')}</p>
      </Notice>
    );
  }

  function endCopy(): void {
    store.endUnanswered();
    void navigate(redeemPath);
  }

  return (
    <Stack gap={4}>
      {isKnown && (
        <Notice tone="info" role="status">
          <p>{isCopy ? t('redemption.open.copy-text') : t('redemption.open.known-text')}</p>
        </Notice>
      )}
      {sending.failure && <LateProblemNotice error={sending.failure} onRetry={findOut} />}
      {isCopy ? (
        isKnown && (
          <Button variant="primary" size="l" isFullWidth onClick={endCopy}>
            {t('redemption.open.end-copy')}
          </Button>
        )
      ) : (
        <Button variant="primary" size="l" isFullWidth onClick={() => store.sendAgain()}>
          {t('checkout.finish')}
        </Button>
      )}
      <Stack gap={3} direction="row">
        <Button
          isPending={sending.isPending}
          pendingLabel={t('redemption.open.searching')}
          onClick={findOut}
        >
          {t('redemption.open.search')}
        </Button>
        {status}
        {help}
      </Stack>
    </Stack>
  );
}
