import { paths } from '~/lib/paths';
import { useCategory } from './use-site';

/**
 * Address of the redeem page that the visitor came by: a category's or variation's own, as long as one
 * applies (requirement 2.005).
 */
export const useRedeemPath = (): string => paths.redeem(useCategory());
