import { Outlet } from 'react-router-dom';
import { Layout } from './layouts/layout';
import { useRouteHandle } from './route-handle';
import { RouterParts } from './router-parts';

/** The frame of every page but the region's. */
export function RouterShell() {
  const { name, showNavBar } = useRouteHandle();
  return (
    <RouterParts>
      <Layout route={name} showNavBar={showNavBar}>
        <Outlet />
      </Layout>
    </RouterParts>
  );
}
