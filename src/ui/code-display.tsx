import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styles from './code-display.module.css';
import { groupCode } from './group-code';

export interface CodeDisplayProps {
  label: ReactNode;
  code: string;
  /** Id of the code as text, for `aria-describedby`. */
  codeId?: string | undefined;
  /** `m` for the number of a barcode beside the code. */
  size?: 'l' | 'm';
  /** Under the code: a barcode. */
  children?: ReactNode;
}

/**
 * A code to read off and to copy. The groups are drawn apart but there is no space in the text, so that copying
 * and screen readers meet the code itself.
 */
export function CodeDisplay({ label, code, codeId, size = 'l', children }: CodeDisplayProps) {
  return (
    <div className={styles.display} data-size={size}>
      <p className={styles.label}>{label}</p>
      <p id={codeId} className={styles.code} translate="no">
        {groupCode(code).map((group, index) => (
          // The same group may come twice; the order never changes.
          // eslint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && <wbr />}
            <span className={styles.group}>{group}</span>
          </Fragment>
        ))}
      </p>
      {children}
    </div>
  );
}
