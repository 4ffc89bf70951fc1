import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSessionExpired } from '~/api/errors';
import { activityQuery, askActivity, type Known } from './activity';
import { useHeldVoucher, useVoucherSession } from './use-voucher-session';

/**
 * Everything that the server knows about a voucher, asked for when the page opens and when the visitor comes back; the
 * balance of the session follows it.
 * @param voucherId it is asked for as soon as this voucher is held
 * @param since names what has happened before, such as a redemption: an earlier answer does not count
 * @returns undefined until the server has told it
 */
export function useActivity(voucherId: string | undefined, since = ''): Known | undefined {
  const held = useHeldVoucher();
  const session = useVoucherSession();
  const now = held?.id === voucherId ? held : undefined;
  // A confirmation gives its session up, and still shows what is left.
  const [holder, keep] = useState(now);
  if (now && now !== holder) keep(now);
  const query = activityQuery(
    () => holder,
    (asking) =>
      askActivity(asking).catch((cause: unknown) => {
        if (isSessionExpired(cause)) session.expire(asking);
        throw cause;
      }),
  );
  const { data, error, refetch } = useQuery({ ...query, queryKey: [...query.queryKey, since] });
  useEffect(() => {
    if (data && voucherId !== undefined) session.correctBalance(voucherId, data.balanceInCent);
  }, [data, voucherId, session]);
  // A session that begins after the end of an earlier one has not been asked with.
  const askAgain = useEffectEvent(() => void (error && refetch()));
  const token = holder?.token;
  useEffect(() => {
    if (token !== undefined) askAgain();
  }, [token]);
  return data;
}
