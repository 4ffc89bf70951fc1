import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadMerchantCodePdf } from '~/api';
import { OtherWaysToFile } from '~/problem/other-ways-to-file';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { announce } from '~/ui/live-region';
import { saveFile } from '~/ui/save-file';

/** Downloads the code as a PDF (toggle 3.063). */
export function PdfButton({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [saved, setSaved] = useState<File>();
  async function download() {
    setPending(true);
    setFailed(false);
    setSaved(undefined);
    try {
      const { data } = await downloadMerchantCodePdf({
        body: { redeemLinkToken },
        throwOnError: true,
      });
      const file = new File([data], `${t('code.pdf-name')}.pdf`, { type: 'application/pdf' });
      saveFile(file);
      setSaved(file);
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
      {saved && <OtherWaysToFile file={saved} />}
    </>
  );
}
