import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '~/lib/paths';
import { useRedemption, useRedemptionRecord } from '~/redemption/use-redemption';
import { Layout } from './layouts/layout';
import { isPrivateAddress } from './page-table';
import { RedemptionSteps, type RedemptionStep } from './redemption-steps';
import { useRouteHandle } from './route-handle';
import { FocusManager } from './focus-manager';
import { NavigationProgress } from './navigation-progress';

/** Surrounds every page: progress while the next one loads, and the focus that follows. */
export function Root() {
  const { group, keepScroll } = useRouteHandle();
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <>
      <NavigationProgress isActive={isNavigating} />
      <Outlet />
      <FocusManager group={group} keepScroll={keepScroll} />
    </>
  );
}

/** Header and footer of every page but the region's, which has its own. */
export function PageLayout() {
  const { name, showNavBar, task } = useRouteHandle();
  const { pathname } = useLocation();
  const step = useRedemptionStep(pathname);
  useResultPage();
  return (
    <Layout route={name} {...{ showNavBar, task }} holdsSecret={isPrivateAddress(pathname)}>
      {step && <RedemptionSteps step={step} />}
      <Outlet />
    </Layout>
  );
}

/** Loads the page of the result while the server redeems, so that its answer is shown at once. */
function useResultPage(): void {
  const isSending = useRedemption().phase === 'sending';
  useEffect(() => {
    // The router asks again, and reports the missing part.
    if (isSending) void import('~/features/thank-you/thank-you-page').catch(() => undefined);
  }, [isSending]);
}

/**
 * The step of the page. The last one belongs to the redemption of this tab: the link of an e-mail stands
 * for itself. A prerendered page does not know the tab and has the place for the line.
 */
function useRedemptionStep(pathname: string): RedemptionStep | undefined {
  const { step } = useRouteHandle();
  const { phase } = useRedemption();
  const { order, result } = useRedemptionRecord().confirmation ?? {};
  // Details without a choice: the shop comes next.
  if (step === 'details' && phase === 'choosing' && typeof document !== 'undefined') return 'shop';
  if (step === 'details' && phase === 'paying') return 'pay';
  if (step !== 'done') return step;
  const link = result && 'redeemLinkToken' in result ? result.redeemLinkToken : undefined;
  const isOwn =
    pathname === paths.thankYou()
      ? typeof document === 'undefined' || order?.kind === 'shop'
      : link !== undefined && pathname === paths.merchantCode(link);
  return isOwn ? step : undefined;
}
