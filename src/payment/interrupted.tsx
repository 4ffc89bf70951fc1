import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isExplained } from '~/api/errors';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ProblemNotice } from '~/problem/problem-notice';
import { ButtonLink } from '~/ui/button-link';
import { FocusBox } from '~/ui/focus-box';
import { Notice } from '~/ui/notice';
import { OtherWay } from './other-way';
import { isLeft, type PaymentState } from './payment-state';
import type { PaymentOrder } from './providers/payment-adapter';

interface InterruptedProps {
  state: PaymentState;
  order: PaymentOrder;
  /** The sum that was paid in another tab, if the state is of that payment. */
  earlier?: PaymentOrder;
  /** There is no other provider. */
  isOnly: boolean;
  /** It had the focus already. */
  isSeen?: boolean;
}

/** Why the visitor is back at the choice. Nothing was taken, and the page says so. */
export function Interrupted({ state, order, earlier, isOnly, isSeen = false }: InterruptedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (state.phase === 'failed') {
    return (
      <Failed
        key={state.attempt.startKey}
        title={
          earlier
            ? t('payment.failed.earlier', {
                amount: format.money(earlier.amountInCent, earlier.currency),
              })
            : t('payment.failed.title')
        }
        isSeen={isSeen}
      >
        <span>{t('payment.failed.text')}</span> <OtherWay isOnly={isOnly} />
      </Failed>
    );
  }
  if (state.phase === 'start-lost') {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={isExplained(state.error) ? t('payment.broken.title') : t('payment.start-lost.title')}
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
  // A payment that was left may still be paid, which is said below.
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
        <span>{isCancelled ? t('payment.cancelled.text') : t('payment.broken.text')}</span>{' '}
        <OtherWay isOnly={isOnly} />
      </p>
    </Notice>
  );
}

interface FailedProps {
  title: string;
  isSeen: boolean;
  children: ReactNode;
}

/**
 * A payment that was refused. Takes the focus: the button that was pressed may be far below. Not if the arrow keys
 * have only come back to its way to pay.
 */
function Failed({ title, isSeen, children }: FailedProps) {
  const id = useId();
  const notice = (
    <Notice id={id} tone="error" title={title}>
      <p>{children}</p>
    </Notice>
  );
  return isSeen ? notice : <FocusBox id={id}>{notice}</FocusBox>;
}
