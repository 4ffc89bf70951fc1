import type { ReactNode } from 'react';
import styles from './dead-end.module.css';
import { Page } from './page';
import { VoucherCard } from './voucher-card';

export interface DeadEndProps {
  title: ReactNode;
  lead: ReactNode;
  /** On the picture of a card above the heading. */
  brandName: ReactNode;
  /** The line below it. */
  label?: ReactNode;
  /** Something is broken; otherwise the card is whole, because it is worth what it was. */
  isTorn?: boolean;
  /** Links to where it goes on; the first is the most helpful one. */
  children: ReactNode;
}

/** A page on which nothing can be done: the site's card, what is the matter, and where it goes on. */
export function DeadEnd({ title, lead, brandName, label, isTorn = false, children }: DeadEndProps) {
  return (
    <Page title={title} lead={lead} width="form">
      <div className={styles.card} data-torn={isTorn || undefined} aria-hidden="true">
        {(isTorn ? ['left', 'right'] : ['whole']).map((part) => (
          <div key={part}>
            <VoucherCard brandName={brandName} label={label} isDecorative />
          </div>
        ))}
      </div>
      <div className={styles.ways}>{children}</div>
    </Page>
  );
}
