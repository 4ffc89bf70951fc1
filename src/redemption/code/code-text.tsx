import { useTranslation } from 'react-i18next';
import type { MerchantCode } from '~/api';
import { lazyOptional } from '~/lib/lazy-optional';
import { CodeDisplay } from '~/ui/code-display';
import styles from './open-code.module.css';
import { textOf } from './readable-code';

const Barcode = lazyOptional(async () => (await import('./barcode')).Barcode);

interface CodeTextProps {
  code: MerchantCode;
  /** Id of the code as text. */
  codeId?: string;
  /** Class of the frame around a barcode. */
  barcodeClass?: string | undefined;
}

/** A code to read, with its barcode; one that cannot be drawn is shown as its number. */
export function CodeText({ code, codeId, barcodeClass }: CodeTextProps) {
  const { t } = useTranslation();
  const { barcodeFormat, barcodeValue } = code;
  const text = textOf(code);
  if (!text) return null;
  const number =
    barcodeValue && barcodeValue !== text ? (
      <CodeDisplay label={t('code.barcode-number')} code={barcodeValue} size="m" />
    ) : null;
  return (
    <CodeDisplay label={t('code.label')} code={text} codeId={codeId}>
      {barcodeFormat && barcodeValue ? (
        <div className={barcodeClass}>
          <Barcode
            format={barcodeFormat}
            value={barcodeValue}
            fallback={number}
            missing={number}
            waiting={<div className={styles.barcodeRoom} />}
          />
        </div>
      ) : (
        number
      )}
    </CodeDisplay>
  );
}
