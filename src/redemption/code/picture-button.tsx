import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantCode } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { OtherWaysToFile } from '~/problem/other-ways-to-file';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { announce } from '~/ui/live-region';
import { saveFile } from '~/ui/save-file';
import { canShare, share } from '~/ui/share-file';
import { hasAmount, textOf } from './readable-code';

interface PictureButtonProps {
  code: MerchantCode;
  shopName: string | undefined;
  /** Ids of the button and of the code's number, if there are several codes: the button's name. */
  labelledBy: string | undefined;
  id: string;
}

/** Keeps a code as a picture, for a till without a connection. A phone keeps it where its sheet of ways leads. */
export function PictureButton({ code, shopName, labelledBy, id }: PictureButtonProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [saved, setSaved] = useState<File | 'failed'>();
  async function draw(): Promise<File> {
    const { barcodeFormat, barcodeValue, pin, validUntil } = code;
    const [{ drawCodePicture }, { barcodeImage }] = await Promise.all([
      import('./code-picture'),
      import('./barcode-svg'),
    ]);
    const barcode =
      barcodeFormat && barcodeValue ? barcodeImage(barcodeFormat, barcodeValue) : undefined;
    const needsNumber = !barcode && barcodeValue !== textOf(code);
    const texts: readonly (readonly [label: string, text: string | undefined])[] = [
      [t('code.label'), textOf(code)],
      [t('code.barcode-number'), needsNumber ? barcodeValue : undefined],
      [t('code.pin'), pin],
    ];
    const picture = await drawCodePicture({
      shopName: shopName ?? t('code.label'),
      amount: hasAmount(code) ? format.money(code.valueInCent, code.currency) : undefined,
      codes: texts.flatMap(([label, text]) => (text ? [[label, text] as const] : [])),
      validUntil: validUntil && t('voucher.valid-until', { date: format.date(validUntil) }),
      barcode,
      host: location.host,
    });
    return new File([picture], `${t('code.pdf-name')}.png`, { type: 'image/png' });
  }
  async function keep() {
    setSaved(undefined);
    try {
      const file = await draw();
      if (matchMedia('(pointer: coarse)').matches && canShare(file)) return await share(file);
      saveFile(file);
      return setSaved(file);
    } catch {
      setSaved('failed');
      return announce(t('code.picture-failed'), 'assertive');
    }
  }
  return (
    <>
      <Button
        id={id}
        aria-labelledby={labelledBy}
        variant="plain"
        iconStart={drawings.download}
        onClick={() => void keep()}
      >
        {t('code.picture')}
      </Button>
      {saved === 'failed' && <p>{t('code.picture-failed')}</p>}
      {saved instanceof File && <OtherWaysToFile file={saved} />}
    </>
  );
}
