import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isExplained } from '~/api/errors';
import { messageKey } from '~/i18n/message-key';
import { ProblemNotice } from '~/problem/problem-notice';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { announce } from '~/ui/live-region';
import { Notice } from '~/ui/notice';
import { Spinner } from '~/ui/progress';
import { Stack } from '~/ui/stack';
import { useChargeName } from './use-charge-name';
import { IdentifyForm } from './identify-form';
import type { Payment, PaymentView } from './payment';
import type { Charge } from '~/voucher/activity';
import { PaymentHelp } from './payment-help';
import type { PaymentOrder } from './providers/payment-adapter';
import { isCard } from './providers/providers';
import styles from './payment.module.css';

interface PaymentProgressProps {
  payment: Payment;
  view: PaymentView;
  order: Pick<PaymentOrder, 'flow'> & Partial<PaymentOrder>;
}

/** A payment that is under way, or that cannot be told, with its acts (4.061 to 4.063). */
export function PaymentProgress({ payment, view, order }: PaymentProgressProps) {
  const { t } = useTranslation();
  const { screen, act } = view;
  const isBusy = act !== undefined || (screen.name === 'asking' && !screen.error);
  const shown = isBusy ? 'busy' : screen.name;
  if (isBusy || screen.name === 'received' || screen.name === 'choosing') {
    return (
      <Card variant="tint">
        <Spinner size="l" label={t('payment.checking')} />
      </Card>
    );
  }
  return (
    <Focused key={shown}>
      {screen.name === 'signed-out' ? (
        <IdentifyForm order={order} onIdentified={() => void payment.ask()} />
      ) : screen.name === 'asking' ? (
        <Unanswered payment={payment} error={screen.error} />
      ) : screen.name === 'processing' ? (
        <Processing
          key={screen.charge.key}
          payment={payment}
          charge={screen.charge}
          bank={
            screen.isOwn && isCard(screen.charge.provider) ? view.attempt?.redirectUrl : undefined
          }
        />
      ) : (
        <Open {...{ payment, view }} charge={screen.charge} whose={whoseIs(screen, order)} />
      )}
    </Focused>
  );
}

const whoseIs = (
  { isOwn, charge }: Extract<PaymentView['screen'], { name: 'open' }>,
  order: PaymentProgressProps['order'],
): OpenProps['whose'] => {
  if (!isOwn) return 'other';
  return order.flow === 'prepaid' || order.amountInCent === charge.amountInCent
    ? 'own'
    : 'outdated';
};

/** Takes the focus: the button that was pressed is gone. */
function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A notice inside that has taken the focus is named, and this box is not.
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.status}>
      {children}
    </div>
  );
}

function LookAgain({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" iconStart="refresh" onClick={() => void payment.ask()}>
      {t('payment.look-again')}
    </Button>
  );
}

interface UnansweredProps {
  payment: Payment;
  error: (PaymentView['screen'] & { name: 'asking' })['error'];
}

/** The server does not say what is under way, so nothing can be paid. */
export function Unanswered({ payment, error }: UnansweredProps) {
  const { t } = useTranslation();
  const order = payment.getOrder();
  return (
    <Stack gap={4}>
      {isExplained(error) && <ProblemNotice error={error} recoveryActions={[]} />}
      <Notice
        tone="warning"
        title={payment.getAttempt() ? t('payment.unanswered.open') : t('payment.unanswered.title')}
        actions={
          <>
            <LookAgain payment={payment} />
            {order && <PaymentHelp payment={{ ...order, ...payment.getAttempt() }} />}
          </>
        }
      >
        <p>{t('payment.unanswered.text')}</p>
      </Notice>
    </Stack>
  );
}

interface UnderWayProps {
  payment: Payment;
  view: PaymentView;
  charge: Charge;
}

const explained = {
  own: messageKey('payment.open.own'),
  outdated: messageKey('payment.open.outdated'),
  left: messageKey('payment.open.later'),
  replaced: messageKey('payment.open.replaced'),
  other: messageKey('payment.open.other'),
} as const;

interface OpenProps extends UnderWayProps {
  /**
   * `outdated`: another sum is missing by now, so that it is not ended, only called off. `left`: it is own, and seen
   * beside the form. `replaced`: it is own, and another sum may be paid instead.
   */
  whose: 'own' | 'outdated' | 'left' | 'replaced' | 'other';
}

/** An open payment that this tab did not begin, or whose end did not work: it can be called off. */
export function Open({ payment, view, charge, whose }: OpenProps) {
  const { t } = useTranslation();
  const { name, facts } = useChargeName(charge);
  const isChanged = view.failure?.error.code === 'CHANGED' || whose === 'outdated';
  const error = isChanged ? undefined : view.failure?.error;
  return (
    <Stack gap={4}>
      {isExplained(error) && <ProblemNotice error={error} recoveryActions={[]} />}
      <Notice
        tone="warning"
        title={isChanged ? t('payment.balance-changed.title') : t('payment.open.title', { name })}
        actions={
          <>
            {whose === 'own' && (
              <Button variant="primary" onClick={() => void payment.finish()}>
                {t('payment.open.finish')}
              </Button>
            )}
            <Button onClick={() => void payment.callOff(charge)}>
              {t('payment.open.call-off')}
            </Button>
          </>
        }
      >
        <p>{facts}</p>
        <p>{t(explained[whose])}</p>
      </Notice>
    </Stack>
  );
}

/** After this long help is offered, in ms. */
const HELP_AFTER = 12_000;

/** After this long the page says that nobody has to wait, in ms. */
const SLOW_AFTER = 180_000;

/** The provider or the bank decides. @param bank where the bank asks, if this tab began the payment */
export function Processing({
  payment,
  charge,
  bank,
}: Omit<UnderWayProps, 'view'> & { bank: string | undefined }) {
  const { t } = useTranslation();
  const { facts } = useChargeName(charge);
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [HELP_AFTER, SLOW_AFTER].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  const isSlow = waited >= SLOW_AFTER;
  const title = isSlow ? t('payment.slow.title') : t('payment.processing.title');
  useEffect(() => announce(title), [title]);
  const { chargeId, amountInCent, currency } = charge;
  const help = <PaymentHelp payment={{ chargeId, amountInCent, currency }} />;
  return (
    <Notice
      tone="info"
      title={title}
      actions={
        <>
          {bank !== undefined && (
            <Button variant="quiet" onClick={() => location.assign(bank)}>
              {t('payment.bank.go')}
            </Button>
          )}
          {isSlow && <LookAgain payment={payment} />}
          {waited > 0 && help}
        </>
      }
    >
      <div className={styles.progress}>
        <p>{facts}</p>
        <p>{isSlow ? t('payment.slow.text') : t('payment.processing.text')}</p>
        {bank !== undefined && <p>{t('payment.bank.not-yet')}</p>}
        {!isSlow && <Spinner label={t('payment.checking')} isLabelHidden />}
      </div>
    </Notice>
  );
}
