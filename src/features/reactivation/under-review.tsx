import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ReminderButton } from '~/problem/reminder-button';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { Timeline } from '~/ui/timeline';

/** A review that is under way. */
export interface Review {
  /** Latest time of the decision, ISO 8601; a server may not name one for an earlier request. */
  expectedBy?: string | undefined;
  /** The review began with an earlier request; this one changed nothing. */
  isRepeat: boolean;
}

/** Where the review stands and when it ends. Asking again does not restart the wait (4.049). */
export function UnderReview({ review: { expectedBy, isRepeat } }: { review: Review }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Page
      isStep
      eyebrow={
        <Badge tone="info" icon="clock" size="m">
          {t('reactivation.review.step')}
        </Badge>
      }
      title={isRepeat ? t('reactivation.review.title-repeat') : t('reactivation.review.title')}
      lead={isRepeat ? t('reactivation.review.lead-repeat') : t('reactivation.review.lead')}
    >
      {expectedBy && (
        <p>
          <strong>
            {t('problem.reactivation-pending.available', { when: format.dateTime(expectedBy) })}
          </strong>
        </p>
      )}
      <Timeline
        label={t('reactivation.review.timeline')}
        stateLabels={{
          done: t('code.state.done'),
          current: t('code.state.current'),
          next: t('code.state.next'),
          failed: t('code.state.failed'),
        }}
        items={[
          { title: t('reactivation.review.received'), state: 'done' },
          {
            title: t('reactivation.review.checking'),
            state: 'current',
            // The server's own time says more.
            children: expectedBy === undefined && t('reactivation.review.time'),
          },
          { title: t('reactivation.review.mail'), state: 'next' },
        ]}
      />
      <p>{t('reactivation.review.waiting')}</p>
      <Stack direction="row" gap={3}>
        {expectedBy && <ReminderButton from={expectedBy} variant="primary" />}
        <ButtonLink href={paths.help('code-obsolete')} iconStart={drawings.help}>
          {t('problem.way.help')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
