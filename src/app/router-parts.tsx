import { useCallback, type ReactNode } from 'react';
import { Link as RouterLink, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import { NavigateContext, type Navigate } from '~/lib/navigation';
import { LinkComponentProvider, type InternalLinkProps } from '~/ui/link';
import { FocusManager } from './focus-manager';
import { NavigationProgress } from './navigation-progress';
import type { RouteHandle } from './route-handle';

const InternalLink = ({ href, ...props }: InternalLinkProps) => <RouterLink {...props} to={href} />;

/** Connects the parts that know no router (links, navigation, focus) with the router. */
export function RouterParts({ children }: { children: ReactNode }) {
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
        {children}
        <FocusManager group={route?.group} keepScroll={route?.keepScroll ?? false} />
      </LinkComponentProvider>
    </NavigateContext>
  );
}
