import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '~/lib/paths';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { Layout } from './layouts/layout';
import { isPrivateAddress } from './page-table';
import { RedemptionSteps, type RedemptionStep } from './redemption-steps';
import { useRouteHandle } from './route-handle';
import { RouterParts } from './router-parts';

/** The frame of every page but the region's. */
export function RouterShell() {
  const { name, showNavBar } = useRouteHandle();
  const { pathname } = useLocation();
  const step = useRedemptionStep(pathname);
  return (
    <RouterParts>
      <Layout route={name} showNavBar={showNavBar} holdsSecret={isPrivateAddress(pathname)}>
        {step && <RedemptionSteps step={step} />}
        <Outlet />
      </Layout>
    </RouterParts>
  );
}

/**
 * The step of the page. The last one belongs to what this tab redeemed: the link of an e-mail stands
 * for itself. A prerendered page does not know the tab and has the place for the line.
 */
function useRedemptionStep(pathname: string): RedemptionStep | undefined {
  const { step } = useRouteHandle();
  const { order, result } = useRedemptionRecord().confirmation ?? {};
  if (step !== 'done') return step;
  const link = result && 'redeemLinkToken' in result ? result.redeemLinkToken : undefined;
  const isOwn =
    pathname === paths.thankYou()
      ? typeof document === 'undefined' || order?.kind === 'shop'
      : link !== undefined && pathname === paths.merchantCode(link);
  return isOwn ? step : undefined;
}
