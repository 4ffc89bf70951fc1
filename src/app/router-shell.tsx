import { useCallback } from 'react';
import {
  Link as RouterLink,
  Outlet,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { NavigateContext, type Navigate } from '~/lib/navigation';
import { LinkComponentProvider, type InternalLinkProps } from '~/ui/link';
import { FocusManager } from './focus-manager';
import { Layout } from './layouts/layout';
import { NavigationProgress } from './navigation-progress';
import type { RouteHandle } from './route-handle';

const InternalLink = ({ href, ...props }: InternalLinkProps) => <RouterLink {...props} to={href} />;

/** Connects the parts that know no router (links, navigation, frame) with the router. */
export function RouterShell() {
  const routerNavigate = useNavigate();
  const navigate = useCallback<Navigate>(
    (href, options) => void routerNavigate(href, options),
    [routerNavigate],
  );
  const route = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <NavigateContext value={navigate}>
      <LinkComponentProvider component={InternalLink}>
        <NavigationProgress isActive={isNavigating} />
        <Layout route={route?.name ?? 'other'} showNavBar={route?.showNavBar ?? true}>
          <Outlet />
        </Layout>
        <FocusManager group={route?.group} keepScroll={route?.keepScroll ?? false} />
      </LinkComponentProvider>
    </NavigateContext>
  );
}
