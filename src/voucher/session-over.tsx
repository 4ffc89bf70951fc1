import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { useRedeemPath } from '~/sites/use-redeem-path';

/**
 * Says that the session ran out and that only the code must be entered again (requirement 4.070). It
 * takes the focus if the end of the session removed the focused element.
 */
export function SessionOver() {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A button that was disabled loses the focus a moment later.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      container.current?.focus();
  }, []);
  return (
    <div ref={container} tabIndex={-1}>
      <Notice
        tone="warning"
        role="alert"
        title={t('problem.session-expired.title')}
        actions={
          <ButtonLink href={redeemPath} variant="primary">
            {t('problem.way.enter-code')}
          </ButtonLink>
        }
      >
        <p>{t('problem.session-expired.text')}</p>
      </Notice>
    </div>
  );
}
