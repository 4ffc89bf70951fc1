import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import { useSiteText } from '~/i18n/use-site-text';
import { canTopUp } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { Icon } from '~/ui/icon';
import { Link } from '~/ui/link';
import { MenuButton } from '~/ui/menu-button';
import { useRedeemPath } from '~/sites/use-redeem-path';
import type { LayoutProps, RouteName } from './layout-props';
import styles from './nav-bar.module.css';

/** Routes on which the redeem item is the current one (requirements 2.038 to 2.041). */
const redeemRoutes: readonly RouteName[] = ['redeem', 'shops', 'shopDetails', 'walletReturn'];

/** The navigation bar; on a phone its items open below a menu button. */
export function NavBar({ route }: Pick<LayoutProps, 'route'>) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const site = useSite();
  /** The route on which the list was opened: going on closes it. */
  const [openOn, setOpenOn] = useState<RouteName>();
  const isOpen = openOn === route;
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    function closeByEscape({ key, defaultPrevented }: KeyboardEvent): void {
      if (key !== 'Escape' || defaultPrevented) return;
      setOpenOn(undefined);
      toggle.current?.focus();
    }
    function closeOutside({ target }: Event): void {
      if (target instanceof Element && !target.closest('header')) setOpenOn(undefined);
    }
    addEventListener('keydown', closeByEscape);
    addEventListener('pointerdown', closeOutside);
    return () => {
      removeEventListener('keydown', closeByEscape);
      removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

  return (
    <nav className={styles.nav} aria-label={t('shell.navigation')}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="navigation"
        onClick={() => setOpenOn(isOpen ? undefined : route)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        <span key={isOpen ? 'close' : 'open'}>{isOpen ? t('shops.close') : t('shell.menu')}</span>
      </button>
      <ul id="navigation" className={styles.items} data-open={isOpen || undefined}>
        {site.navbarLinks?.start && (
          <li>
            <Link href={site.navbarLinks.start} className={styles.item}>
              {t('shell.start')}
            </Link>
          </li>
        )}
        <BuyItem />
        {site.layout !== 'restaurant' && (
          <li>
            <Link
              href={redeemPath}
              className={styles.item}
              {...current(redeemRoutes.includes(route))}
            >
              {t('shell.redeem')}
            </Link>
          </li>
        )}
        {canTopUp(site) && (
          <li>
            <Link
              href={paths.prepaid()}
              className={styles.item}
              {...current(route === 'prepaidEnter')}
            >
              {t('shell.charge')}
            </Link>
          </li>
        )}
        <li>
          <Link href={paths.help()} className={styles.item} {...current(route === 'help')}>
            {t('shell.help')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Where vouchers are sold: one link, or a menu of several (requirements 2.032, 2.033). */
function BuyItem() {
  const { t } = useTranslation();
  const siteText = useSiteText();
  const links = useSite().navbarLinks?.buy ?? [];
  const [only] = links;
  if (!only) return null;
  return (
    <li>
      {links.length === 1 ? (
        <Link href={only.link} className={styles.item}>
          {siteText(only.label)}
        </Link>
      ) : (
        <MenuButton
          items={links.map(({ link, label }) => ({ href: link, label: siteText(label) }))}
        >
          {t('shell.buy')}
        </MenuButton>
      )}
    </li>
  );
}
