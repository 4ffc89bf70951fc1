import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ActivationLink } from '~/api';
import { ProblemNotice } from '~/problem/problem-notice';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Skeleton } from '~/ui/skeleton';
import { Stack } from '~/ui/stack';
import { isActivatable } from './activation-choice';
import { ActivationOverview } from './activation-overview';
import { useActivation } from './use-activation';

/**
 * The page behind a giver's activation link (requirements 1.003, 1.028, 1.029, 2.014). The link is the
 * credential: it goes to the server in bodies only, and to no other site.
 */
export function Component() {
  const { orderSource = '', orderReference = '', orderHash = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Activation key={orderHash} link={{ orderSource, orderReference, orderHash }} />
    </>
  );
}

function Activation({ link }: { link: ActivationLink }) {
  const { t } = useTranslation();
  usePageTitle(t('activation.title'));
  const activation = useActivation(link);
  const { vouchers, lookupError, retryLookup, isAnswered } = activation;
  const count = vouchers?.length ?? 0;
  const active = vouchers?.filter(({ state }) => state === 'active').length ?? 0;
  const isComplete = count > 0 && active === count;
  const isDone = active > 0 && !vouchers?.some(isActivatable);
  const title = isComplete
    ? t('activation.all-active', { count })
    : isAnswered && active > 0
      ? t('activation.some-active', { count: active, total: count })
      : t('activation.title');
  return (
    <Page
      title={title}
      lead={lookupError ? undefined : isDone ? t('activation.lead-active') : t('activation.lead')}
    >
      {lookupError ? (
        <ProblemNotice
          error={lookupError}
          onRetry={retryLookup}
          {...(lookupError.code === 'REDEEM_LINK_EXPIRED' && {
            text: t('activation.expired'),
            recoveryActions: ['help'],
          })}
          {...(lookupError.code === 'ORDER_NOT_FOUND' && { text: t('activation.not-found') })}
          {...(lookupError.code === 'VOUCHER_CANCELLED' && { recoveryActions: ['help'] })}
        />
      ) : vouchers ? (
        <ActivationOverview {...activation} vouchers={vouchers} />
      ) : (
        <Stack gap={3}>
          <Skeleton height="3.5rem" shape="box" />
          <Skeleton height="3.5rem" shape="box" />
          <Skeleton height="3.5rem" shape="box" />
        </Stack>
      )}
    </Page>
  );
}
