import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '~/problem/problem-notice';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { AlertDialog } from '~/ui/alert-dialog';
import { ButtonLink } from '~/ui/button-link';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { ActiveCards, NextSteps } from './active-cards';
import { isActivatable, type VoucherState } from './activation-choice';
import { OutcomeNotice } from './outcome-notice';
import type { useActivation } from './use-activation';
import { VoucherChoice } from './voucher-choice';
import styles from './activation.module.css';

interface ActivationOverviewProps extends ReturnType<typeof useActivation> {
  vouchers: VoucherState[];
}

/** The vouchers of the order: which are active, which the giver activates now, and the result. */
export function ActivationOverview({
  vouchers,
  orderNumber,
  activate,
  isPending,
  error,
  mayHaveHappened,
  outcome,
  forget,
}: ActivationOverviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const named = vouchers.map((voucher, index) => ({
    ...voucher,
    label: voucher.label ?? t('activation.voucher', { number: index + 1 }),
  }));
  const open = named.filter(isActivatable);
  const active = named.filter(({ state }) => state === 'active');
  const isComplete = active.length === named.length;
  // Where nothing is left to choose, what is active is shown as cards and only the others as a list.
  const isOver = open.length === 0 && active.length > 0;
  const listed = isOver ? named.filter(({ state }) => state !== 'active') : named;
  // Most givers activate everything at once, so everything is chosen until they choose otherwise.
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [isNothing, setNothing] = useState(false);
  const chosen = open.filter(({ id }) => !unwanted.has(id));
  const sum = chosen.reduce((total, { valueInCent }) => total + valueInCent, 0);
  const result = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome) result.current?.focus();
  }, [outcome]);

  function confirm() {
    setAsking(false);
    void activate(new Set(chosen.map(({ id }) => id)));
  }

  const count = chosen.length;
  const cards = isOver && (
    <ActiveCards vouchers={active} isComplete={isComplete} isNew={outcome !== undefined} />
  );
  return (
    <>
      {isComplete && cards}
      {outcome ? (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <OutcomeNotice outcome={outcome} isComplete={open.length === 0} />
        </div>
      ) : (
        isComplete && <OutcomeNotice outcome={{ activated: 0, failed: 0, unclear: 0 }} isComplete />
      )}
      {listed.length === 0 ? (
        <p>{t('activation.order', { number: orderNumber })}</p>
      ) : (
        <VoucherChoice
          vouchers={listed}
          isWhole={listed === named}
          orderNumber={orderNumber}
          unwanted={unwanted}
          isDisabled={isPending}
          error={isNothing && count === 0 ? t('activation.choose') : undefined}
          onChange={(next) => {
            setUnwanted(next);
            if (error || outcome) forget();
          }}
        />
      )}
      {!isComplete && cards}
      {isOver && <NextSteps />}
      {error && (
        <ProblemNotice
          error={error}
          onRetry={confirm}
          mayHaveHappened={mayHaveHappened}
          {...(error.code === 'REDEEM_LINK_EXPIRED' && {
            text: t('activation.expired'),
            recoveryActions: ['help'],
          })}
          {...(error.code === 'VOUCHER_CANCELLED' && { recoveryActions: ['help'] })}
        />
      )}
      {open.length > 0 ? (
        <Button
          variant="primary"
          size="l"
          isFullWidth
          isPending={isPending}
          pendingLabel={t('activation.pending')}
          onClick={() => {
            setNothing(count === 0);
            if (count > 0) setAsking(true);
            else document.querySelector<HTMLElement>('#vouchers input')?.focus();
          }}
        >
          {t('activation.submit', { count })}
        </Button>
      ) : (
        <div>
          <ButtonLink href={paths.help()} variant="plain" iconStart={drawings.help}>
            {t('problem.way.help')}
          </ButtonLink>
        </div>
      )}
      <AlertDialog
        title={t('activation.confirm.title', { count })}
        isOpen={isAsking}
        onOpenChange={setAsking}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('activation.confirm.cancel')}</Button>
            <Button variant="primary" onClick={confirm}>
              {t('activation.confirm.yes')}
            </Button>
          </>
        }
      >
        <p>
          {t('activation.confirm.text', {
            amount: format.money(sum, chosen[0]?.currency ?? 'EUR'),
          })}
        </p>
      </AlertDialog>
    </>
  );
}
