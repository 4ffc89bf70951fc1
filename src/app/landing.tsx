import {
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { CODE_FORM_ID } from '~/features/redeem/code-form-id';
import { RedeemPage } from '~/features/redeem/redeem-page';
import { onIdle } from '~/lib/on-idle';
import { useSitePhase } from '~/sites/use-site';
import { LinkComponentProvider, withoutState, type InternalLinkProps } from '~/ui/link';
import { NavigateContext, type Navigate } from '~/ui/navigation';
import { isPlainClick } from '~/ui/plain-click';
import type { AppRouter } from './app';
import { Layout } from './layouts/layout';
import { LOADING_GRACE } from './loading-grace';
import { LoadingScreen } from './loading-screen';
import type { Page } from './page';
import { Shell } from './shell';
import { showStartFailure } from './start-failure';

/** The landing page with its frame, as it is prerendered and hydrated: no router, no query client. */
export function Landing({ page, navigate }: { page: Page; navigate: Navigate }) {
  const [LinkComponent] = useState(() => createLandingLink(navigate));
  useEarlyPress();
  return (
    <StrictMode>
      <Shell page={page}>
        <NavigateContext value={navigate}>
          <LinkComponentProvider component={LinkComponent}>
            <ConfigurationWait>
              <Layout route="redeem">
                <RedeemPage />
              </Layout>
            </ConfigurationWait>
          </LinkComponentProvider>
        </NavigateContext>
      </Shell>
    </StrictMode>
  );
}

/** Presses the button, such as the form's or that of the menu, that was pressed before hydration. */
function useEarlyPress(): void {
  const pressed = useRef<HTMLElement>(undefined);
  // At once: from now on presses are handled, and none of them is kept as well.
  useLayoutEffect(() => {
    pressed.current = window.framePress?.control;
    delete window.framePress;
  }, []);
  useEffect(() => {
    pressed.current?.removeAttribute('aria-busy');
    pressed.current?.click();
    pressed.current = undefined;
  }, []);
}

/**
 * Hydrates a prerendered landing page. The rest of the application follows when the browser is
 * idle, and renders in the same root as soon as the visitor goes to another page.
 */
export async function hydrate(page: Page, container: HTMLElement): Promise<void> {
  const loadApp = () => import('./app');
  const navigate: Navigate = (href, options) => {
    void go(href, options?.replace === true);
  };
  /** The application replaces the landing page once; a navigation while it loads goes through its router. */
  let taken: Promise<AppRouter> | undefined;
  async function go(href: string, replace: boolean) {
    try {
      if (taken) await (await taken).navigate(href, { replace });
      else await (taken = takeOver(href, replace));
    } catch {
      // The application could not be loaded: the browser goes there by itself.
      location.assign(href);
    }
  }
  async function takeOver(href: string, replace: boolean) {
    const app = await loadApp();
    if (page.leaveFor?.(new URL(href, location.href))) return new Promise<never>(() => {});
    history[replace ? 'replaceState' : 'pushState'](null, '', href);
    return app.render(page, container, { existing: root });
  }
  let root: Root | undefined;
  // As a transition, hydration can be interrupted by input.
  startTransition(() => {
    root = hydrateRoot(container, <Landing page={page} navigate={navigate} />, {
      onUncaughtError: showStartFailure,
    });
  });
  onIdle(() => {
    void page.siteStore.settled();
    preloadModules(page.appModules);
  });
}

/**
 * Fetches scripts without running them: they are at hand when the visitor goes on. One at a time,
 * because each takes a phone some milliseconds to ask for.
 */
function preloadModules([href, ...others]: readonly string[]): void {
  if (href === undefined) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  onIdle(() => preloadModules(others));
}

/**
 * After the grace period the full-page loading screen replaces the landing page, unless the visitor is
 * using its form: typed input is never lost, and a form that was sent waits on its own.
 */
function ConfigurationWait({ children }: { children: ReactNode }) {
  const phase = useSitePhase();
  const [isGivingWay, setGivingWay] = useState(false);
  useEffect(() => {
    if (phase !== 'loading') return;
    const grace = setTimeout(() => setGivingWay(!isFormInUse()), LOADING_GRACE);
    return () => clearTimeout(grace);
  }, [phase]);
  return phase === 'loading' && isGivingWay ? <LoadingScreen /> : children;
}

/** Whether the focus is in the form for the code, or something is filled in. */
function isFormInUse(): boolean {
  const form = document.querySelector<HTMLFormElement>(`#${CODE_FORM_ID}`);
  if (!form) return false;
  return form.contains(document.activeElement) || [...new FormData(form).values()].some(Boolean);
}

/** Links of the landing page are real links that start the application instead of a page load. */
function createLandingLink(navigate: Navigate) {
  return function LandingLink({ href, onClick, children, ...props }: InternalLinkProps) {
    return (
      <a
        {...props}
        {...withoutState}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          if (!isPlainClick(event) || props.target) return;
          event.preventDefault();
          if (href !== location.pathname) navigate(href);
        }}
      >
        {children}
      </a>
    );
  };
}
