import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '~/api';
import { paths } from '~/lib/paths';
import { keepsTabValues } from '~/lib/safe-storage';
import { isAnotherAway } from './open-payments';
import { useExclusive } from './use-exclusive';
import { ProblemNotice } from '~/problem/problem-notice';
import { focusField } from '~/ui/control-of';
import { ButtonLink } from '~/ui/button-link';
import { FocusBox } from '~/ui/focus-box';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import { Stack } from '~/ui/stack';
import type { PaymentOrder } from './providers/payment-adapter';
import { providers } from './providers/providers';
import { OtherWay } from './other-way';
import type { Payment } from './payment';
import { LeftPayments } from './others/left-payments';
import { ReceivedPayments } from './others/other-payments';
import { PaymentProgress } from './payment-progress';
import { canChoose, isLeft, takesMoneyAtStart, type PaymentState } from './payment-state';
import styles from './payment.module.css';
import { ProviderView } from './provider-view';

/** The choice of a provider. */
const WAYS = 'payment-ways';

interface PaymentPanelProps {
  payment: Payment;
  state: PaymentState;
  order: PaymentOrder;
  offered: readonly PaymentProvider[];
}

/**
 * The choice of a provider and what the chosen one asks, or where a payment that was begun stands
 * (requirement 1.024).
 */
export function PaymentPanel({ payment, state, order, offered }: PaymentPanelProps) {
  const { t } = useTranslation();
  const [only] = offered;
  const isOnly = offered.length === 1;
  const [picked, setPicked] = useState<PaymentProvider>();
  /** The state in which a way was picked last. */
  const [seen, setSeen] = useState<PaymentState>();
  // A card that was declined stays chosen, with its fields: mistyped, or another one works.
  const declined = cardDeclined(state);
  const chosen = isOnly ? only : (picked ?? declined);
  const [round, setRound] = useState(0);
  const lock = useExclusive(`pay ${order.voucherId}`);
  const { adopt } = payment;
  useEffect(() => {
    if (lock === 'held') adopt();
  }, [lock, adopt]);
  const isStarting = state.phase === 'starting';
  if (!canChoose(state) && !(isStarting && !state.isRepeat)) {
    return <PaymentProgress payment={payment} state={state} order={order} />;
  }
  if (!keepsTabValues()) return <NotKept />;
  if (lock === 'asking') return null;
  if (lock === 'other') {
    return (
      <Stack gap={5}>
        <Interrupted state={state} order={order} isOnly={isOnly} />
        <Elsewhere />
      </Stack>
    );
  }
  const shown = offered.find((provider) => provider === chosen);
  // Stays with the card's fields: another way that is chosen is not what was refused.
  const isBesideFields = !isOnly && declined !== undefined && offered.includes(declined);
  const view = shown && (
    <ProviderView
      key={`${shown} ${order.amountInCent} ${round}`}
      {...{ payment, state, order, isOnly }}
      provider={shown}
      isRetry={round > 0}
      onBack={() => {
        setPicked(undefined);
        setRound(0);
        focusField(WAYS);
      }}
      onRetry={() => setRound(round + 1)}
    />
  );
  return (
    <Stack gap={5}>
      {!isBesideFields && <Interrupted state={state} order={order} isOnly={isOnly} />}
      {order.voucherId !== undefined && isAnotherAway(order.voucherId, startKeyOf(state)) && (
        <Elsewhere />
      )}
      <LeftPayments payment={payment} state={state} voucherId={order.voucherId} />
      {order.flow === 'redeem' && (
        <ReceivedPayments payment={payment} voucherId={order.voucherId} />
      )}
      {isOnly && only && <OnlyProvider provider={only} />}
      {isOnly && view}
      {!isOnly && (
        <div className={styles.ways}>
          <RadioGroup
            id={WAYS}
            label={t('payment.choose')}
            layout="list"
            value={chosen ?? null}
            // Never while a choice itself starts the wallet: that would take the focus from the choice.
            isDisabled={isStarting && takesMoneyAtStart(state.attempt)}
            onChange={(value) => {
              setPicked(offered.find((provider) => provider === value));
              setRound(0);
              setSeen(state);
            }}
          >
            {offered.map((provider) => (
              <RadioTile
                key={provider}
                value={provider}
                secondary={providers[provider].hint(t)}
                badge={
                  <Icon
                    name={providers[provider].control === 'card-fields' ? 'card' : 'external'}
                  />
                }
              >
                {providers[provider].name(t)}
              </RadioTile>
            ))}
          </RadioGroup>
          {view ? (
            <div className={styles.panel}>
              {isBesideFields && chosen === declined && (
                <Interrupted {...{ state, order, isOnly }} isSeen={seen === state} />
              )}
              {view}
            </div>
          ) : (
            <p className={styles.note}>{t('payment.choose-hint')}</p>
          )}
        </div>
      )}
    </Stack>
  );
}

/** The provider of a card that was refused after its fields were left. */
const cardDeclined = (state: PaymentState): PaymentProvider | undefined =>
  state.phase === 'failed' && providers[state.attempt.provider].control === 'card-fields'
    ? state.attempt.provider
    : undefined;

const startKeyOf = (state: PaymentState): string | undefined =>
  'attempt' in state ? state.attempt?.startKey : undefined;

/**
 * Paying leads to another website or window. In a tab that keeps nothing, the visitor who comes back would
 * not find the payment again, so none begins.
 */
function NotKept() {
  const { t } = useTranslation();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('payment.not-kept.title')}
      actions={<ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>}
    >
      <p>{t('payment.not-kept.text')}</p>
    </Notice>
  );
}

/** Another tab is at a payment for the same voucher or card: it has to be left, or closed, before another begins. */
function Elsewhere() {
  const { t } = useTranslation();
  return (
    <Notice
      tone="info"
      role="status"
      title={t('checkout.pay.elsewhere')}
      actions={<ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>}
    >
      <p>{t('checkout.pay.elsewhere-text')}</p>
    </Notice>
  );
}

/** The one way to pay: nothing to choose. */
function OnlyProvider({ provider }: { provider: PaymentProvider }) {
  const { t } = useTranslation();
  const { name, hint } = providers[provider];
  return (
    <div>
      <h2 className={styles.only}>{name(t)}</h2>
      <p className={styles.note}>{hint(t)}</p>
    </div>
  );
}

interface InterruptedProps {
  state: PaymentState;
  order: PaymentOrder;
  /** There is no other provider. */
  isOnly: boolean;
  /** It had the focus already. */
  isSeen?: boolean;
}

/** Why the visitor is back at the choice. Nothing was taken, and the page says so. */
function Interrupted({ state, order, isOnly, isSeen = false }: InterruptedProps) {
  const { t } = useTranslation();
  if (state.phase === 'failed') {
    return (
      <Failed key={state.attempt.startKey} isSeen={isSeen}>
        {t('payment.failed.text')} <OtherWay isOnly={isOnly} />
      </Failed>
    );
  }
  if (state.phase === 'start-lost') {
    const isAnswered = state.error?.kind === 'problem';
    return (
      <Notice
        tone="warning"
        role="alert"
        title={isAnswered ? t('payment.broken.title') : t('payment.start-lost.title')}
      >
        <p>{t('payment.start-lost.text')}</p>
      </Notice>
    );
  }
  if (state.phase !== 'choosing') return null;
  if (state.error) {
    // A card is known by its serial number; its code is not asked for here.
    if (state.error.code === 'SESSION_EXPIRED' && order.flow === 'prepaid') {
      return (
        <Notice
          tone="warning"
          role="alert"
          title={t('problem.session-expired.title')}
          actions={
            <ButtonLink href={paths.prepaid()} variant="primary">
              {t('prepaid.enter')}
            </ButtonLink>
          }
        >
          <p>{t('payment.serial-again')}</p>
        </Notice>
      );
    }
    return (
      <ProblemNotice
        error={state.error}
        currency={order.currency}
        {...(state.error.code === 'PAYMENT_FAILED' && {
          recoveryActions: [],
          text: t('payment.failed.text'),
        })}
      >
        {state.error.code === 'PAYMENT_FAILED' && (
          <p>
            <OtherWay isOnly={isOnly} />
          </p>
        )}
      </ProblemNotice>
    );
  }
  const { interruption } = state;
  // What was left may still be paid, which is said below.
  // So is what was received before.
  if (interruption === undefined || interruption === 'other-received' || isLeft(state)) return null;
  if (interruption === 'balance-changed' || interruption === 'not-ended') {
    return (
      <Notice tone="warning" role="alert" title={t('payment.balance-changed.title')}>
        <p>
          {interruption === 'not-ended'
            ? t('payment.balance-changed.not-ended')
            : t('payment.balance-changed.text')}
        </p>
      </Notice>
    );
  }
  const isCancelled = interruption === 'cancelled';
  return (
    <Notice
      tone={isCancelled ? 'info' : 'warning'}
      role="alert"
      title={isCancelled ? t('payment.cancelled.title') : t('payment.broken.title')}
    >
      <p>
        {isCancelled ? t('payment.cancelled.text') : t('payment.broken.text')}{' '}
        <OtherWay isOnly={isOnly} />
      </p>
    </Notice>
  );
}

/**
 * A payment that was refused. Takes the focus: the button that was pressed may be far below. Not where the arrow keys
 * have only come back to its way to pay.
 */
function Failed({ isSeen, children }: { isSeen: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const notice = (
    <Notice id={id} tone="error" title={t('payment.failed.title')}>
      <p>{children}</p>
    </Notice>
  );
  return isSeen ? notice : <FocusBox id={id}>{notice}</FocusBox>;
}
