import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncedWait } from '~/ui/use-announced';
import styles from './navigation-progress.module.css';

/** From here on the visitor is told that it takes longer than usual, in ms. */
const SLOW_AFTER = 5000;

/** A line at the top while the next page is loading; the present page stays usable. */
export function NavigationProgress({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useAnnouncedWait(t('shell.loading'), isActive);
  useEffect(() => {
    if (!isActive) return;
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(slow);
      setSlow(false);
    };
  }, [isActive]);
  if (!isActive) return null;
  return (
    <div className={styles.progress}>
      <div className={styles.bar} />
      {isSlow && <p className={styles.text}>{t('shell.still-loading')}</p>}
    </div>
  );
}
