import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lastProblem } from '~/form/last-problem';
import { NativeButton } from '~/ui/native-button';
import styles from './help-page.module.css';

/** The way to people, after the answers. Open at once for somebody who comes from a failure. */
export function FormOffer({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(() => lastProblem() !== undefined);
  const wasAsked = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen && wasAsked.current) heading.current?.focus();
  }, [isOpen]);
  return (
    <section aria-labelledby="write">
      <h2 id="write" ref={heading} tabIndex={-1} className={styles.title}>
        {t('help.form.title')}
      </h2>
      {isOpen ? (
        children
      ) : (
        <div className={styles.offer}>
          <p>{t('help.form.offer')}</p>
          <NativeButton
            iconStart="mail"
            onClick={() => {
              wasAsked.current = true;
              setOpen(true);
            }}
          >
            {t('help.form.open')}
          </NativeButton>
        </div>
      )}
    </section>
  );
}
