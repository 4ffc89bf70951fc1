import { useTranslation } from 'react-i18next';
import type { FraudCheck } from '~/api';
import { ReminderButton } from '~/problem/reminder-button';
import { useFormat } from '~/i18n/use-format';
import { messageKey } from '~/i18n/message-key';
import { paths } from '~/lib/paths';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { DescriptionList } from '~/ui/description-list';
import { drawings } from '~/ui/drawings';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Stack } from '~/ui/stack';
import { Timeline, type TimelineState } from '~/ui/timeline';
import { PinForm } from './pin-form';

type State = Exclude<FraudCheck['state'], 'data_required'>;

/** The texts of each state, and the number of finished steps of five. */
const views = {
  pin_sent: {
    tone: 'warning',
    icon: drawings.mail,
    badge: messageKey('fraud.pin-sent.badge'),
    title: messageKey('fraud.pin-sent.title'),
    lead: messageKey('fraud.pin-sent.lead'),
    done: 2,
  },
  pin_verified: {
    tone: 'warning',
    icon: 'clock',
    badge: messageKey('fraud.in-review.badge'),
    title: messageKey('fraud.pin-verified.title'),
    lead: messageKey('fraud.in-review.lead'),
    done: 3,
  },
  in_review: {
    tone: 'warning',
    icon: 'clock',
    badge: messageKey('fraud.in-review.badge'),
    title: messageKey('fraud.in-review.title'),
    lead: messageKey('fraud.in-review.lead'),
    done: 3,
  },
  approved: {
    tone: 'success',
    icon: 'check',
    badge: messageKey('fraud.approved.badge'),
    title: messageKey('fraud.approved.title'),
    lead: messageKey('fraud.approved.lead'),
    done: 5,
  },
  rejected: {
    tone: 'error',
    icon: 'error',
    badge: messageKey('fraud.rejected.badge'),
    title: messageKey('fraud.rejected.title'),
    lead: messageKey('fraud.rejected.lead'),
    done: 4,
  },
} as const satisfies Record<State, object>;

interface CheckStatusProps {
  ident: string;
  check: FraudCheck;
  /** Whether the visitor has just brought the check here: then the heading takes the focus. */
  isNew: boolean;
  onVerified: (check: FraudCheck) => void;
}

/** Where the check stands, the next step and its time (requirements 4.064 to 4.067, 9.056). */
export function CheckStatus({ ident, check, isNew, onVerified }: CheckStatusProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, transactionNumber, expectedBy } = check;
  const view = state === 'data_required' ? undefined : views[state];
  usePageTitle(view ? `${t(view.title)} – ${t('fraud.title')}` : t('fraud.title'));
  if (!view) return null;
  const isDecided = state === 'approved' || state === 'rejected';
  const expected = expectedBy !== undefined && !isDecided ? format.dateTime(expectedBy) : undefined;
  return (
    <Page
      eyebrow={
        <Badge tone={view.tone} icon={view.icon} size="m">
          {t(view.badge)}
        </Badge>
      }
      title={t(view.title)}
      lead={t(view.lead)}
      isStep={isNew}
    >
      <DescriptionList
        items={[
          { term: t('fraud.transaction'), details: transactionNumber },
          ...(expected ? [{ term: t('fraud.expected'), details: expected, isStrong: true }] : []),
        ]}
      />
      {state === 'pin_sent' && (
        <PinForm ident={ident} transactionNumber={transactionNumber} onVerified={onVerified} />
      )}
      <Progress done={view.done} isRejected={state === 'rejected'} />
      <Stack direction="row" gap={3}>
        {state === 'approved' && (
          <ButtonLink href={paths.orderStatus()} variant="primary">
            {t('order.link')}
          </ButtonLink>
        )}
        {expected && expectedBy && (
          <ReminderButton from={expectedBy} about="check" variant="quiet" />
        )}
        {state === 'rejected' ? (
          <ButtonLink href={paths.help('other')} variant="primary" iconStart={drawings.mail}>
            {t('problem.way.contact')}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.help('other')} iconStart={drawings.help}>
            {t('problem.way.help')}
          </ButtonLink>
        )}
      </Stack>
    </Page>
  );
}

function Progress({ done, isRejected }: { done: number; isRejected: boolean }) {
  const { t } = useTranslation();
  const titles = [
    t('fraud.progress.data'),
    t('fraud.progress.letter'),
    t('fraud.pin.label'),
    t('fraud.progress.review'),
    t('fraud.progress.decision'),
  ];
  const stateOf = (index: number): TimelineState => {
    if (isRejected && index === titles.length - 1) return 'failed';
    return index < done ? 'done' : index === done ? 'current' : 'next';
  };
  return (
    <Timeline
      label={t('fraud.steps')}
      stateLabels={{
        done: t('fraud.state.done'),
        current: t('fraud.state.current'),
        next: t('fraud.state.next'),
        failed: t('fraud.state.failed'),
      }}
      items={titles.map((title, index) => ({ title, state: stateOf(index) }))}
    />
  );
}
