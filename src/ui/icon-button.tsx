import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'children' | 'aria-label'
> {
  icon: IconName;
  /** The name; also the tooltip. */
  label: string;
}

/** A round native button that shows a drawing only; takes the colour of its surroundings. */
export function IconButton({ icon, label, type = 'button', ...props }: IconButtonProps) {
  return (
    <button {...props} type={type} className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
