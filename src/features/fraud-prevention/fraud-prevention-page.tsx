import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { lookUpFraudCheck, type ApiError, type FraudCheck } from '~/api';
import { ProblemNotice } from '~/problem/problem-notice';
import { useSiteStore } from '~/sites/use-site';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Skeleton } from '~/ui/skeleton';
import { CheckStatus } from './check-status';
import { DataForm } from './data-form';
import { forgetData } from './kept-data';

/**
 * The identity check that the law asks for (requirements 1.040 to 1.042, 2.021, 4.064 to 4.067). The
 * letter takes days, so the page finds out where the check stands whenever it is opened. Typed data are kept for
 * this tab until they are sent.
 */
export function Component() {
  const { ident = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <FraudPrevention key={ident} ident={ident} />
    </>
  );
}

function FraudPrevention({ ident }: { ident: string }) {
  const client = useQueryClient();
  const { id: siteId } = useSiteStore().getState().site;
  const [hasMoved, setMoved] = useState(false);
  const queryKey = ['fraud-check', ident];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await lookUpFraudCheck({ body: { ident }, signal, throwOnError: true });
      return answer.data;
    },
    gcTime: 0,
    // A form that is being filled must not be replaced behind its back.
    refetchOnWindowFocus: false,
  });
  const isSent = data !== undefined && data.state !== 'data_required';
  useEffect(() => {
    if (isSent) forgetData(siteId);
  }, [isSent, siteId]);
  const moveOn = (check: FraudCheck) => {
    setMoved(true);
    client.setQueryData(queryKey, check);
  };
  if (data?.state === 'data_required') {
    return <DataForm ident={ident} check={data} onSubmitted={moveOn} />;
  }
  if (data) {
    return (
      <CheckStatus
        key={data.state}
        ident={ident}
        check={data}
        isNew={hasMoved}
        onVerified={moveOn}
      />
    );
  }
  return <NoCheck error={error} onRetry={() => void refetch()} />;
}

interface NoCheckProps {
  error: ApiError | null;
  onRetry: () => void;
}

/** While the check is looked up, and if it is not found. */
function NoCheck({ error, onRetry }: NoCheckProps) {
  const { t } = useTranslation();
  usePageTitle(t('fraud.title'));
  return (
    <Page title={t('fraud.title')}>
      {error ? (
        <ProblemNotice
          error={error}
          onRetry={onRetry}
          {...(error.code === 'REDEEM_LINK_EXPIRED' && {
            text: t('fraud.expired'),
            recoveryActions: ['help'],
          })}
          {...(error.code === 'NOT_FOUND' && {
            text: t('fraud.not-found'),
            recoveryActions: ['help'],
          })}
        />
      ) : (
        <Skeleton height="18rem" shape="box" />
      )}
    </Page>
  );
}
