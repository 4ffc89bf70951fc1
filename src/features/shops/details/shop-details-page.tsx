import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '~/api';
import { LateReadProblem } from '~/problem/late-read-problem';
import { loadModule } from '~/lib/load-chunk';
import { useSite } from '~/sites/use-site';
import { usePageTitle } from '~/ui/page-title';
import { useAnnouncedChange } from '~/ui/use-announced';
import { BackLink } from '~/ui/back-link';
import { ShopDetailsView } from './shop-details-view';
import viewStyles from './shop-details-view.module.css';
import styles from './shop-details-page.module.css';
import { ShopDetailsSkeleton } from './shop-details-skeleton';
import { ShopGone } from './shop-gone';
import { shopOptions } from '~/features/shops/shop-queries';
import { readShopId } from '~/lib/paths';
import { useCloseDetails } from './use-close-details';
import { useIsWide } from '~/features/shops/use-is-wide';
import { isPlainClick } from '~/ui/plain-click';
import { KeptChoicesContext, type KeptChoices } from './use-value-choice';
import { useShopDetails } from './use-shop-details';

const ShopDetailsDialog = lazy(async () => {
  const { ShopDetailsDialog: Dialog } = await loadModule(() => import('./shop-details-dialog'));
  return { default: Dialog };
});

/** Asks for the shop at once; the page shows a failure itself, so the loader never fails. */
export function shopDetailsLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = readShopId(params['id']);
  if (id !== undefined) void queryClient.prefetchQuery(shopOptions(id));
  return null;
}

/** One shop on its own address: a dialog over the wall, on narrow screens a page (2.007). */
export function Component() {
  const { t } = useTranslation();
  const { id } = useParams();
  const isWide = useIsWide();
  const { close } = useCloseDetails();
  const { shop, preview, error, retry } = useShopDetails(id);
  const { overrideApiErrorMessageHtml } = useSite();
  // Sites that say nothing about failures say nothing about this one (8.004).
  const isGone = error?.code === 'SHOP_GONE' && !overrideApiErrorMessageHtml;
  const gone = isGone ? t('problem.shop-gone.title') : undefined;
  const title = gone ?? shop?.name ?? preview?.name ?? t('shops.details.title');
  usePageTitle(title);
  useAnnouncedChange(gone);
  // Without a connection the shop keeps what the wall knows of it.
  const known = error?.kind === 'offline' ? preview : undefined;
  const [choices] = useState<KeptChoices>(() => new Map());
  const content = isGone ? (
    <ShopGone />
  ) : error ? (
    <div className={`${viewStyles.details} ${viewStyles.problem}`}>
      {known?.logo && (
        <div className={viewStyles.plate}>
          <img src={known.logo} alt="" width={240} height={120} />
        </div>
      )}
      <LateReadProblem error={error} onRetry={retry} />
    </div>
  ) : shop ? (
    <KeptChoicesContext value={choices}>
      <ShopDetailsView key={shop.id} shop={shop} />
    </KeptChoicesContext>
  ) : (
    <ShopDetailsSkeleton logo={preview?.logo} />
  );
  if (!isWide) {
    return (
      <DetailsPage title={title} hasLogo={!error || known !== undefined}>
        {content}
      </DetailsPage>
    );
  }
  return (
    <Suspense fallback={null}>
      <ShopDetailsDialog title={title} isSmall={isGone} onClose={close}>
        {content}
      </ShopDetailsDialog>
    </Suspense>
  );
}

interface DetailsPageProps {
  title: string;
  /** Its logo is beside the heading. */
  hasLogo?: boolean;
  children: ReactNode;
}

/** A shop as a page: the way back to the wall, the heading, the known facts. */
export function DetailsPage({ title, hasLogo = true, children }: DetailsPageProps) {
  const { t } = useTranslation();
  const { close, href, isFromWall } = useCloseDetails();
  const heading = useRef<HTMLHeadingElement>(null);
  // Wall and details are one page to the focus manager. A page opened by its address starts at the top.
  useEffect(() => {
    if (isFromWall) heading.current?.focus({ preventScroll: true });
  }, [isFromWall]);
  return (
    <article className={styles.page}>
      <BackLink
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          close();
        }}
      >
        {t('shops.details.back')}
      </BackLink>
      <h1
        ref={heading}
        tabIndex={-1}
        data-page-heading=""
        className={hasLogo ? styles.besideLogo : undefined}
      >
        {title}
      </h1>
      {children}
    </article>
  );
}
