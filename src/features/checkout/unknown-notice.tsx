import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusBox } from '~/ui/focus-box';
import { Notice } from '~/ui/notice';

/**
 * An attempt without an answer turned out not to have reached the server: the form is open again. Takes the
 * focus, because the button that was pressed is gone.
 */
export function UnknownNotice() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FocusBox id={id}>
      <Notice id={id} tone="info" title={t('redemption.unknown.title')}>
        <p>{t('redemption.unknown.text')}</p>
      </Notice>
    </FocusBox>
  );
}
