import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DetailsState } from '~/features/shops/details/use-close-details';
import { takeWantedShop } from '~/features/shops/details/wanted-shop';
import { paths } from '~/lib/paths';

/**
 * Leads to the shop that the visitor had chosen before entering a code. A visitor who comes to the wall
 * without a voucher has changed plans, so the wish is dropped.
 */
export function useWantedShop(holdsVoucher: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const wanted = takeWantedShop();
    const state: DetailsState = { fromWall: true };
    if (wanted && holdsVoucher) void navigate(paths.shop(wanted.id, wanted.slug), { state });
    // Only on arrival: a session that begins later belongs to another visit.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
}
