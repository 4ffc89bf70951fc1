import { activityOf, chargesOf, lookAt, redemptionsOf, settle } from '../ledger.ts';
import { choose, type Scenario } from './scenario.ts';
import { isCodeThere } from './redemption.ts';

/** Looks at everything that is under way, then tells it. */
export const getVoucherActivity: Scenario = (call) => {
  const { token, now } = call;
  for (const charge of chargesOf(call, token?.['jti'])) {
    if (charge.status === 'processing') settle(call, charge, lookAt(charge, now));
  }
  for (const redemption of redemptionsOf(call)) isCodeThere(redemption, now);
  return { ...choose(200, 'activity-none'), echo: activityOf(call) };
};
