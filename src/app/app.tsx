import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '~/api/query-client';
import { setPagePaths } from '~/api/report';
import { onIdle } from '~/lib/on-idle';
import { paths } from '~/lib/paths';
import { RedemptionContext } from '~/redemption/use-redemption';
import { useSitePhase } from '~/sites/use-site';
import { heldVoucher } from '~/voucher/voucher-session';
import { AfterFrame } from './after-frame';
import { AppProviders } from './app-providers';
import { LOADING_GRACE } from './loading-grace';
import { LoadingScreen } from './loading-screen';
import type { AppServices } from './app-services';
import { PAGES } from './page-table';
import { routes } from './routes';
import { showStartFailure } from './start-failure';
import { leaveDocument, takeNextState } from './leave-document';

type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Renders the whole application at the current address: the first page waits for its code and data, so that a
 * prerendered page stays until then.
 * @param isPrerendered whether the container holds the page itself and not only the loading screen
 */
export function render(
  services: AppServices,
  container: HTMLElement,
  { isPrerendered }: { isPrerendered: boolean },
): void {
  // The loading screen has no input to repeat.
  if (!isPrerendered) delete window.framePress;
  const root = createRoot(container, { onUncaughtError: showStartFailure });
  const app = (children: ReactNode) => (
    <StrictMode>
      <AppProviders services={services}>{children}</AppProviders>
    </StrictMode>
  );
  // The server answers in the language of the page.
  services.i18n.on('languageChanged', () => void queryClient.invalidateQueries());
  forgetWithVoucher(services.session);
  const showLoading = () => root.render(app(<LoadingScreen />));
  // The page works without this part.
  const frameInput = isPrerendered ? import('./frame-input').catch(() => undefined) : undefined;
  // A visitor who is typing in the prerendered page keeps it.
  const giveWay = async () => {
    const isInUse = (await frameInput)?.isFrameInUse(container);
    if (!isInUse && !isShown) showLoading();
  };
  let isShown = false;
  const grace = isPrerendered ? setTimeout(() => void giveWay(), LOADING_GRACE) : undefined;
  if (!isPrerendered) showLoading();
  // The page's code and data come while the configuration is still under way.
  takeNextState();
  setPagePaths(PAGES.map(({ path }) => path));
  const router = createBrowserRouter(routes(services.siteStore));
  leaveDocument(router, services);
  const showFirstPage = async () => {
    const [redemption, input] = await Promise.all([
      services.loadRedemption(),
      frameInput,
      restoredSite(services),
      whenInitialised(router),
    ]);
    // A click needs the element that was pressed.
    await window.framePress?.released;
    clearTimeout(grace);
    isShown = true;
    const restore = input?.keepFrameInput(container);
    // As a transition, rendering can be interrupted by input.
    startTransition(() => {
      root.render(
        app(
          <ConfigurationGate>
            <QueryClientProvider client={queryClient}>
              <RedemptionContext value={redemption}>
                <RouterProvider router={router} />
                <AfterFrame restore={restore} />
              </RedemptionContext>
            </QueryClientProvider>
          </ConfigurationGate>,
        ),
      );
    });
    // Nearly everybody goes on from the landing page to the wall.
    if (location.pathname === paths.redeem())
      onIdle(() => void import('~/features/shops/wall/shops-page'));
  };
  void showFirstPage();
}

/** Removes the cached answers of the last voucher when another one is entered. */
function forgetWithVoucher(session: AppServices['session']): void {
  let id = heldVoucher(session.getState())?.id;
  session.subscribe(() => {
    const next = heldVoucher(session.getState())?.id;
    if (next === undefined || next === id) return;
    if (id !== undefined) queryClient.removeQueries({ type: 'inactive' });
    id = next;
  });
}

/**
 * Resolves with the configuration, and with the variation that the tab was in (requirement 3.074). One that
 * is slow does not hold the page back: it applies when it comes.
 */
async function restoredSite({ siteStore }: AppServices): Promise<void> {
  if (siteStore.getState().category === undefined) return siteStore.settled();
  const { restoreVariation } = await import('./variation-loader');
  const restored = restoreVariation(siteStore);
  await siteStore.settled();
  await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, LOADING_GRACE))]);
}

/** The full page loads until the site configuration is there (requirements 2.049, 4.005). */
function ConfigurationGate({ children }: { children: ReactNode }) {
  return useSitePhase() === 'loading' ? <LoadingScreen /> : children;
}

function whenInitialised(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
