import type {
  ActivationFailure,
  ActivationLink,
  ActivationOrder,
  ActivationRequest,
  ActivationResult,
  ActivationVoucher,
  ProblemCode,
} from '~/api';
import { knownCode } from '~/problem/find-entry';

/** A voucher as the giver sees it after any attempts. */
export interface VoucherState extends ActivationVoucher {
  /** Why the last attempt did not activate it. */
  failure?: ProblemCode;
}

/** A voucher with what tells it from the others. */
export type NamedVoucher = VoucherState & { label: string };

/** Failures that a retry may resolve; after any other one the voucher stays as it is. */
const passing: readonly ProblemCode[] = [
  'UNKNOWN',
  'TEMPORARY_FAILURE',
  'RATE_LIMITED',
  'MAINTENANCE',
];

/** Whether the giver can still activate the voucher. */
export const isActivatable = ({ state, failure }: VoucherState): boolean =>
  state === 'inactive' && (failure === undefined || passing.includes(failure));

/**
 * The request for a choice. All that can be activated are asked for as `all` (requirement 1.029),
 * which also covers vouchers that joined the order meanwhile.
 * @param chosen ids, at least one
 */
export function activationRequest(
  link: ActivationLink,
  vouchers: readonly VoucherState[],
  chosen: ReadonlySet<string>,
): ActivationRequest {
  const inactive = vouchers.filter(({ state }) => state === 'inactive');
  const isAll = inactive.every(({ id }) => chosen.has(id));
  const voucherIds = inactive.map(({ id }) => id).filter((id) => chosen.has(id));
  return { ...link, ...(isAll ? { all: true } : { voucherIds }), confirmed: true };
}

/**
 * The order after its activation. A voucher that was active before counts as activated; one that the answer
 * names as both activated and failed stays unchanged.
 */
export function afterActivation(order: ActivationOrder, result: ActivationResult): VoucherState[] {
  const failures = new Map(
    result.failed.map(({ id, code }: ActivationFailure) => [id, knownCode(code)]),
  );
  return order.vouchers.map((voucher) => {
    const failure = failures.get(voucher.id);
    const isActivated = result.activated.includes(voucher.id);
    if (failure && isActivated) return voucher;
    if (isActivated) return { ...voucher, state: 'active' };
    return failure && voucher.state === 'inactive' ? { ...voucher, failure } : voucher;
  });
}

/** Whether an answer names vouchers that are not of the order. */
export const hasForeign = (
  { vouchers }: Pick<ActivationOrder, 'vouchers'>,
  { activated, failed }: ActivationResult,
): boolean =>
  [...activated, ...failed.map(({ id }) => id)].some(
    (named) => !vouchers.some(({ id }) => id === named),
  );
