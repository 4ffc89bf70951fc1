import { useCallback, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate, useNavigation } from 'react-router-dom';
import { LinkComponentProvider, type InternalLinkProps } from '~/ui/link';
import { NavigateContext, type Navigate } from '~/ui/navigation';
import { FocusManager } from './focus-manager';
import { NavigationProgress } from './navigation-progress';
import { useRouteHandle } from './route-handle';

const InternalLink = ({ href, ...props }: InternalLinkProps) => <RouterLink {...props} to={href} />;

/** Connects the parts that know no router (links, navigation, focus) with the router. */
export function RouterParts({ children }: { children: ReactNode }) {
  const routerNavigate = useNavigate();
  const navigate = useCallback<Navigate>(
    (href, options) => void routerNavigate(href, options),
    [routerNavigate],
  );
  const { group, keepScroll } = useRouteHandle();
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <NavigateContext value={navigate}>
      <LinkComponentProvider component={InternalLink}>
        <NavigationProgress isActive={isNavigating} />
        {children}
        <FocusManager group={group} keepScroll={keepScroll} />
      </LinkComponentProvider>
    </NavigateContext>
  );
}
