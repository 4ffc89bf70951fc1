import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncedWait } from '~/ui/use-announced';
import styles from './navigation-progress.module.css';

/** After this time in ms the visitor is informed that it takes longer than usual. */
const SLOW_AFTER = 5000;

/** A progress bar at the top while the next page loads; the current page stays usable. */
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
