import { getShopOptions, listShopCategoriesOptions, type GetShopData } from '~/api';

/** What the detail view asks for: the fields that the specification lists (requirement 7). */
const fields: NonNullable<NonNullable<GetShopData['query']>['fields']> = [
  'name',
  'logo',
  'description',
  'redeemWarnings',
  'isNewShopCustomerInquiry',
  'codeTypes',
  'link',
  'voucherValues',
  'type',
  'id',
];

/** The categories of a voucher category's shops (4.035). */
export const shopCategoriesOptions = (voucherCategory: number) =>
  listShopCategoriesOptions({ path: { id: voucherCategory } });

/** One shop in detail (4.036). */
export const shopOptions = (id: number) => getShopOptions({ path: { id }, query: { fields } });

/** The id in an address, or undefined where none can be meant. */
export function readShopId(text: string | undefined): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
