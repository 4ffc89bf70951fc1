import { Outlet, useMatches } from 'react-router-dom';
import { Layout } from './layouts/layout';
import type { RouteHandle } from './route-handle';
import { RouterParts } from './router-parts';

/** The frame of every page but the region's. */
export function RouterShell() {
  const route = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <RouterParts>
      <Layout route={route?.name ?? 'other'} showNavBar={route?.showNavBar ?? true}>
        <Outlet />
      </Layout>
    </RouterParts>
  );
}
