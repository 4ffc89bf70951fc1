import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '~/api';
import { paths } from '~/lib/paths';
import { keepsTabValues } from '~/lib/safe-storage';
import { ButtonLink } from '~/ui/button-link';
import { focusField } from '~/ui/control-of';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import { Stack } from '~/ui/stack';
import type { PaymentOrder } from './providers/payment-adapter';
import { isCard, isProvider, providers } from './providers/providers';
import { Interrupted } from './interrupted';
import { isChoice, type Payment, type PaymentView } from './payment';
import { PaymentProgress } from './payment-progress';
import styles from './payment.module.css';
import { ProviderView } from './provider-view';

/** The choice of a provider. */
const WAYS = 'payment-ways';

interface PaymentPanelProps {
  payment: Payment;
  view: PaymentView;
  order: PaymentOrder;
  offered: readonly PaymentProvider[];
  /** What the payment leads to, said beside its button. */
  outcome: string | undefined;
}

/**
 * The choice of a provider and the chosen one's fields, or the state of a payment that is under way
 * (requirement 1.024).
 */
export function PaymentPanel({ payment, view, order, offered, outcome }: PaymentPanelProps) {
  const { t } = useTranslation();
  const [only] = offered;
  const isOnly = offered.length === 1;
  const [picked, setPicked] = useState<PaymentProvider>();
  /** The attempt that had ended when a way was picked last. */
  const [seen, setSeen] = useState<string>();
  const [round, setRound] = useState(0);
  if (!isChoice(view)) return <PaymentProgress payment={payment} view={view} order={order} />;
  if (!keepsTabValues()) return <NotKept />;
  // A card that was declined stays chosen, with its fields: mistyped, or another one works.
  const declined = cardDeclined(view);
  const chosen = isOnly ? only : (picked ?? declined);
  const shown = offered.find((provider) => provider === chosen);
  const interrupted = { payment, view, order, isOnly, isLeft: shown === undefined || isOnly };
  const provider = shown && (
    <ProviderView
      key={`${shown} ${order.amountInCent} ${round}`}
      {...{ payment, view, order, isOnly, outcome }}
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
  if (isOnly && only) {
    return (
      <Stack gap={5}>
        <Interrupted {...interrupted} />
        <OnlyProvider provider={only} />
        {provider}
      </Stack>
    );
  }
  // Stays with the card's fields: another way that is chosen is not what was refused.
  const isBesideFields = declined !== undefined && offered.includes(declined);
  return (
    <Stack gap={5}>
      {!isBesideFields && <Interrupted {...interrupted} />}
      <div className={styles.ways}>
        <RadioGroup
          id={WAYS}
          label={t('payment.choose')}
          layout="list"
          value={chosen ?? null}
          onChange={(value) => {
            setPicked(offered.find((each) => each === value));
            setRound(0);
            setSeen(lastKey(view));
          }}
        >
          {offered.map((each) => (
            <RadioTile
              key={each}
              value={each}
              secondary={providers[each].hint(t)}
              badge={isCard(each) ? <Icon name="card" /> : undefined}
            >
              {providers[each].name(t)}
            </RadioTile>
          ))}
        </RadioGroup>
        {provider ? (
          <div className={styles.panel}>
            {isBesideFields && chosen === declined && (
              <Interrupted {...interrupted} isSeen={seen === lastKey(view)} />
            )}
            {provider}
          </div>
        ) : (
          <p className={styles.note}>{t('payment.choose-hint')}</p>
        )}
      </div>
    </Stack>
  );
}

const lastKey = ({ screen }: PaymentView): string | undefined =>
  screen.name === 'choosing' ? screen.last?.key : undefined;

/** The provider of a card that was refused after its fields were left. */
function cardDeclined({ screen }: PaymentView): PaymentProvider | undefined {
  const last = screen.name === 'choosing' ? screen.last : undefined;
  if (last?.status !== 'failed' || !isProvider(last.provider)) return undefined;
  return isCard(last.provider) ? last.provider : undefined;
}

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
