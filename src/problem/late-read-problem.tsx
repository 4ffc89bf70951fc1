import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { FocusBox } from '~/ui/focus-box';
import { LateProblemNotice } from './late-problem-notice';

interface LateReadProblemProps {
  error: ApiError;
  onRetry: () => void;
}

/** A failed read. Without a connection nothing is wrong with the page: it waits and reads again by itself. */
export function LateReadProblem({ error, onRetry }: LateReadProblemProps) {
  const { t } = useTranslation();
  const id = useId();
  if (error.kind !== 'offline') return <LateProblemNotice error={error} onRetry={onRetry} />;
  return (
    <FocusBox key={error.at} id={id}>
      <EmptyState
        id={id}
        icon="warning"
        title={t('problem.offline.title')}
        actions={
          <Button iconStart="refresh" onClick={onRetry}>
            {t('problem.way.retry')}
          </Button>
        }
      >
        <p>{t('problem.offline.text')}</p>
      </EmptyState>
    </FocusBox>
  );
}
