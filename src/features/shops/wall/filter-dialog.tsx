import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

interface FilterDialogProps {
  /** The filters. */
  children: ReactNode;
  /** How many shops the filters leave now. */
  count: number;
  onReset: () => void;
  onClose: () => void;
}

/** The filters on narrow screens. They work at once; the button closes and tells how many shops will show. */
export function FilterDialog({ children, count, onReset, onClose }: FilterDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('shops.filter.title')}
      closeLabel={t('shops.close')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onReset}>{t('shops.filter.reset')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('shops.filter.show', { count })}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
