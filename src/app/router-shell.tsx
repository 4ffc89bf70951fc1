import { Outlet, useLocation } from 'react-router-dom';
import { Layout } from './layouts/layout';
import { isPrivateAddress } from './private-addresses';
import { useRouteHandle } from './route-handle';
import { RouterParts } from './router-parts';

/** The frame of every page but the region's. */
export function RouterShell() {
  const { name, showNavBar } = useRouteHandle();
  const { pathname } = useLocation();
  return (
    <RouterParts>
      <Layout route={name} showNavBar={showNavBar} holdsSecret={isPrivateAddress(pathname)}>
        <Outlet />
      </Layout>
    </RouterParts>
  );
}
