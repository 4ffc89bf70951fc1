import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon } from './icon';

export interface ChipProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'children'
> {
  children: ReactNode;
}

function Chip({ type, children, ...input }: ChipProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.chip}>
      <input
        {...input}
        type={type}
        className={styles.input}
        onFocus={({ currentTarget }) => {
          // Browsers are content with a chip under the fade, or under the button, at the end of its row.
          if (currentTarget.matches(':focus-visible')) {
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }
        }}
      />
      {type === 'checkbox' && <Icon name="check" size="s" className={styles.mark} />}
      <span>{children}</span>
    </label>
  );
}

/** A native checkbox as a chip; every attribute of `<input>` and its `ref` pass through. */
export function ChipCheckbox(props: ChipProps) {
  return <Chip type="checkbox" {...props} />;
}

/** A native radio button as a chip; give all chips of a group the same `name`. */
export function ChipRadio(props: ChipProps) {
  return <Chip type="radio" {...props} />;
}

/** Chips side by side: they wrap where there is space and scroll sideways on phones. Put it into a `Fieldset`. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
