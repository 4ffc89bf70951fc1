import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '~/api';
import { paths } from '~/lib/paths';
import { keepsTabValues } from '~/lib/safe-storage';
import { isAnotherAway } from './open-payments';
import { useExclusive } from './use-exclusive';
import { focusField } from '~/ui/control-of';
import { ButtonLink } from '~/ui/button-link';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import { Stack } from '~/ui/stack';
import type { PaymentOrder } from './providers/payment-adapter';
import { providers } from './providers/providers';
import { Interrupted } from './interrupted';
import type { Payment } from './payment';
import { LeftPayments } from './others/left-payments';
import { ReceivedPayments } from './others/other-payments';
import { PaymentProgress } from './payment-progress';
import { canChoose, takesMoneyAtStart, type PaymentState } from './payment-state';
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
 * The choice of a provider and the chosen one's fields, or the state of a started payment
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
  const begun = payment.getOrder();
  const interrupted = { state, order, isOnly, ...(begun?.isOfOtherTab && { earlier: begun }) };
  if (lock === 'other') {
    return (
      <Stack gap={5}>
        <Interrupted {...interrupted} />
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
      {!isBesideFields && <Interrupted {...interrupted} />}
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
                <Interrupted {...interrupted} isSeen={seen === state} />
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

/** Another tab is at a payment for the same voucher or card: it must be left, or closed, before another begins. */
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
