import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import styles from './loading-screen.module.css';

/** After this long the screen says that it is still at work and offers to load the page again, in ms. */
const STILL_LOADING = 6000;

/** The full page while the site configuration is under way (requirements 2.049, 4.005). */
export function LoadingScreen() {
  const { t } = useTranslation();
  const { brand, logo, support } = useSite();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const slow = setTimeout(() => setSlow(true), STILL_LOADING);
    return () => clearTimeout(slow);
  }, []);
  return (
    <main className={styles.screen}>
      <div className={styles.brand}>
        <img src={logo} alt="" width={64} height={64} />
        <h1>{brand}</h1>
      </div>
      <div className={styles.bar} aria-busy="true" />
      <p role="status" className={styles.text}>
        {isSlow ? t('shell.still-loading') : t('shell.loading')}
      </p>
      {isSlow && (
        <div className={styles.ways}>
          <Button iconStart="refresh" onClick={() => location.reload()}>
            {t('error-page.reload')}
          </Button>
          {support?.url && <ButtonLink href={support.url}>{t('problem.way.help')}</ButtonLink>}
        </div>
      )}
    </main>
  );
}
