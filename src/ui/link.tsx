import type { ComponentProps } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router-dom';
import { Icon } from './icon';
import styles from './link.module.css';
import { VisuallyHidden } from './visually-hidden';

type Anchor = ComponentProps<'a'>;

type InternalLinkProps = Omit<Anchor, 'href'> & {
  href: string;
  /** Data for the page behind the link that its address does not hold; kept with the history entry. */
  state?: object | undefined;
};

/** Goes through the router; maintenance and the loading screen stand outside it. */
function InternalLink({ href, state, children, ...props }: InternalLinkProps) {
  return useInRouterContext() ? (
    <RouterLink {...props} to={href} state={state}>
      {children}
    </RouterLink>
  ) : (
    <a {...props} href={href}>
      {children}
    </a>
  );
}

export interface LinkProps extends InternalLinkProps {
  /**
   * Said after the text of a link that leaves the site or the tab ("opens another website"); with it such a
   * link also carries an icon.
   */
  externalText?: string | undefined;
  /** Opens a new tab, so that a form which is not kept stays; say so in `externalText`. */
  newTab?: boolean;
}

/** An address as browsers read it: over white space and control characters, and `\\` as `/`. */
const asRead = (href: string): string => href.replace(/[\s\p{Cc}]/gu, '').replaceAll('\\', '/');

const leavesSite = (href: string): boolean => /^(https?:|\/\/)/i.test(asRead(href));
const hasScheme = (href: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(asRead(href));

/** Addresses come from configurations too: nothing that runs, such as `javascript:`, becomes a link. */
const isFollowable = (href: string): boolean =>
  !hasScheme(href) || /^(https?|mailto|tel):/i.test(asRead(href));

/**
 * A link. Addresses inside the application go through the router; addresses with a scheme, and places on
 * the same page, are plain anchors.
 */
export function Link({ externalText, newTab = false, children, rel, state, ...props }: LinkProps) {
  const { href, download } = props;
  if (!isFollowable(href)) return <span>{children}</span>;
  if (leavesSite(href) || (newTab && !hasScheme(href))) {
    return (
      <a {...props} rel={rel ?? 'noopener'} {...(newTab && { target: '_blank' })}>
        {externalText === undefined ? (
          children
        ) : (
          <>
            <span>{children}</span> <VisuallyHidden>{`(${externalText})`}</VisuallyHidden>
            <Icon name="external" size="s" className={styles.external} />
          </>
        )}
      </a>
    );
  }
  if (hasScheme(href) || href.startsWith('#') || download !== undefined) {
    return (
      <a {...props} rel={rel}>
        {children}
      </a>
    );
  }
  return (
    <InternalLink {...props} rel={rel} state={state}>
      {children}
    </InternalLink>
  );
}
