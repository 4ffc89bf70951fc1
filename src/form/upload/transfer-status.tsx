import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '~/api/upload-options';
import type { useTransfer } from '~/form/use-transfer';
import { useFormat } from '~/i18n/use-format';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { ProgressBar } from '~/ui/progress';
import { Stack } from '~/ui/stack';

interface TransferStatusProps {
  transfer: ReturnType<typeof useTransfer<UploadProgress>>;
}

/** Bytes; a smaller file is sent before its progress can be read, and a screen reader would only say "100 percent". */
const LONG_TRANSFER = 100_000;

/** How much of the form around it was sent, with the way to stop; afterwards the way to send again. */
export function TransferStatus({ transfer }: TransferStatusProps) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { progress, isCancelled, cancel } = transfer;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const megabytes = (bytes: number) => number.format(bytes / 1024 / 1024);
  if (progress) {
    const { loaded, total } = progress;
    return (
      <Stack gap={3} align="start">
        {total >= LONG_TRANSFER && (
          <ProgressBar
            label={t('form.transfer.label')}
            value={loaded}
            max={total}
            valueText={t('form.transfer.progress', {
              loaded: megabytes(loaded),
              total: megabytes(total),
            })}
          />
        )}
        <Button iconStart="close" onClick={cancel}>
          {t('form.transfer.cancel')}
        </Button>
      </Stack>
    );
  }
  if (!isCancelled) return null;
  return (
    <Notice
      role="status"
      title={t('form.transfer.cancelled.title')}
      actions={
        <Button iconStart="refresh" type="submit">
          {t('form.transfer.retry')}
        </Button>
      }
    >
      <p>{t('form.transfer.cancelled.text')}</p>
    </Notice>
  );
}
