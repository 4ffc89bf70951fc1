import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { lookUpVoucherPdf } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { ProblemNotice } from '~/problem/problem-notice';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Skeleton } from '~/ui/skeleton';
import { DownloadForm } from './download-form';

/**
 * The page behind a download link (requirements 2.020, 2.074, 3.089). The link alone tells how many
 * vouchers there are; the vouchers come with the PIN.
 */
export function Component() {
  const { ident = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <VoucherPdf key={ident} ident={ident} />
    </>
  );
}

function VoucherPdf({ ident }: { ident: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lookup = useQuery({
    queryKey: ['voucher-pdf', ident],
    queryFn: async ({ signal }) => {
      const { data } = await lookUpVoucherPdf({ body: { ident }, signal, throwOnError: true });
      return data;
    },
    gcTime: 0,
  });
  usePageTitle(t('voucher-pdf.title'));
  const { data } = lookup;
  const error = data ? undefined : lookup.error;
  return (
    <Page
      title={t('voucher-pdf.title')}
      lead={data && t('voucher-pdf.lead', { count: data.count })}
    >
      {error ? (
        <ProblemNotice
          error={error}
          onRetry={() => void lookup.refetch()}
          {...(error.code === 'REDEEM_LINK_EXPIRED' && {
            text: t('voucher-pdf.expired'),
            recoveryActions: ['help'],
          })}
          {...(error.code === 'NOT_FOUND' && {
            text: t('voucher-pdf.not-found'),
            recoveryActions: ['help'],
          })}
        />
      ) : data ? (
        <>
          <DownloadForm ident={ident} offer={data} />
          {data.expiresAt && <p>{t('voucher-pdf.until', { when: format.date(data.expiresAt) })}</p>}
        </>
      ) : (
        <Skeleton height="18rem" shape="box" />
      )}
    </Page>
  );
}
