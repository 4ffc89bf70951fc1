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
import { paths } from '~/lib/paths';
import { useCategory } from '~/sites/use-site';
import { FocusManager } from './focus-manager';
import { Layout } from './layouts/layout';
import { NavigationProgress } from './navigation-progress';
import type { RouteHandle } from './route-handle';
import type { VariationData } from './variation-loader';

/** Within a variation the way to the redeem page is the way to the variation's (4.033). */
const withCategory = (href: string, category: string | undefined): string =>
  href === paths.redeem() ? paths.redeem(category) : href;

const InternalLink = ({ href, ...props }: InternalLinkProps) => (
  <RouterLink {...props} to={withCategory(href, useCategory())} />
);

/** A variation is the redeem page under an address of its own (2.004). */
const redeemHandle: RouteHandle = { name: 'redeem', keepScroll: true };

/** Connects the parts that know no router (links, navigation, frame) with the router. */
export function RouterShell() {
  const routerNavigate = useNavigate();
  const category = useCategory();
  const navigate = useCallback<Navigate>(
    (href, options) => void routerNavigate(withCategory(href, category), options),
    [routerNavigate, category],
  );
  const match = useMatches().at(-1);
  const { isVariation = false } = (match?.loaderData ?? {}) as Partial<VariationData>;
  const route = isVariation ? redeemHandle : (match?.handle as RouteHandle | undefined);
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
