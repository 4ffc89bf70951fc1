import styles from './back-link.module.css';
import { Icon } from './icon';
import { Link, type LinkProps } from './link';

/** The way back to the page or list from which a page was opened, above its heading. */
export function BackLink({ children, ...link }: Pick<LinkProps, 'href' | 'onClick' | 'children'>) {
  return (
    <Link {...link} className={styles.back}>
      <Icon name="arrow-left" size="s" />
      <span>{children}</span>
    </Link>
  );
}
