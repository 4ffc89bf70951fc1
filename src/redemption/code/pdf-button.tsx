import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadMerchantCodePdf } from '~/api';
import { OtherWaysToFile } from '~/problem/other-ways-to-file';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { announce } from '~/ui/live-region';
import { saveFile } from '~/ui/save-file';

interface PdfButtonProps {
  redeemLinkToken: string;
  /** The visitor has asked for a PDF: it is the main act. */
  isMain?: boolean;
}

/** Downloads the code as a PDF (toggle 3.063). */
export function PdfButton({ redeemLinkToken, isMain = false }: PdfButtonProps) {
  const { t } = useTranslation();
  const { codeSeen } = useRedemptionStore();
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
      codeSeen(redeemLinkToken);
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
        {...(isMain ? { variant: 'primary', size: 'l', isFullWidth: true } : { variant: 'plain' })}
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
