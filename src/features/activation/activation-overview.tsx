import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '~/problem/problem-notice';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { AlertDialog } from '~/ui/alert-dialog';
import { ButtonLink } from '~/ui/button-link';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
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
  const open = vouchers.filter(isActivatable);
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
  return (
    <>
      {outcome ? (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <OutcomeNotice outcome={outcome} isComplete={open.length === 0} />
        </div>
      ) : (
        vouchers.every(({ state }) => state === 'active') && (
          <OutcomeNotice outcome={{ activated: 0, failed: 0, unclear: 0 }} isComplete />
        )
      )}
      <VoucherChoice
        vouchers={vouchers}
        orderNumber={orderNumber}
        unwanted={unwanted}
        isDisabled={isPending}
        error={isNothing && count === 0 ? t('activation.choose') : undefined}
        onChange={(next) => {
          setUnwanted(next);
          if (error || outcome) forget();
        }}
      />
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
          <ButtonLink href={paths.help()} iconStart={drawings.help}>
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
