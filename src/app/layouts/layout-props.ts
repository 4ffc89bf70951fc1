import type { ReactNode } from 'react';
import type { MessageKey } from '~/i18n/keys';

/** Names of routes that the layout decides by (requirements 2.038 to 2.041). */
export type RouteName =
  | 'redeem'
  | 'shops'
  | 'shopDetails'
  | 'walletReturn'
  | 'prepaidEnter'
  | 'help'
  | 'other';

export interface LayoutProps {
  /** The route that is shown; decides the highlighted item of the navigation. */
  route: RouteName;
  /** false if a route hides the navigation bar (requirement 2.043). */
  showNavBar?: boolean;
  /** Text of the link to the page's task, if there is a lot before it. */
  task?: MessageKey | undefined;
  /** The address of the page, or its content, is a secret. */
  holdsSecret?: boolean;
  children: ReactNode;
}
