import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/notice';

/**
 * An attempt without an answer turned out not to have reached the server: the form is open again. Takes the
 * focus, which what the visitor has pressed has lost with its page.
 */
export function UnknownNotice() {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={container}
      tabIndex={-1}
      role="group"
      aria-labelledby="unknown-title"
      aria-describedby="unknown-text"
    >
      <Notice id="unknown" tone="info" title={t('redemption.unknown.title')}>
        <p>{t('redemption.unknown.text')}</p>
      </Notice>
    </div>
  );
}
