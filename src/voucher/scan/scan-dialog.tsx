import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteIdForHost } from '~/sites/load-site';
import { useSiteStore } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { announce } from '~/ui/live-region';
import { Stack } from '~/ui/stack';
import { readPhoto } from './read-photo';
import styles from './scan-dialog.module.css';
import { scannedCode } from './scanned-code';
import { useCamera } from './use-camera';

/** About the last photo, or the last thing in front of the camera. */
type Remark = 'none' | 'not-code' | 'reading' | 'nothing-read' | 'no-reader';

interface ScanDialogProps {
  /** A voucher code was read. */
  onCode: (code: string) => void;
  /** The visitor types it. */
  onType: () => void;
  onClose: () => void;
}

/**
 * Reads a voucher code with the camera, or from a photo where there is no camera or it is refused. What was read is
 * handed over and sent by nobody but the visitor.
 */
export function ScanDialog({ onCode, onType, onClose }: ScanDialogProps) {
  const { t } = useTranslation();
  const { id } = useSiteStore().getState().site;
  const [remark, setRemark] = useState<Remark>('none');
  const photo = useRef<HTMLInputElement>(null);
  // A photo may be read after the visitor has gone back to typing.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function take(text: string): void {
    if (!isShown.current) return;
    const code = scannedCode(text, (host) => siteIdForHost(host) === id);
    if (code === undefined) setRemark('not-code');
    else onCode(code);
  }
  const [video, camera] = useCamera(take);

  async function takePhoto(file: File): Promise<void> {
    setRemark('reading');
    try {
      const text = await readPhoto(file);
      if (text) take(text);
      else setRemark('nothing-read');
    } catch {
      // The reader did not arrive; the next photo asks for it again.
      setRemark('no-reader');
    }
  }

  const hasCamera = camera === 'starting' || camera === 'looking';
  const said = {
    none: {
      starting: t('scan.starting'),
      looking: t('scan.looking'),
      refused: t('scan.refused'),
      missing: t('scan.missing'),
      failed: t('scan.failed'),
    }[camera],
    'not-code': t('scan.not-code'),
    reading: t('scan.reading'),
    'nothing-read': t('scan.nothing-read'),
    'no-reader': t('scan.unread'),
  }[remark];
  useEffect(() => announce(said), [said]);

  return (
    <Dialog
      title={t('scan.title')}
      closeLabel={t('shops.close')}
      size="m"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onType}>{t('scan.type')}</Button>
          <Button
            variant={hasCamera ? 'quiet' : 'primary'}
            isPending={remark === 'reading'}
            onClick={() => photo.current?.click()}
          >
            {t('scan.photo')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p className={styles.said}>{said}</p>
        <video
          ref={video}
          className={styles.picture}
          hidden={!hasCamera}
          muted
          playsInline
          aria-hidden="true"
        />
        <p className={styles.note}>{t('scan.private')}</p>
        <input
          ref={photo}
          hidden
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t('scan.photo')}
          // The dialog belongs to the form around the field, which keeps what is typed into it.
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => {
            event.stopPropagation();
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void takePhoto(file);
          }}
        />
      </Stack>
    </Dialog>
  );
}
