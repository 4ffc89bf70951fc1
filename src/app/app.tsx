import { QueryClientProvider } from '@tanstack/react-query';
import {
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '~/api';
import { RedemptionContext } from '~/redemption/use-redemption';
import { useSitePhase } from '~/sites/use-site';
import { heldVoucher } from '~/voucher/held-voucher';
import { LOADING_GRACE } from './loading-grace';
import { LoadingScreen } from './loading-screen';
import type { Page } from './page';
import { routes } from './routes';
import { Shell } from './shell';
import { showStartFailure } from './start-failure';
import { HydratedFromLandingContext } from './hydrated-from-landing';
import { leaveDocument, takeNextState } from './leave-document';

interface RenderOptions {
  /** The landing page's root, which is left. */
  existing?: Root | undefined;
  /** Whether the page's prerendered frame is there. */
  isFramed?: boolean | undefined;
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Renders the whole application at the current address: the first page waits for its code and data,
 * so that what is there (a landing page that is left, a frame) stays until the page is ready.
 * @returns the router immediately, so that another navigation in the meantime goes through it
 */
export function render(
  page: Page,
  container: HTMLElement,
  { existing, isFramed = false }: RenderOptions = {},
): AppRouter {
  // Without a frame nothing is done again, and what is pressed belongs to the page.
  if (!isFramed) delete window.framePress;
  const root = existing ?? createRoot(container, { onUncaughtError: showStartFailure });
  const shell = (children: ReactNode) => (
    <StrictMode>
      <Shell page={page}>{children}</Shell>
    </StrictMode>
  );
  // The server answers in the language of the page.
  page.i18n.on('languageChanged', () => void queryClient.invalidateQueries());
  forgetWithVoucher(page.session);
  const showLoading = () => root.render(shell(<LoadingScreen />));
  // Without this part the page is there all the same.
  const frameInput = isFramed ? import('./frame-input').catch(() => undefined) : undefined;
  // What is typed in the frame is not taken away.
  const giveWay = async () => {
    const isInUse = (await frameInput)?.isFrameInUse(container);
    if (!isInUse && !isShown) showLoading();
  };
  let isShown = false;
  const grace = isFramed ? setTimeout(() => void giveWay(), LOADING_GRACE) : undefined;
  if (!existing && !isFramed) showLoading();
  // The page's code and data come while the configuration is still under way.
  takeNextState();
  const router = createBrowserRouter(routes(page.siteStore));
  leaveDocument(router, page);
  const showFirstPage = async () => {
    const [redemption, input] = await Promise.all([
      page.loadRedemption(),
      frameInput,
      restoredSite(page),
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
        shell(
          <ConfigurationGate>
            <QueryClientProvider client={queryClient}>
              <HydratedFromLandingContext value={existing !== undefined}>
                <RedemptionContext value={redemption}>
                  <RouterProvider router={router} />
                  {restore && <AfterFrame restore={restore} />}
                </RedemptionContext>
              </HydratedFromLandingContext>
            </QueryClientProvider>
          </ConfigurationGate>,
        ),
      );
    });
  };
  void showFirstPage();
  return router;
}

/** Does once what the visitor did in the frame, when the page that replaces it is there. */
function AfterFrame({ restore }: { restore: () => void }) {
  const isDone = useRef(false);
  const [, setInPage] = useState(false);
  // A state set here makes React run the page's passive effects before it gives way to the browser: without
  // it a key or a press can come between the page and its effects. React has no other way to ask for that.
  // oxlint-disable-next-line react/set-state-in-effect -- the synchronous second rendering is the purpose
  useLayoutEffect(() => setInPage(true), []);
  useEffect(() => {
    if (!isDone.current) restore();
    isDone.current = true;
  }, [restore]);
  return null;
}

/** Answers that pages of another voucher got are not there for the next one. */
function forgetWithVoucher(session: Page['session']): void {
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
async function restoredSite({ siteStore }: Page): Promise<void> {
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
