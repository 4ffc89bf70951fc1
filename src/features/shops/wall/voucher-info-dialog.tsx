import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { isValueChoosable } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { DescriptionList } from '~/ui/description-list';
import { Dialog } from '~/ui/dialog';
import { Stack } from '~/ui/stack';
import { useWaitingAmounts } from '~/voucher/use-waiting-amounts';

interface VoucherInfoDialogProps {
  voucher: Voucher;
  onClose: () => void;
}

/** Balance, validity and the rules of a voucher in a few words. */
export function VoucherInfoDialog({ voucher, onClose }: VoucherInfoDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const waiting = useWaitingAmounts();
  const { balanceInCent, currency, validUntil, serialNumber } = voucher;
  const items = [
    { term: t('voucher.balance'), details: format.money(balanceInCent, currency), isStrong: true },
    { term: t('shops.voucher-info.valid'), details: validUntil && format.date(validUntil) },
    { term: t('shops.voucher-info.serial'), details: serialNumber },
  ].filter(({ details }) => details);
  return (
    <Dialog
      title={t('shops.voucher-info.title')}
      closeLabel={t('shops.close')}
      size="s"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('shops.voucher-info.close')}
        </Button>
      }
    >
      <Stack gap={4}>
        <DescriptionList items={items} variant="receipt" />
        <p>
          {isValueChoosable(site)
            ? t('shops.voucher-info.rest')
            : t('shops.voucher-info.rest-fixed')}
        </p>
        <p>{t('shops.voucher-info.cash')}</p>
        {waiting.length > 0 && (
          <p>{t('voucher.waiting.later', { amounts: waiting.join(' + ') })}</p>
        )}
      </Stack>
    </Dialog>
  );
}
