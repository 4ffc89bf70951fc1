import type { CSSProperties } from 'react';
import styles from './sign.module.css';

interface SignProps {
  name: string;
  logo: string | undefined;
}

/** The face of an organisation beside its name: its logo, else its first letter in a colour of its own. */
export function Sign({ name, logo }: SignProps) {
  const letters = [...name];
  const hue = letters.reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0) * 47, 0) % 360;
  return (
    <span className={styles.sign} style={{ '--hue': hue } as CSSProperties} aria-hidden="true">
      <span>{letters[0]?.toUpperCase()}</span>
      {logo !== undefined && (
        <img
          src={logo}
          alt=""
          width={104}
          height={64}
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}
