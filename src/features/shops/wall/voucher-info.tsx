import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { loadModule } from '~/lib/load-chunk';
import { Button } from '~/ui/button';
import hidden from '~/ui/visually-hidden.module.css';

const VoucherInfoDialog = lazy(async () => {
  const { VoucherInfoDialog: Dialog } = await loadModule(() => import('./voucher-info-dialog'));
  return { default: Dialog };
});

/** Explains the uses of the voucher (requirement 3.032). */
export function VoucherInfo({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" iconStart="info" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={hidden['onPhones']}>{t('shops.voucher-info.open')}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VoucherInfoDialog voucher={voucher} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
