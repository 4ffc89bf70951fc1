import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { buttonLook, ButtonContent } from '~/ui/button-look';
import { canShare, share } from '~/ui/share-file';
import { Stack } from '~/ui/stack';

/**
 * Further ways to a file that was saved. A browser within an app may know no downloads, and no page is told whether
 * one has begun: so the file can be shared if the device shares files, and opened in a tab of its own.
 */
export function OtherWaysToFile({ file }: { file: File }) {
  const { t } = useTranslation();
  const showAddress = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(file);
      link.href = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <div role="status" data-print="hide">
      <Stack gap={2} align="start">
        <p>{t('file.missing')}</p>
        {canShare(file) && (
          <Button variant="plain" onClick={() => void share(file)}>
            {t('file.share')}
          </Button>
        )}
        <a ref={showAddress} target="_blank" rel="noopener" {...buttonLook({ variant: 'plain' })}>
          <ButtonContent iconEnd="external">{t('file.open')}</ButtonContent>
        </a>
      </Stack>
    </div>
  );
}
