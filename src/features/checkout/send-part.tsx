import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LateProblemNotice } from '~/form/late-problem-notice';
import { NativeButton } from '~/ui/native-button';
import { Notice } from '~/ui/notice';
import type { Sending } from './use-sending';

interface SendPartProps {
  sending: Sending;
  currency: string;
  /** What has to be accepted; not asked again while an attempt is unsettled. */
  terms: ReactNode;
  /** Without a voucher nothing can be sent. */
  isDisabled: boolean;
  /** What the button says and, while the answer is awaited, says instead. */
  label: string;
  pendingLabel: string;
}

/** The end of a form that redeems: what to accept, what went wrong, and the button. */
export function SendPart(props: SendPartProps) {
  const { sending, currency, terms, isDisabled, label, pendingLabel } = props;
  const { isPending, isUnsettled, failure, send } = sending;
  const { t } = useTranslation();
  return (
    <>
      {isUnsettled ? (
        <Notice tone="warning" title={t('checkout.unsettled.title')}>
          <p>{t('checkout.unsettled.text')}</p>
        </Notice>
      ) : (
        terms
      )}
      {failure && failure.code !== 'VALIDATION_FAILED' && (
        <LateProblemNotice error={failure} currency={currency} onRetry={send} />
      )}
      <NativeButton
        type="submit"
        variant="primary"
        size="l"
        isFullWidth
        disabled={isDisabled}
        isPending={isPending}
        pendingLabel={pendingLabel}
      >
        {isUnsettled ? t('checkout.finish') : label}
      </NativeButton>
    </>
  );
}
