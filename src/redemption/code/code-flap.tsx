import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import styles from './code-flap.module.css';

interface CodeFlapProps {
  isPending: boolean;
  onReveal: () => void;
}

/** The flap over a code, which one press uncovers. */
export function CodeFlap({ isPending, onReveal }: CodeFlapProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.flap} data-print="hide">
      <Button
        size="l"
        iconStart={drawings.eye}
        isPending={isPending}
        pendingLabel={t('code.revealing')}
        onClick={onReveal}
      >
        {t('code.reveal')}
      </Button>
      <p>{t('code.why-hidden')}</p>
    </div>
  );
}
