import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '~/ui/live-region';
import styles from './navigation-progress.module.css';

/** A wait this short needs no word, in ms. */
const SPOKEN_AFTER = 1000;
/** From here on the visitor is told that it takes longer than usual, in ms. */
const SLOW_AFTER = 5000;

/** A line at the top while the next page is loading; the present page stays usable. */
export function NavigationProgress({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const spoken = setTimeout(() => announce(t('shell.loading')), SPOKEN_AFTER);
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(spoken);
      clearTimeout(slow);
      setSlow(false);
    };
  }, [isActive, t]);
  if (!isActive) return null;
  return (
    <div className={styles.progress}>
      <div className={styles.bar} />
      {isSlow && <p className={styles.text}>{t('shell.still-loading')}</p>}
    </div>
  );
}
