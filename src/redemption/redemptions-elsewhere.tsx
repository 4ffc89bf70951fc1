import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '~/form/use-submit';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { FocusNotice } from '~/ui/focus-notice';
import { Notice } from '~/ui/notice';
import { Stack } from '~/ui/stack';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { forgetAttempt, notedAttempts, type NotedAttempt } from './noted-attempts';
import { contractCalls } from './redemption-calls';
import { useRedemptionStore } from './use-redemption';

/**
 * What another tab has sent for this voucher without an answer: it may have redeemed, which the visitor must know
 * before the next redemption (docs/decisions/redeem-once.md).
 */
export function RedemptionsElsewhere() {
  const voucherId = useHeldVoucher()?.id;
  return voucherId !== undefined && <OfVoucher key={voucherId} voucherId={voucherId} />;
}

function OfVoucher({ voucherId }: { voucherId: string }) {
  const store = useRedemptionStore();
  const read = () => {
    const { redemption, others } = store.getRecord();
    const own = [redemption, ...others].map((one) => ('key' in one ? one.key : undefined));
    return notedAttempts(voucherId).filter(({ key }) => !own.includes(key));
  };
  const [attempts, setAttempts] = useState(read);
  // The other tab gets its answer after all.
  const follow = useEffectEvent(() => setAttempts(read()));
  useEffect(() => {
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return attempts.map((attempt) => (
    <RedemptionElsewhere key={attempt.key} {...{ voucherId, attempt }} />
  ));
}

interface RedemptionElsewhereProps {
  voucherId: string;
  attempt: NotedAttempt;
}

function RedemptionElsewhere({ voucherId, attempt }: RedemptionElsewhereProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const store = useRedemptionStore();
  const { key, recipient, amountInCent, currency, sentAt } = attempt;
  const { state, sending, submit } = useSubmit<void, boolean>(async () => {
    const isKnown = await contractCalls.isKnown(key);
    forgetAttempt(voucherId, key);
    if (isKnown) await store.askBalance();
    return isKnown;
  });
  const facts = t('redemption.elsewhere.text', {
    recipient,
    amount: format.money(amountInCent, currency),
    when: format.dateTime(new Date(sentAt).toISOString()),
  });
  if (state.status === 'done') {
    return (
      <FocusNotice
        tone="info"
        title={state.result ? t('redemption.open.known') : t('redemption.unknown.title')}
      >
        <p>{facts}</p>
        {state.result && <p>{t('redemption.elsewhere.known')}</p>}
      </FocusNotice>
    );
  }
  return (
    <Stack gap={4}>
      <Notice
        tone="warning"
        role="alert"
        title={t('redemption.other.uncertain')}
        actions={
          <>
            <Button
              isPending={sending.isPending}
              pendingLabel={t('redemption.open.searching')}
              onClick={() => void submit()}
            >
              {t('redemption.open.search')}
            </Button>
            <ButtonLink href={paths.orderStatus()}>{t('order.link')}</ButtonLink>
            <ButtonLink href={paths.help('other')}>{t('problem.way.help')}</ButtonLink>
          </>
        }
      >
        <p>{facts}</p>
        <p>{t('redemption.elsewhere.look-first')}</p>
      </Notice>
      {sending.failure && (
        <LateProblemNotice error={sending.failure} onRetry={() => void submit()} />
      )}
    </Stack>
  );
}
