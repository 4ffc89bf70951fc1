import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadMerchantCodePdf } from '~/api';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { announce } from '~/ui/live-region';
import { saveFile } from '~/ui/save-file';

/** Downloads the code as a PDF (toggle 3.063). */
export function PdfButton({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function download() {
    setPending(true);
    setFailed(false);
    try {
      const { data } = await downloadMerchantCodePdf({
        body: { redeemLinkToken },
        throwOnError: true,
      });
      saveFile(data, `${t('code.pdf-name')}.pdf`);
    } catch {
      setFailed(true);
      announce(t('code.pdf-failed'), 'assertive');
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      <Button
        variant="plain"
        iconStart={drawings.download}
        isPending={isPending}
        pendingLabel={t('code.pdf-loading')}
        onClick={() => void download()}
      >
        {t('code.pdf')}
      </Button>
      {hasFailed && <p>{t('code.pdf-failed')}</p>}
    </>
  );
}
