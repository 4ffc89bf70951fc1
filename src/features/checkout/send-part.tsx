import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api/errors';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

interface SendPartProps {
  isPending: boolean;
  /** Why the server refused the last attempt, where no field says it. */
  error: ApiError | undefined;
  /** An attempt without an answer turned out not to have reached the server. */
  isUnknown: boolean;
  currency: string;
  /** What has to be accepted. */
  terms: ReactNode;
  /** Without a voucher nothing can be sent. */
  isDisabled: boolean;
  onRetry: () => void;
  /** What the button says and, while the answer is awaited, says instead. */
  label: string;
  pendingLabel: string;
}

/** The end of a form that redeems: what to accept, what went wrong, and the button. */
export function SendPart(props: SendPartProps) {
  const { isPending, error, isUnknown, currency, terms, isDisabled, onRetry } = props;
  const { t } = useTranslation();
  return (
    <>
      {isUnknown && (
        <Notice tone="info" role="alert" title={t('redemption.unknown.title')}>
          <p>{t('redemption.unknown.text')}</p>
        </Notice>
      )}
      {terms}
      {error && !isPending && error.code !== 'SESSION_EXPIRED' && (
        <LateProblemNotice error={error} currency={currency} onRetry={onRetry} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="l"
        isFullWidth
        disabled={isDisabled}
        isPending={isPending}
        pendingLabel={props.pendingLabel}
      >
        {props.label}
      </Button>
    </>
  );
}
