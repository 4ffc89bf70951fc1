import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '~/ui/dialog';

interface ShopDetailsDialogProps {
  title: string;
  /** There is no more than a sentence in it. */
  isSmall: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The details over the wall. The address says that it is open, so closing it changes the address. */
export function ShopDetailsDialog({ title, isSmall, onClose, children }: ShopDetailsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      closeLabel={t('shops.close')}
      size={isSmall ? 's' : 'l'}
      isOpen
      onOpenChange={onClose}
    >
      {children}
    </Dialog>
  );
}
