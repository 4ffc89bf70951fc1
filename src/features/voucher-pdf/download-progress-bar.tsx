import { useTranslation } from 'react-i18next';
import type { DownloadProgress } from '~/api/download-vouchers';
import { useFormat } from '~/i18n/use-format';
import { ProgressBar, Spinner } from '~/ui/progress';
import { useAnnouncedWait } from '~/ui/use-announced';

/** How far the download is; a spinner with the loaded bytes if the size is unknown. */
export function DownloadProgressBar({
  progress: { loaded, total },
}: {
  progress: DownloadProgress;
}) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  useAnnouncedWait(t('voucher-pdf.loading'));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const megabytes = (bytes: number) => number.format(bytes / 1024 / 1024);
  if (total === undefined || total < loaded) {
    return <Spinner label={t('voucher-pdf.loaded', { loaded: megabytes(loaded) })} />;
  }
  return (
    <ProgressBar
      label={t('voucher-pdf.loading')}
      value={loaded}
      max={total}
      valueText={t('voucher-pdf.progress', { loaded: megabytes(loaded), total: megabytes(total) })}
    />
  );
}
