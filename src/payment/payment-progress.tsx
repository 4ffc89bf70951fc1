import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api';
import { isExplained, isUnexplained } from '~/api/errors';
import { useFormat } from '~/i18n/use-format';
import { ProblemNotice } from '~/problem/problem-notice';
import { Card } from '~/ui/card';
import { Disclosure } from '~/ui/disclosure';
import { announce } from '~/ui/live-region';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Spinner } from '~/ui/progress';
import { Stack } from '~/ui/stack';
import { IdentifyForm } from './identify-form';
import type { Payment } from './payment';
import type { Doubt } from './payment-calls';
import type { PaymentOrder } from './providers/payment-adapter';
import styles from './payment.module.css';
import { recoveryActions, type PaymentState } from './payment-state';
import { PaymentHelp } from './payment-help';
import { SentBefore } from './sent-before';

interface PaymentProgressProps {
  payment: Payment;
  state: PaymentState;
  order: Pick<PaymentOrder, 'flow' | 'currency'> & Partial<PaymentOrder>;
}

/** The state of a payment that needs no input, with its recovery actions (4.061 to 4.063). */
export function PaymentProgress({ payment, state, order }: PaymentProgressProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLDivElement>(null);
  const { phase } = state;
  useLayoutEffect(() => {
    if (phase === 'finishing' || phase === 'confirming') return;
    // A notice inside that has taken the focus is named, and this box is not.
    if (!heading.current?.contains(document.activeElement)) heading.current?.focus();
  }, [phase]);
  useWaitAnnouncement(phase === 'processing' ? t('payment.processing.title') : undefined);

  const retry = (
    <Button variant="primary" iconStart="refresh" onClick={payment.repeat}>
      {t('payment.look-again')}
    </Button>
  );
  const help =
    'attempt' in state && state.attempt ? <PaymentHelp payment={state.attempt} /> : undefined;
  const withFocus = (node: ReactNode) => (
    <div ref={heading} tabIndex={-1} className={styles.status}>
      {node}
    </div>
  );
  switch (state.phase) {
    case 'closed': {
      if (state.error.code === 'IDEMPOTENCY_KEY_REUSED') {
        return withFocus(<SentBefore payment={payment} flow={order.flow} />);
      }
      // The state of the charge is unknown here: it may belong to another voucher or card.
      const isElsewhere = state.error.code === 'NOT_FOUND';
      // Only an address names a payment that was not begun in this tab.
      const isFromAddress = state.attempt.startKey === '';
      return withFocus(
        <Stack gap={4}>
          {!isElsewhere && <ProblemNotice error={state.error} currency={order.currency} />}
          <Notice
            tone="info"
            // Earlier charges are on it.
            title={
              isElsewhere || state.error.code === 'VOUCHER_ALREADY_CHARGED'
                ? t('payment.closed.unsure')
                : t('payment.closed.title')
            }
            actions={help}
          >
            {isElsewhere && isFromAddress && <p>{t('payment.return.unknown')}</p>}
            <p>{t('payment.closed.text')}</p>
          </Notice>
        </Stack>,
      );
    }
    case 'signed-out':
      return withFocus(<IdentifyForm order={order} onIdentified={payment.signedIn} />);
    case 'start-lost':
      if (state.error?.code === 'SESSION_EXPIRED') {
        return withFocus(<IdentifyForm order={order} onIdentified={payment.signedIn} />);
      }
      return withFocus(<Unanswered {...{ payment, error: state.error, actions: [retry, help] }} />);
    case 'finish-lost':
    case 'awaiting-provider':
      if (recoveryActions(state).includes('forget')) {
        return withFocus(
          <Unanswered {...{ payment, error: state.error, actions: [retry, help] }} />,
        );
      }
      return withFocus(
        <Notice
          tone="info"
          title={t('payment.slow.title')}
          actions={
            <>
              {retry}
              {help}
            </>
          }
        >
          <p>{t('payment.slow.text')}</p>
        </Notice>,
      );
    case 'processing':
    case 'approving': {
      const hasBank = state.attempt.redirectUrl !== undefined;
      return withFocus(
        <Waiting bank={state.attempt.redirectUrl} isAtBank={phase === 'approving'}>
          {phase === 'processing' && (hasBank || state.pollCount >= POLLS_BEFORE_HELP) && help}
        </Waiting>,
      );
    }
    default:
      return (
        <Card variant="tint">
          <Spinner size="l" label={t('payment.checking')} />
        </Card>
      );
  }
}

/** Says once that it takes longer; the page shows it all the time. */
function useWaitAnnouncement(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
}

interface UnansweredProps {
  payment: Pick<Payment, 'giveUp' | 'getOrder'>;
  /** The server's error, if its answer does not tell the state of the payment. */
  error: ApiError | undefined;
  actions: [retry: ReactNode, help: ReactNode];
}

function Unanswered({ payment, error, actions: [retry, help] }: UnansweredProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  /** The reason against forgetting it. */
  const [doubt, setDoubt] = useState<Doubt>();
  const { currency, amountInCent = 0 } = payment.getOrder() ?? {};
  const isAnswered = isExplained(error);
  // A reason that does not tell what became of the payment says "try again" at most, which this page says better.
  const isReason = isAnswered && !isUnexplained(error) && error.code !== 'NOT_FOUND';
  async function payAnew(): Promise<void> {
    setAsking(true);
    setDoubt(await payment.giveUp(doubt !== undefined));
    setAsking(false);
  }
  return (
    <Stack gap={4}>
      {isReason && <ProblemNotice error={error} recoveryActions={[]} />}
      <Notice
        tone="warning"
        title={isAnswered ? t('payment.unanswered.open') : t('payment.unanswered.title')}
        actions={
          <>
            {retry}
            {help}
          </>
        }
      >
        <p>{t('payment.unanswered.text')}</p>
      </Notice>
      <Disclosure summary={t('redemption.unclear.is-settled')}>
        <Stack gap={3}>
          <div role="status">
            <p>
              {typeof doubt === 'number' && currency
                ? t('payment.unanswered.grown', {
                    balance: format.money(doubt, currency),
                    amount: format.money(amountInCent, currency),
                  })
                : t('payment.unanswered.forgets')}
            </p>
            {doubt === 'no-payment' && <p>{t('payment.unanswered.no-payment')}</p>}
            {doubt === 'no-balance' && <p>{t('payment.unanswered.no-balance')}</p>}
          </div>
          <Button
            isPending={isAsking}
            pendingLabel={t('payment.checking')}
            onClick={() => void payAnew()}
          >
            {typeof doubt === 'number'
              ? t('payment.unanswered.go-on')
              : t('payment.unanswered.settled')}
          </Button>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** So often a payment that is processed without a bank's page is asked about, some 12 s, before help is offered. */
const POLLS_BEFORE_HELP = 4;

interface WaitingProps {
  /** Where the bank asks. */
  bank: string | undefined;
  isAtBank: boolean;
  /** The way to help. */
  children: ReactNode;
}

function Waiting({ bank, isAtBank, children }: WaitingProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="info"
      title={isAtBank ? t('payment.bank.title') : t('payment.processing.title')}
      actions={
        <>
          {bank !== undefined && (
            <Button variant={isAtBank ? 'primary' : 'quiet'} onClick={() => location.assign(bank)}>
              {t('payment.bank.go')}
            </Button>
          )}
          {children}
        </>
      }
    >
      <div className={styles.progress}>
        <p>{isAtBank ? t('payment.bank.text') : t('payment.processing.text')}</p>
        {bank !== undefined && !isAtBank && <p>{t('payment.bank.not-yet')}</p>}
        <Spinner label={t('payment.checking')} isLabelHidden={isAtBank} />
      </div>
    </Notice>
  );
}
