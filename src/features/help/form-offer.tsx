import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lastProblem } from '~/problem/last-problem';
import { useLinkedMessage, useLinkedOrder } from '~/problem/use-linked-order';
import { Button } from '~/ui/button';
import { ContactLinks, ContactWays } from './contact-ways';
import { useSiteStore } from '~/sites/use-site';
import { announce } from '~/ui/live-region';
import { TASK_ID } from '~/ui/skip-link';
import { readMessage } from './kept-message';
import styles from './help-page.module.css';

interface FormOfferProps {
  /** Nothing else on the page settles the matter. */
  isWayOut: boolean;
  children: ReactNode;
}

/**
 * The form, after the answers, and where else customer service can be reached. Open from the start after a failure, an
 * order or a payment, and where a message was begun.
 */
export function FormOffer({ isWayOut, children }: FormOfferProps) {
  const { t } = useTranslation();
  const linked = useLinkedOrder() + useLinkedMessage();
  const { id } = useSiteStore().getState().site;
  const [isOpen, setOpen] = useState(
    () => lastProblem() !== undefined || linked !== '' || Object.keys(readMessage(id)).length > 0,
  );
  const wasAsked = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen || !wasAsked.current) return;
    heading.current?.focus();
    // Orca says nothing of a focus that comes as the button that had it goes.
    announce(t('help.form.opened'));
  }, [isOpen, t]);
  return (
    <>
      <section aria-labelledby={TASK_ID}>
        <h2 id={TASK_ID} ref={heading} tabIndex={-1} className={styles.title}>
          {t('help.form.title')}
        </h2>
        {isOpen ? (
          children
        ) : (
          <>
            <p>{t('help.form.offer')}</p>
            <div className={styles.actions}>
              <Button
                variant={isWayOut ? 'primary' : 'quiet'}
                onClick={() => {
                  wasAsked.current = true;
                  // The form is large: on a slow phone the press would wait for it.
                  startTransition(() => setOpen(true));
                }}
              >
                {t('help.form.open')}
              </Button>
              <ContactLinks variant="plain" />
            </div>
          </>
        )}
      </section>
      {isOpen && <ContactWays />}
    </>
  );
}
