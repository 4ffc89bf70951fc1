import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { revokeRedemption } from '~/api';
import { useSubmit } from '~/form/use-submit';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ProblemNotice } from '~/problem/problem-notice';
import { recipientOf } from '~/redemption/order';
import type { Confirmation } from '~/redemption/redemption-storage';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { FocusNotice } from '~/ui/focus-notice';
import { Page } from '~/ui/page';
import { VoucherCard } from '~/ui/voucher-card';
import { askActivity } from '~/voucher/activity';
import { useHeldVoucher, useVoucherSession } from '~/voucher/use-voucher-session';
import { EarlierResults } from './next-voucher';
import styles from './thank-you-page.module.css';
import { useTakeBackOffer, type TakeBackOffer } from './use-take-back-offer';

/** What was taken back, in cents; kept by the entry of the history. */
interface TakenBackState {
  takenBackInCent: number;
  currency: string;
}

/** Takes a redemption back as long as its code was not seen, where the server lets visitors do that. */
export function TakeBack() {
  const { t } = useTranslation();
  const offer = useTakeBackOffer();
  const [isFinal, setFinal] = useState(false);
  if (isFinal) return <FocusNotice tone="warning" title={t('thank-you.back.final')} />;
  return offer && <Offer {...offer} onFinal={() => setFinal(true)} />;
}

interface OfferProps extends TakeBackOffer {
  /** The server has said that the redemption stays. */
  onFinal: () => void;
}

function Offer({ confirmation, token, revocableUntil, onFinal }: OfferProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [stage, setStage] = useState<'offered' | 'asked' | 'kept'>('offered');
  const { sending, takeBack } = useTakeBack(confirmation, token, onFinal);
  const { order, result } = confirmation;
  const amount = format.money(result.redeemedInCent, result.currency);
  const hasCode = result.delivery !== 'post';
  if (stage === 'asked') {
    return (
      <FocusNotice
        tone="warning"
        title={t('thank-you.back.question')}
        actions={
          <>
            <Button variant="primary" onClick={() => setStage('kept')}>
              {t('thank-you.back.no')}
            </Button>
            <Button
              isPending={sending.isPending}
              pendingLabel={t('thank-you.back.pending')}
              onClick={takeBack}
            >
              {t('thank-you.back.yes')}
            </Button>
          </>
        }
      >
        <p>{t('thank-you.back.ask', { amount })}</p>
        {hasCode && <p>{t('thank-you.back.ask-code', { recipient: recipientOf(order) })}</p>}
        {sending.failure && (
          <ProblemNotice error={sending.failure} recoveryActions={[]} level={3} />
        )}
      </FocusNotice>
    );
  }
  return (
    <div className={styles.back} data-print="hide">
      {/* Until when, the lead of a code says. */}
      {hasCode ? (
        <p key="code">{t('thank-you.back.code')}</p>
      ) : (
        <p key="card">{t('thank-you.back.text', { when: format.dateTime(revocableUntil) })}</p>
      )}
      <Button
        variant="plain"
        ref={stage === 'kept' ? takeFocus : undefined}
        onClick={() => setStage('asked')}
      >
        {t('thank-you.back.action')}
      </Button>
    </div>
  );
}

/** The call, and what follows from its answer. A repeat has no second effect. */
function useTakeBack(confirmation: Confirmation, token: string, onFinal: () => void) {
  const session = useVoucherSession();
  const store = useRedemptionStore();
  const navigate = useNavigate();
  const { key, voucherId, result } = confirmation;
  const { redeemId, currency, redeemedInCent } = result;
  const { sending, submit } = useSubmit(async () => {
    const { data } = await revokeRedemption({
      path: { redeemId },
      auth: token,
      throwOnError: true,
    });
    if (data.status !== 'revoked') {
      store.makeFinal(key);
      return onFinal();
    }
    // The server knows what is on the voucher; without its answer the code is entered again.
    const known = await askActivity(token).catch(() => undefined);
    const greeting = session.greetingOf(voucherId);
    if (known && session.start(token, greeting))
      session.correctBalance(voucherId, known.balanceInCent);
    else session.letGo(voucherId);
    store.takenBack(key);
    const state = { takenBackInCent: redeemedInCent, currency } satisfies TakenBackState;
    await navigate(paths.thankYou(), { replace: true, state });
  });
  return { sending, takeBack: () => void submit(undefined) };
}

/** After a redemption was taken back: its value, and the way to another shop. */
export function TakenBack({ takenBackInCent, currency }: TakenBackState) {
  const { t } = useTranslation();
  const format = useFormat();
  const { brand } = useSite();
  const held = useHeldVoucher();
  return (
    <Page
      isStep
      eyebrow={
        <Badge tone="success" icon="check" size="m">
          {t('thank-you.back.done')}
        </Badge>
      }
      title={t('thank-you.back.done-text', { amount: format.money(takenBackInCent, currency) })}
    >
      {held && (
        <div className={styles.card}>
          <VoucherCard
            brandName={brand}
            label={t('voucher.balance')}
            amount={format.money(held.voucher.balanceInCent, held.voucher.currency)}
          />
        </div>
      )}
      <div className={styles.card}>
        <ButtonLink
          href={held ? paths.shops() : paths.redeem()}
          variant="primary"
          size="l"
          isFullWidth
        >
          {held ? t('redeem.held.choose') : t('problem.way.enter-code')}
        </ButtonLink>
      </div>
      <EarlierResults />
    </Page>
  );
}

/** What the entry of the history says about a redemption that was taken back. */
export function takenBackIn(state: unknown): TakenBackState | undefined {
  const { takenBackInCent, currency } = Object(state) as Record<string, unknown>;
  return Number.isSafeInteger(takenBackInCent) && typeof currency === 'string'
    ? { takenBackInCent: Number(takenBackInCent), currency }
    : undefined;
}

/** The button comes back in place of the answer that was pressed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
