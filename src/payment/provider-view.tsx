import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type PaymentProvider } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { Icon } from '~/ui/icon';
import { announce } from '~/ui/live-region';
import { Notice } from '~/ui/notice';
import { Spinner } from '~/ui/progress';
import { Stack } from '~/ui/stack';
import { CardFields, useCardErrors } from './card-fields';
import { OtherWay } from './other-way';
import type { Payment, PaymentView } from './payment';
import { CARD_FIELDS, CardError, type CardField } from './providers/card-field-id';
import type { PaymentOrder } from './providers/payment-adapter';
import type { Provider } from './providers/provider';
import { providers } from './providers/providers';
import styles from './payment.module.css';
import { useProvider } from './use-provider';

interface ProviderViewProps {
  payment: Payment;
  view: PaymentView;
  order: PaymentOrder;
  provider: PaymentProvider;
  /** What the payment leads to, said beside its button. */
  outcome: string | undefined;
  /** There is no other provider. */
  isOnly: boolean;
  /** Drawn once more: the button that was pressed for it is gone, and the focus with it. */
  isRetry: boolean;
  /** Back to the choice among the providers. */
  onBack: () => void;
  /** Draws once more, after the script was blocked or the server refused. */
  onRetry: () => void;
}

/** The controls of one provider: its own button, the fields of a card with ours, or ours alone. */
export function ProviderView({
  payment,
  view,
  order,
  provider,
  outcome,
  isOnly,
  isRetry,
  onBack,
  onRetry,
}: ProviderViewProps) {
  const { t } = useTranslation();
  const { host, status, submit } = useProvider({ payment, order, provider });
  const { control } = providers[provider];
  const name = providers[provider].name(t);
  const [wrong, setWrong] = useState<readonly CardField[]>([]);
  const isCard = control === 'card-fields';
  const isOurs = hasOurButton(control);
  const box = useRef<HTMLDivElement>(null);
  const group = {
    className: styles.provider,
    ...(isRetry && { role: 'group', 'aria-label': name, tabIndex: -1 }),
  };
  useEffect(() => {
    if (isRetry) box.current?.focus({ preventScroll: true });
  }, [isRetry]);
  useEffect(() => {
    // The choice above may have pushed it below the edge of the screen.
    if (status === 'ready' && !isOnly) box.current?.scrollIntoView({ block: 'nearest' });
  }, [status, isOnly]);
  const isAtWindow = control === 'button' && isOpenAt(view, provider);

  if (status === 'blocked') {
    return (
      <div ref={box} {...group}>
        <Notice
          tone="warning"
          role="alert"
          title={t('payment.blocked.title', { provider: name })}
          actions={
            <Button iconStart="refresh" onClick={onRetry}>
              {t('problem.way.retry')}
            </Button>
          }
        >
          <p>
            <span>{t('payment.blocked.text')}</span> <OtherWay isOnly={isOnly} />
          </p>
        </Notice>
      </div>
    );
  }
  return (
    <div ref={box} {...group}>
      {!isOurs && <Outcome text={outcome} />}
      {status === 'loading' && <Spinner label={t('payment.loading', { provider: name })} />}
      <div ref={host} hidden={status === 'loading'} className={styles.host}>
        {isCard && <CardFields wrong={wrong} />}
      </div>
      {isAtWindow && (
        <Notice
          tone="info"
          role="status"
          title={t('payment.window.title', { provider: name })}
          actions={!isOnly && <Button onClick={onBack}>{t('payment.window.back')}</Button>}
        >
          <p>{t('payment.window.text')}</p>
        </Notice>
      )}
      {isOurs && status === 'ready' && (
        <OurButton {...{ view, order, submit, setWrong, isCard, outcome }} />
      )}
      {control === 'signed-button' && status === 'ready' && isStartOver(view) && (
        <Button iconStart="refresh" onClick={onRetry}>
          {t('problem.way.retry')}
        </Button>
      )}
    </div>
  );
}

const hasOurButton = (control: Provider['control']): boolean =>
  control === 'card-fields' || control === 'redirect';

const Outcome = ({ text }: { text: string | undefined }) =>
  text !== undefined && <p className={styles.outcome}>{text}</p>;

const isOpenAt = ({ screen, attempt }: PaymentView, provider: PaymentProvider): boolean =>
  screen.name === 'open' && attempt?.provider === provider;

/** Whether a start was refused, or none was made. */
const isStartOver = ({ screen, failure, act }: PaymentView): boolean =>
  !act && (screen.name === 'choosing' || failure?.act === 'start');

interface OurButtonProps {
  view: PaymentView;
  order: PaymentOrder;
  submit: () => Promise<unknown> | undefined;
  /** Takes the fields that are empty or wrong. */
  setWrong: (fields: readonly CardField[]) => void;
  isCard: boolean;
  outcome: string | undefined;
}

/** Our own button, below the fields of a card. */
function OurButton({ view, order, submit, setWrong, isCard, outcome }: OurButtonProps) {
  const { t } = useTranslation();
  const errors = useCardErrors();
  const format = useFormat();
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    setWrong([]);
    setSending(true);
    try {
      await submit();
    } catch (error) {
      // The state has the server's answer; any other error is about the visitor's input.
      if (error instanceof ApiError || !isCard) return;
      const named = error instanceof CardError ? error.fields : [];
      const fields = named.length > 0 ? named : CARD_FIELDS;
      setWrong(fields);
      // The fields are frames of the provider, to which nothing here can be tied.
      announce(fields.map((field) => errors[field]).join(' '), 'assertive');
    } finally {
      setSending(false);
    }
  }

  return (
    <Stack gap={3}>
      <Outcome text={outcome} />
      <Button
        variant="primary"
        size="l"
        isFullWidth
        isPending={isSending || view.act === 'start'}
        pendingLabel={t('payment.pending')}
        onClick={() => void send()}
      >
        {t('payment.pay', { amount: format.money(order.amountInCent, order.currency) })}
      </Button>
      {isCard && (
        <p className={`${styles.note} ${styles.safe}`}>
          <Icon name={drawings.lock} size="s" />
          <span>{t('payment.card.note')}</span>
        </p>
      )}
    </Stack>
  );
}
