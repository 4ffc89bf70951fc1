import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { report } from '~/api/report';
import { lazyOptional } from '~/lib/lazy-optional';
import { LoadRedemptionContext } from '~/redemption/use-redemption';
import { SiteProvider } from '~/sites/site-provider';
import { useSite, useSitePhase } from '~/sites/use-site';
import { BrandNameContext } from '~/ui/page-title';
import { VoucherSessionContext } from '~/voucher/use-voucher-session';
import { focusHeading } from './focus-heading';
import { ChangeLocaleContext } from './layouts/change-locale';
import type { AppServices } from './app-services';
import { SessionWatch } from './session-watch';
import { applyFonts } from './start/late-fonts';

const MaintenancePage = lazyOptional(
  async () => (await import('~/features/maintenance/maintenance-page')).MaintenancePage,
);

// Tests look at the pages as visitors get them.
const DevToolbar =
  import.meta.env.DEV && import.meta.env.MODE !== 'test'
    ? lazyOptional(async () => (await import('./dev-toolbar/dev-toolbar')).DevToolbar)
    : undefined;

interface AppProvidersProps {
  services: AppServices;
  children: ReactNode;
}

/**
 * What surrounds the router: stores and services as contexts, and
 * maintenance, which replaces everything while it is active (requirements 2.050, 4.006, 4.007).
 */
export function AppProviders({ services, children }: AppProvidersProps) {
  const changeLocale = useCallback(
    async (locale: string) => {
      try {
        await services.changeLocale(locale);
        return true;
      } catch (error) {
        report('The language could not be loaded', error);
        return false;
      }
    },
    [services],
  );
  return (
    <I18nextProvider i18n={services.i18n}>
      <SiteProvider store={services.siteStore}>
        <VoucherSessionContext value={services.session}>
          <LoadRedemptionContext value={services.loadRedemption}>
            <ChangeLocaleContext value={changeLocale}>
              <MaintenanceGate>
                {children}
                <SessionWatch />
                {DevToolbar && <DevToolbar />}
              </MaintenanceGate>
            </ChangeLocaleContext>
          </LoadRedemptionContext>
        </VoucherSessionContext>
      </SiteProvider>
    </I18nextProvider>
  );
}

function MaintenanceGate({ children }: { children: ReactNode }) {
  const { maintenanceMode, name } = useSite();
  const phase = useSitePhase();
  const isActive = phase === 'failed' || maintenanceMode === true;
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive) applyFonts();
    // The button that ended it is gone, and the focus with it.
    if (wasActive.current && !isActive) focusHeading();
    wasActive.current = isActive;
  }, [isActive]);
  return (
    <BrandNameContext value={name}>
      {isActive ? <MaintenancePage missing={<Unreachable />} /> : children}
    </BrandNameContext>
  );
}

/** Not even the view for such a case could be loaded. */
function Unreachable() {
  const { t } = useTranslation();
  return (
    <main className="start-failure">
      <h1>{t('error-page.title')}</h1>
      <p>{t('error-page.chunk')}</p>
      <a href={location.href}>{t('error-page.reload')}</a>
    </main>
  );
}
