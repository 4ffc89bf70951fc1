import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isExplained } from '~/api/errors';
import { ProblemNotice } from '~/problem/problem-notice';
import { Button } from '~/ui/button';
import { FocusBox } from '~/ui/focus-box';
import { Notice } from '~/ui/notice';
import type { Charge } from '~/voucher/activity';
import { useChargeName } from './use-charge-name';
import { OtherWay } from './other-way';
import type { Payment, PaymentView } from './payment';
import type { PaymentOrder } from './providers/payment-adapter';
import { isCard } from './providers/providers';

interface InterruptedProps {
  payment: Payment;
  view: PaymentView;
  order: PaymentOrder;
  /** There is no other provider. */
  isOnly: boolean;
  /** No provider is chosen: what this tab has begun is not on the page. */
  isLeft: boolean;
  /** It had the focus already. */
  isSeen?: boolean;
}

/** Why the visitor is back at the choice. Nothing was taken, and the page says so. */
export function Interrupted(props: InterruptedProps) {
  const { payment, view, order, isOnly, isLeft, isSeen = false } = props;
  const { screen, failure, act } = view;
  if (act === 'start') return null;
  if (failure?.act === 'start') return <NotStarted {...{ order, isOnly }} error={failure.error} />;
  if (screen.name === 'open')
    return (
      (isLeft || view.attempt?.redirectUrl) && (
        <Left key={screen.charge.key} {...{ payment, view, order }} charge={screen.charge} />
      )
    );
  return (
    screen.name === 'choosing' && <Over {...{ view, order, isOnly, isSeen }} last={screen.last} />
  );
}

type OverProps = Pick<InterruptedProps, 'view' | 'order' | 'isOnly'> & {
  last: Charge | undefined;
  isSeen: boolean;
};

/** The attempt of this tab has failed or was called off. */
function Over({ view, order, isOnly, isSeen, last }: OverProps) {
  const { t } = useTranslation();
  const { failure, interruption } = view;
  const isRefused = failure?.act === 'end' && isReason(failure.error);
  if (last?.status === 'failed' && isRefused)
    return <ProblemNotice error={failure.error} currency={order.currency} />;
  if (last?.status === 'failed') {
    return (
      <Failed key={last.key} isSeen={isSeen}>
        <span>{t('payment.failed.text')}</span> <OtherWay isOnly={isOnly} />
      </Failed>
    );
  }
  if (interruption === undefined && last?.status !== 'cancelled') return null;
  const isCancelled = interruption !== 'provider-failed';
  return (
    <Notice
      tone={isCancelled ? 'info' : 'warning'}
      role="alert"
      title={isCancelled ? t('payment.cancelled.title') : t('payment.broken.title')}
    >
      <p>
        <span>{isCancelled ? t('payment.cancelled.text') : t('payment.broken.text')}</span>{' '}
        <OtherWay isOnly={isOnly} />
      </p>
    </Notice>
  );
}

/** Whether a refusal says more than that the payment did not work. */
const isReason = ({ kind, code, status = 500 }: Failure['error']): boolean =>
  kind === 'problem' && status < 500 && code !== 'PAYMENT_FAILED' && code !== 'CHANGED';

type Failure = NonNullable<PaymentView['failure']>;

interface NotStartedProps extends Pick<InterruptedProps, 'order' | 'isOnly'> {
  error: Failure['error'];
}

/** The server has begun nothing. */
function NotStarted({ error, order, isOnly }: NotStartedProps) {
  const { t } = useTranslation();
  if (error.code === 'CHANGED' || error.code === 'CHARGE_OPEN') {
    return (
      <Notice tone="warning" role="alert" title={t('payment.balance-changed.title')}>
        <p>{t('payment.balance-changed.text')}</p>
      </Notice>
    );
  }
  if (error.kind !== 'problem' || (error.status ?? 0) >= 500) {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={isExplained(error) ? t('payment.broken.title') : t('payment.start-lost.title')}
      >
        <p>{t('payment.failed.text')}</p>
      </Notice>
    );
  }
  const isRefused = error.code === 'PAYMENT_FAILED';
  return (
    <ProblemNotice
      error={error}
      currency={order.currency}
      {...(isRefused && { recoveryActions: [], text: t('payment.failed.text') })}
    >
      {isRefused && (
        <p>
          <OtherWay isOnly={isOnly} />
        </p>
      )}
    </ProblemNotice>
  );
}

/** This tab has begun a payment whose provider waits: to go on, its way to pay is chosen again. */
function Left({
  payment,
  view,
  order,
  charge,
}: Pick<InterruptedProps, 'payment' | 'view' | 'order'> & { charge: Charge }) {
  const { t } = useTranslation();
  const { name, facts } = useChargeName(charge);
  const isSame = order.amountInCent === charge.amountInCent;
  const address = isSame ? view.attempt?.redirectUrl : undefined;
  const isBank = address !== undefined && isCard(charge.provider);
  return (
    <Notice
      tone="info"
      role="status"
      title={isBank ? t('payment.bank.title') : t('payment.open.title', { name })}
      actions={
        <>
          {address !== undefined && (
            <Button variant="primary" onClick={() => location.assign(address)}>
              {isBank ? t('payment.bank.go') : t('payment.go-on', { name })}
            </Button>
          )}
          <Button
            isPending={view.act === 'cancel'}
            pendingLabel={t('payment.checking')}
            onClick={() => void payment.callOff(charge)}
          >
            {t('payment.open.call-off')}
          </Button>
        </>
      }
    >
      {!isSame && <p>{facts}</p>}
      <p>
        {!isSame
          ? t('payment.open.replaced')
          : isBank
            ? t('payment.bank.text')
            : t('payment.open.left')}
      </p>
    </Notice>
  );
}

interface FailedProps {
  isSeen: boolean;
  children: ReactNode;
}

/**
 * A payment that was refused. Takes the focus: the button that was pressed may be far below. Not if the arrow keys
 * have only come back to its way to pay.
 */
function Failed({ isSeen, children }: FailedProps) {
  const { t } = useTranslation();
  const id = useId();
  const notice = (
    <Notice id={id} tone="error" title={t('payment.failed.title')}>
      <p>{children}</p>
    </Notice>
  );
  return isSeen ? notice : <FocusBox id={id}>{notice}</FocusBox>;
}
