import type { Currency, MerchantCode } from '~/api';

/** The code as the visitor types or reads it out; that of the barcode if there is no other. */
export const textOf = (code: MerchantCode): string | undefined => code.code || code.barcodeValue;

/** Whether these data are enough to use the shop's voucher. */
export const isReadable = (code: MerchantCode): boolean =>
  Boolean(textOf(code)) || code.url !== undefined;

/** Whether the face value is known; a part of it is not shown. */
export const hasAmount = (
  code: MerchantCode,
): code is MerchantCode & { valueInCent: number; currency: Currency } =>
  code.valueInCent !== undefined && code.currency !== undefined;
