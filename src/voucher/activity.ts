import { queryOptions } from '@tanstack/react-query';
import type { VoucherActivity } from '~/api';
import { ApiError, signedOut } from '~/api/errors';

/** One payment of a voucher or card, as the server knows it. */
export type Charge = VoucherActivity['charges'][number];

/** Everything that the server knows about a voucher or card. `version`: its ETag, which calls that move money carry. */
export interface Known extends VoucherActivity {
  version: string;
}

/** Who asks: the voucher or card that is held, and its token. */
export interface Holder {
  id: string;
  token: string;
}

/** How long to wait before the server is asked again, in ms: quickly at first, then patiently. */
const DELAYS = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 45_000, 60_000];

/** Whether a payment has no end yet: another one must wait for it, or call it off. */
export const isUnderWay = ({ status }: Charge): boolean =>
  status === 'open' || status === 'processing';

/** Whether the server knows a redemption under a key that was not in vain, and was not taken back. */
export const isRedeemed = ({ redemptions }: Known, key: string): boolean =>
  redemptions.some(
    ({ key: of, status }) => of === key && status !== 'failed' && status !== 'revoked',
  );

/**
 * What has arrived for a redemption, in cents: also by payments that had been called off or left.
 * @param key of the redemption
 * @param chargeId the payment that it named; it may have been made under an earlier key
 */
export function arrivedFor({ charges }: Known, key: string, chargeId?: string): number {
  const named = charges.find((each) => each.chargeId === chargeId);
  const isFor = (each: Charge): boolean =>
    each === named ||
    (each.orderKey !== undefined && [key, named?.orderKey].includes(each.orderKey));
  return charges
    .filter((each) => each.status === 'received')
    .filter(isFor)
    .reduce((sum, { amountInCent }) => sum + amountInCent, 0);
}

/**
 * The question for everything that the server knows about a voucher or card. It is asked again when the visitor comes
 * back, and by itself while a payment is under way.
 * @param holder the voucher or card that is held, current at every call
 */
export const activityQuery = (
  holder: () => Holder | undefined,
  ask: (token: string) => Promise<Known> = askActivity,
) =>
  queryOptions<Known>({
    queryKey: ['activity', holder()?.id],
    queryFn: () => {
      const { token } = holder() ?? {};
      if (token === undefined) throw signedOut();
      return ask(token);
    },
    enabled: holder() !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.charges.some(isUnderWay) ? (DELAYS[dataUpdateCount - 1] ?? 60_000) : false,
  });

/** Makes the call. @throws ApiError */
export async function askActivity(auth: string): Promise<Known> {
  const { getVoucherActivity } = await import('~/api');
  const { data, response } = await getVoucherActivity({ auth, throwOnError: true });
  const version = response.headers.get('ETag');
  // Without it a call that moves money would carry nothing that was seen.
  if (version === null) throw new ApiError({ kind: 'contract', code: 'UNKNOWN', answer: data });
  return { ...data, version };
}
