import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { loadChunk } from '~/lib/load-chunk';
import { hasFlag } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';

const VoucherInfoDialog = lazy(async () => {
  const { VoucherInfoDialog: Dialog } = await loadChunk(() => import('./voucher-info-dialog'));
  return { default: Dialog };
});

/** What can be done with the voucher, on sites with the flag (requirement 3.032). */
export function VoucherInfo({ voucher }: { voucher: Voucher | undefined }) {
  const { t } = useTranslation();
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  if (!voucher || !hasFlag(site, 'showVoucherInfoModal')) return null;
  return (
    <div>
      <Button iconStart="info" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('shops.voucher-info.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VoucherInfoDialog voucher={voucher} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
