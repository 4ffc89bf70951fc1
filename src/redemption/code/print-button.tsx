import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';

/** Prints the page; browsers within apps may print nothing. */
export function PrintButton() {
  const { t } = useTranslation();
  if (typeof window.print !== 'function') return null;
  return (
    <Button variant="plain" iconStart={drawings.print} onClick={() => print()}>
      {t('code.print')}
    </Button>
  );
}
