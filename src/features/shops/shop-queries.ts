import { queryOptions } from '@tanstack/react-query';
import {
  getShop,
  getShopOptions,
  listShopCategoriesOptions,
  type Shop,
  type ShopField,
} from '~/api';
import { preloadRichText } from '~/ui/rich-text';

/**
 * The fields that the detail view asks for: those that the specification lists (requirement 7), then those
 * that the texts show (3.107, 3.108) and that decide about the visitor's choices (9.041).
 */
export const shopFields: ShopField[] = [
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
  'slug',
  'valueRange',
  'categories',
  'redeemable',
  'acceptancePoints',
  'numberOfShops',
  'deliveries',
];

/** Without these there is no detail view; decorating fields may be missing. */
const needed = ['name', 'type', 'voucherValues'] as const;

/** A shop with all fields that its detail view cannot do without. */
export type DetailedShop = Shop & Required<Pick<Shop, (typeof needed)[number]>>;

/** The categories of a voucher category's shops (4.035). */
export const shopCategoriesOptions = (voucherCategory: number) =>
  listShopCategoriesOptions({ path: { id: voucherCategory } });

/**
 * One shop in detail (4.036), together with the data of its texts: they would move the values when they
 * come later.
 */
export const shopOptions = (id: number) => {
  const { queryKey } = getShopOptions({ path: { id }, query: { fields: shopFields } });
  return queryOptions({
    queryKey,
    queryFn: async ({ queryKey: [call], signal }) => {
      const [{ data }] = await Promise.all([
        getShop({ ...call, signal, throwOnError: true }),
        preloadRichText(),
      ]);
      return data;
    },
  });
};

/** Whether the detail view can show a shop. */
export const isDetailed = (shop: Partial<Shop>): shop is DetailedShop =>
  needed.every((field) => shop[field] !== undefined);
