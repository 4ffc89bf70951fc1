import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getShopWallOptions } from '~generated/client/react-query.gen';
import { getShopWall } from '~generated/client/sdk.gen';
import type { ShopWall } from '~generated/client/types.gen';
import { zShopWall } from '~generated/client/zod.gen';
import { yieldToMain } from '~/lib/yield-to-main';
import { onIdle } from '~/lib/on-idle';
import { LEFT_OUT, readAnswer } from './check-answer';
import { ApiError } from './errors';
import type { LeftOut } from './repair-answer';
import { report } from './report';

/** Shops that are shown before the others are checked. */
const FIRST = 1000;
/** Shops that are checked at a time: 15 ms on a slow phone, so that no key press waits. */
const AT_ONCE = 250;

/** The call in the contract. */
const CALL = 'GET /api/v2/shop/wall/{id}';

const zList = z.array(z.unknown());

/** Whose shops: a voucher category, and the address of the variation that applies. */
export interface WallKey {
  voucherCategory: number;
  category?: string | undefined;
}

/**
 * The wall of a voucher category (4.034). A shop that the contract does not allow is left out and
 * reported: it costs no other shop. Of a wall with thousands the first shops come while the others
 * are checked. The query fails with an {@link ApiError}, also if no shop is usable.
 */
export function shopWallOptions({ voucherCategory, category }: WallKey) {
  const options = getShopWallOptions({
    path: { id: voucherCategory },
    ...(category !== undefined && { query: { category } }),
  });
  return queryOptions({
    queryKey: options.queryKey,
    queryFn: async ({ client, queryKey: [call], queryKey, signal }) => {
      const { data } = await getShopWall({
        ...call,
        signal,
        throwOnError: true,
        responseValidator: (answer) => zList.parseAsync(answer),
      });
      return usableShops(data, (first) => {
        signal.throwIfAborted();
        client.setQueryData<ShopWall>(queryKey, (known) => known ?? first);
      });
    },
  });
}

async function usableShops(shops: ShopWall, onFirst: (first: ShopWall) => void): Promise<ShopWall> {
  const usable: ShopWall = [];
  const leftOut: LeftOut[] = [];
  const check = async (some: ShopWall) => {
    const { places } = await readAnswer(some, (list) => zShopWall.parse(list), CALL);
    usable.push(...some);
    leftOut.push(...places);
  };
  await checkAll(shops.slice(0, FIRST), check);
  if (shops.length > FIRST) {
    onFirst([...usable]);
    // They are painted before the others are looked at.
    await new Promise<void>(onIdle);
  }
  await checkAll(shops.slice(FIRST), check);
  if (leftOut.length > 0) report(LEFT_OUT, leftOut);
  if (shops.length > 0 && usable.length === 0) {
    throw new ApiError({ kind: 'contract', code: 'UNKNOWN', status: 200 });
  }
  return usable;
}

async function checkAll(shops: ShopWall, check: (shops: ShopWall) => Promise<void>): Promise<void> {
  for (let start = 0; start < shops.length; start += AT_ONCE) {
    if (start > 0) await yieldToMain();
    await check(shops.slice(start, start + AT_ONCE));
  }
}
