import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { usePageTitle } from '~/ui/page-title';
import { ButtonLink } from '~/ui/button-link';
import { Page } from '~/ui/page';
import styles from './not-found-page.module.css';

/** The address leads nowhere (requirements 2.025, 2.082, 8.043). Search engines must not index it. */
export function Component() {
  const { t } = useTranslation();
  const { keyVisualImage } = useSite();
  usePageTitle(t('not-found.title'));
  return (
    <>
      <meta name="robots" content="noindex" />
      <Page title={t('not-found.title')} lead={t('not-found.lead')}>
        {keyVisualImage && (
          <img className={styles.visual} src={keyVisualImage} alt="" width={480} height={400} />
        )}
        <div className={styles.ways}>
          <ButtonLink href={paths.redeem()} variant="primary">
            {t('problem.way.enter-code')}
          </ButtonLink>
          <ButtonLink href={paths.shops()}>{t('not-found.shops')}</ButtonLink>
          <ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>
        </div>
      </Page>
    </>
  );
}
