import { createContext, createElement, useContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Icon } from './icon';
import styles from './link.module.css';
import { VisuallyHidden } from './visually-hidden';

type Anchor = ComponentProps<'a'>;

/** What a component that renders internal links receives. */
export type InternalLinkProps = Omit<Anchor, 'href'> & {
  href: string;
  /** What the page behind the link gets to know without its address; kept with the history entry. */
  state?: object | undefined;
};

/** Only a router can keep a state; an anchor has no such attribute. */
export const withoutState = { state: undefined };

const PlainAnchor = ({ children, ...props }: InternalLinkProps) => (
  <a {...props} {...withoutState}>
    {children}
  </a>
);

const LinkComponent = createContext<ComponentType<InternalLinkProps>>(PlainAnchor);

interface LinkComponentProviderProps {
  /** Renders every link inside the application, for example with the router; without it links are plain `<a>`. */
  component: ComponentType<InternalLinkProps>;
  children: ReactNode;
}

export function LinkComponentProvider({ component, children }: LinkComponentProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
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
 * A link. Addresses inside the application go through the provided component; addresses with a scheme, and
 * places on the same page, stay plain anchors.
 */
export function Link({ externalText, newTab = false, children, rel, state, ...props }: LinkProps) {
  const internal = useContext(LinkComponent);
  const { href, download } = props;
  if (!isFollowable(href)) return <span>{children}</span>;
  if (leavesSite(href) || (newTab && !hasScheme(href))) {
    return (
      <a {...props} rel={rel ?? 'noopener'} {...(newTab && { target: '_blank' })}>
        {children}
        {externalText !== undefined && (
          <>
            {' '}
            <VisuallyHidden>({externalText})</VisuallyHidden>
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
  // The component comes from the context and is the same in every render.
  return createElement(internal, { ...props, rel, state }, children);
}
