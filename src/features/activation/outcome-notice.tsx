import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import type { Outcome } from './use-activation';

interface OutcomeNoticeProps {
  outcome: Outcome;
  /** Nothing is left that the giver could activate. */
  isComplete: boolean;
}

/** The outcome of the activation as a whole. One that was active before is a success too (4.042). */
export function OutcomeNotice({
  outcome: { activated, failed, unclear },
  isComplete,
}: OutcomeNoticeProps) {
  const { t } = useTranslation();
  if (unclear > 0) {
    return (
      <Notice
        tone="warning"
        role="status"
        title={t('activation.result.unclear', { count: unclear })}
        actions={<ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>}
      >
        {activated > 0 && <p>{t('activation.result.done', { count: activated })}</p>}
        <p>{t('activation.result.unclear-text')}</p>
      </Notice>
    );
  }
  if (failed > 0) {
    return (
      <Notice
        tone={activated > 0 ? 'warning' : 'error'}
        role="status"
        title={
          activated > 0
            ? t('activation.result.partly', { count: activated })
            : t('activation.result.none')
        }
      >
        <p>{t('activation.result.failed', { count: failed })}</p>
      </Notice>
    );
  }
  const title =
    activated > 0
      ? t('activation.result.done', { count: activated })
      : t('activation.result.active');
  return (
    <Notice tone="success" role="status" title={title}>
      <p>{isComplete ? t('activation.result.next') : t('activation.result.rest')}</p>
    </Notice>
  );
}
