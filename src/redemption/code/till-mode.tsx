import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantCode } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { CodeDisplay } from '~/ui/code-display';
import { Dialog } from '~/ui/dialog';
import { CodeText } from './code-text';
import { hasAmount } from './readable-code';
import styles from './till-mode.module.css';
import { useTillScreen } from './use-till-screen';

interface TillModeProps {
  code: MerchantCode;
  shopName: string;
  onClose: () => void;
}

/** The code for the till: nothing else, black on white, over the whole screen. */
export function TillMode({ code, shopName, onClose }: TillModeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  useTillScreen();
  // Once: it goes back in the history, and a second time would leave the page.
  const isClosing = useRef(false);
  function close(): void {
    if (!isClosing.current) onClose();
    isClosing.current = true;
  }
  return (
    <Dialog
      isOpen
      size="full"
      title={shopName}
      closeLabel={t('code.till.close')}
      onOpenChange={close}
    >
      <div className={styles.till}>
        {hasAmount(code) && (
          <p className={styles.amount}>{format.money(code.valueInCent, code.currency)}</p>
        )}
        <CodeText code={code} barcodeClass={styles.barcode} />
        {code.validUntil && (
          <p>{t('voucher.valid-until', { date: format.date(code.validUntil) })}</p>
        )}
        {code.pin && <CodeDisplay label={t('code.pin')} code={code.pin} />}
        {code.barcodeFormat && <p className={styles.hint}>{t('code.till.brightness')}</p>}
      </div>
    </Dialog>
  );
}
