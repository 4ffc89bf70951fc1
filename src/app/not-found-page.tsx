import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { usePageTitle } from '~/ui/page-title';
import { ButtonLink } from '~/ui/button-link';
import { DeadEnd } from '~/ui/dead-end';

/** The address leads nowhere (requirements 2.025, 2.082, 8.043). Search engines must not index it. */
export function Component() {
  const { t } = useTranslation();
  const { brand } = useSite();
  usePageTitle(t('not-found.title'));
  return (
    <>
      <meta name="robots" content="noindex" />
      <DeadEnd
        title={t('not-found.title')}
        lead={t('not-found.lead')}
        brandName={brand}
        label="404"
        isTorn
      >
        <ButtonLink href={paths.redeem()} variant="primary">
          {t('problem.way.enter-code')}
        </ButtonLink>
        <ButtonLink href={paths.shops()}>{t('not-found.shops')}</ButtonLink>
        <ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>
      </DeadEnd>
    </>
  );
}
