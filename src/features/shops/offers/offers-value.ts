import type { ShopWallItem, VoucherValue } from '~/api';

/** Whether a shop offers the value, in cents: as one of its values or within its free range. */
export function offersValue(
  {
    voucherValues,
    valueRange: range,
  }: { voucherValues: readonly VoucherValue[]; valueRange?: ShopWallItem['valueRange'] },
  cents: number,
): boolean {
  if (voucherValues.some(({ valueInCent }) => valueInCent === cents)) return true;
  return (
    range !== undefined &&
    cents >= range.minInCent &&
    cents <= range.maxInCent &&
    (cents - range.minInCent) % range.stepInCent === 0
  );
}
